import { mkdir, readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { plain } from "../../app/i18n/typography.ts";
import { costsShareCard, shareCardAddress } from "../../app/ui/share-card.ts";
import { deleteUniversity, updateProgram, updateUniversity } from "../../domain/catalog/commands.ts";
import { getProgram } from "../../domain/catalog/program-queries.ts";
import { createPost, updatePost } from "../../domain/content/blog/commands.ts";
import { getFirstYear } from "../../domain/money/costs-queries.ts";
import { post, program, university } from "../support/factories.ts";
import { priced } from "../support/fee-items.ts";
import { openPage } from "../support/html.ts";
import { type TestSite, temporaryFolder, testSite } from "../support/site.ts";

const drawings = (site: TestSite) => site.logged.filter(({ msg }) => msg === "picture drawn").map(({ path }) => path);

/** The path of a page's share card. */
async function cardOf(site: TestSite, page: string): Promise<string> {
	const address = (await openPage(site.get(page))).one('meta[property="og:image"]').get("content");
	return new URL(address ?? "").pathname;
}

async function sizeOf(answer: Response) {
	const { width, height, format } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
	return { width, height, format };
}
const cardSize = { width: 1200, height: 630, format: "png" };

test("H2: a share card is rendered once for any number of sequential and concurrent requests, also after a restart", async () => {
	const dataDir = await temporaryFolder();
	const site = await testSite("sample", { dataDir });
	const [{ id }] = (await site.sql("select id from programs limit 1")) as [{ id: string }];
	const card = await cardOf(site, `/programs/${id}`);
	const answers = await Promise.all(Array.from({ length: 6 }, () => site.get(card)));
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
	expect((await site.get(card)).status).toBe(200);
	expect(drawings(site)).toEqual([card]);
	for (const icon of ["/favicon.ico", "/apple-touch-icon.png", "/favicon.ico"])
		expect((await site.get(icon)).status).toBe(200);
	expect(drawings(site)).toEqual([card, "/favicon.ico", "/apple-touch-icon.png"]);
	const again = await testSite("sample", { dataDir, databaseUrl: site.url });
	expect(await sizeOf(await again.get(card))).toEqual(cardSize);
	expect(drawings(again)).toEqual([]);
	expect(await readdir(join(dataDir, "drawn", `en-${id}`))).toHaveLength(1);
});

test("H2: every page refers to an existing card; only cards of pages and public records are rendered; any other name is a 404 without rendering; the card of a program's costs is about the sum in soʻm, and without a rate about the question", async () => {
	const site = await testSite("sample");
	const draft = await createPost(site.system, { slug: "draft", title: "Draft", content: "Text", published: false });
	const [{ id }] = (await site.sql("select id from universities limit 1")) as [{ id: string }];
	const current = (await site.get(`/cards/en/${id}/0.png`)).headers.get("location") ?? "";
	expect((await site.get(current)).status).toBe(200);
	for (const name of ["a-1", "home2", draft, "00000000-0000-4000-8000-000000000000", id.slice(1)]) {
		const answer = await site.get(`/cards/en/${name}/0.png`);
		expect([answer.status, answer.headers.get("cache-control")], name).toEqual([404, "no-store"]);
	}
	expect((await site.get(`/cards/de/${id}/0.png`)).status).toBe(404);
	expect(drawings(site)).toEqual([current]);
	const [{ slug }] = (await site.sql("select slug from blog_posts limit 1")) as [{ slug: string }];
	const paths =
		"/about /ru/admissions /uz/apply /blog /ru/contact /uz/programs /universities /ru/visa-status /uz/costs /documents /ru/plan /uz/scholarships /fit /ru/promises /uz/is-it-us";
	const pages = ["/", "/ru", ...paths.split(" "), `/ru/universities/${id}`, `/uz/blog/${slug}`];
	const cards = await Promise.all(pages.map((page) => cardOf(site, page)));
	expect(new Set(cards).size).toBe(pages.length);
	for (const card of cards) expect(card).toMatch(/^\/cards\/(en|ru|uz)\/[a-z0-9-]+\/[a-z0-9]+\.png$/);
	// A page, and a record in another language: rendering takes time.
	for (const card of [0, pages.length - 2].map((index) => cards[index] as string)) {
		const answer = await site.get(card);
		expect([answer.status, answer.headers.get("cache-control")], card).toEqual([200, "public, max-age=86400"]);
		expect(await sizeOf(answer)).toEqual(cardSize);
	}
	const [program] = await site.sql("select id from programs where fee_items <> '[]' order by title limit 1");
	const firstYear = async () => {
		const found = await getProgram(site.system, program?.id);
		return costsShareCard(found, await getFirstYear(site.system, found), "uz");
	};
	const page = `/uz/costs?program=${program?.id}`;
	const card = await cardOf(site, page);
	expect(card).toBe(shareCardAddress(await firstYear(), "uz", "Hamroh"));
	expect(plain((await firstYear()).title)).toMatch(/^(kamida )?≈ [\d–]+ mln soʻm/);
	expect(await sizeOf(await site.get(card))).toEqual(cardSize);
	// The family's answers have no card of their own.
	expect(await cardOf(site, `${page}&months=24&home=room`)).toBe(card);
	await site.sql("delete from exchange_rates");
	expect((await firstYear()).title).toBe("Birinchi yil qancha turadi?");
	expect((await site.get(`/cards/uz/costs-${"0".repeat(8)}-0000-4000-8000-${"0".repeat(12)}/0.png`)).status).toBe(404);
});

test("a share card's address changes with the price, the title and the photo, and an earlier address leads to the current card", async () => {
	const site = await testSite();
	const values = { name: "Example University", location: "Busan" };
	const universityId = await university(site.system, values);
	const id = await program(site.system, { universityId, title: "Physics", type: "Master" });
	const page = `/programs/${id}`;
	const first = await cardOf(site, page);
	const picture = Buffer.from(await (await site.get(first)).arrayBuffer());
	expect(await cardOf(site, page)).toBe(first);

	const withPrice = { universityId, title: "Physics", type: "Master", ...priced("2,700,000 KRW per semester") };
	await updateProgram(site.system, id, withPrice);
	expect(await cardOf(site, page)).not.toBe(first);

	await updateProgram(site.system, id, { universityId, title: "Astrophysics", type: "Master" });
	const second = await cardOf(site, page);
	expect(second).not.toBe(first);
	expect(Buffer.from(await (await site.get(second)).arrayBuffer()).equals(picture)).toBe(false);

	await updateUniversity(site.system, universityId, { ...values, imageUrl: `/images/${"a".repeat(32)}-1280x720` });
	const third = await cardOf(site, page);
	expect(third).not.toBe(second);
	// The photo's file is missing: the card is the same as without a photo.
	for (let time = 0; time < 2; time++) {
		const answer = await site.get(third);
		expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=300"]);
	}
	// Only the newest version is stored.
	const earlier = await site.get(first);
	expect([earlier.status, earlier.headers.get("location")]).toEqual([302, third]);
	expect(earlier.headers.get("cache-control")).toBe("no-store");
	expect(drawings(site)).toEqual([first, second]);
});

test("the card of a withdrawn post or a deleted record is a 404, even though it was drawn before, and a card without its photo is drawn again when the photo can be read", async () => {
	const dataDir = await temporaryFolder();
	const site = await testSite("empty", { dataDir });
	const hash = "b".repeat(32);
	const id = await university(site.system, { imageUrl: `/images/${hash}-1280x720` });
	const card = await cardOf(site, `/universities/${id}`);
	const right = async (answer: Response) => {
		const pixel = sharp(await answer.arrayBuffer()).extract({ left: 1000, top: 300, width: 1, height: 1 });
		return [...(await pixel.removeAlpha().raw().toBuffer())];
	};
	const black = { r: 0, g: 0, b: 0 };
	expect(await right(await site.get(card))).not.toEqual(Object.values(black));
	await mkdir(join(dataDir, "images", hash), { recursive: true });
	const photo = sharp({ create: { width: 1280, height: 720, channels: 3, background: black } });
	await photo.webp({ lossless: true }).toFile(join(dataDir, "images", hash, "1280.webp"));
	const complete = await site.get(card);
	expect(complete.headers.get("cache-control")).toBe("public, max-age=86400");
	expect(await right(complete)).toEqual(Object.values(black));
	expect(await readdir(join(dataDir, "drawn", `en-${id}`))).toEqual([basename(card)]);

	const values = { slug: "news", title: "News", content: "Text", published: true };
	const postId = await createPost(site.system, values);
	const cards = [await cardOf(site, "/blog/news"), card];
	const statuses = () => Promise.all(cards.map(async (card) => (await site.get(card)).status));
	expect(await statuses()).toEqual([200, 200]);
	await updatePost(site.system, postId, { ...values, published: false });
	await deleteUniversity(site.system, id);
	expect(await statuses()).toEqual([404, 404]);
});

const addressOf = (image: { get(name: string): string | undefined }) => image.get("src") ?? "";

test("a university's cover shows its Korean and its short name as outlines and a landmark of its city; it is served for the light and the dark theme, compressed, and its address changes with its content", async () => {
	const site = await testSite();
	const place = { name: "Example University", location: "Busan", websiteUrl: "https://www.exu.ac.kr" };
	const ids: string[] = [];
	for (const values of [{}, { websiteUrl: null, nameKo: null }, { location: "Pohang" }])
		ids.push(await university(site.system, { ...place, nameKo: "한국대학교", ...values }));
	const [full, bare, other] = await Promise.all(ids.map(async (id) => (await site.get(`/covers/${id}`)).text()));
	for (const svg of [full, bare, other]) expect(svg).not.toMatch(/<text|<style|<script|font|href="http/);
	// The outlines of two names.
	expect(full?.match(/transform="translate/g)).toHaveLength(2);
	expect(bare?.match(/transform="translate/g)).toBeNull();
	// Gwangan Bridge.
	const bridge = "M0 266h640v16H0z";
	expect([full, bare, other].map((svg) => svg?.includes(bridge))).toEqual([true, true, false]);

	await site.sql("delete from universities");
	const id = await university(site.system, { nameKo: "한국대학교" });
	const picture = async () => {
		const page = await openPage(site.get("/universities"));
		const source = page.one(".cards picture source");
		expect(source.get("media")).toBe("(prefers-color-scheme:dark)");
		return { light: addressOf(page.one(".cards picture img")), dark: source.get("srcset") ?? "" };
	};
	// The site learns of another connection's writes by an asynchronous notification.
	const address = async () => (await picture()).light;
	await expect.poll(address).toMatch(new RegExp(`^/covers/${id}\\?`));
	const before = await picture();
	const [light, dark] = [await site.get(before.light), await site.get(before.dark)];
	for (const { headers } of [light, dark]) {
		expect(headers.get("content-type")).toBe("image/svg+xml");
		expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
		expect(headers.get("vary")).toContain("Accept-Encoding");
	}
	expect(await light.text()).not.toBe(await dark.text());
	const packed = await site.get(before.light, { "accept-encoding": "gzip" });
	expect(packed.headers.get("content-encoding")).toBe("gzip");

	await updateUniversity(site.system, id, { name: "Example University", location: "Seoul", nameKo: "서울대학교" });
	await expect.poll(address).not.toBe(before.light);
	const after = await picture();
	expect((await site.get(after.light)).headers.get("cache-control")).toContain("immutable");
	// The previous address still answers, with what the cover shows now, and is not stored for long.
	const outdated = await site.get(before.light);
	expect(outdated.headers.get("cache-control")).toBe("public, max-age=60");
	expect(await outdated.text()).toBe(await (await site.get(after.light)).text());
});

test("H2: a post's cover shows the icon of its first known tag; a draft and any other name have no cover; one address has a few covers drawn at once, and beyond its queue the others are rejected", async () => {
	const site = await testSite();
	const add = (slug: string, tags: string[], published = true) => post(site.system, { slug, tags, published });
	const [money, unknown] = [await add("money", ["unknown", "money"]), await add("unknown", ["unknown"])];
	const draft = await add("draft", ["money"], false);
	for (const name of [draft, "a-1", "constructor", crypto.randomUUID()]) {
		const answer = await site.get(`/covers/${name}`);
		expect([answer.status, answer.headers.get("cache-control")], name).toEqual([404, "no-store"]);
	}
	const icon = /translate\(248 108\)/;
	const shows = async (id: string) => icon.test(await (await site.get(`/covers/${id}`)).text());
	expect([await shows(money), await shows(unknown)]).toEqual([true, false]);
	for (const name of [await university(site.system), "a-1"]) {
		const answers = await Promise.all(Array.from({ length: 300 }, () => site.get(`/covers/${name}`)));
		expect(answers.filter(({ status }) => status === 429).length, name).toBeGreaterThan(50);
	}
});
