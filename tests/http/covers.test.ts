import { expect, test } from "vitest";
import { updateUniversity } from "../../domain/catalog/commands.ts";
import { post, university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const addressOf = (image: { get(name: string): string | undefined }) => image.get("src") ?? "";

test("a university's cover shows its Korean and its short name as outlines and a landmark of its city; it is served for the light and the dark theme, compressed, and its address changes with its content", async () => {
	const site = await testSite();
	const place = { name: "Example University", location: "Busan", websiteUrl: "https://www.exu.ac.kr" };
	const [named, unnamed, elsewhere] = [
		await university(site.system, { ...place, nameKo: "한국대학교" }),
		await university(site.system, { ...place, websiteUrl: null, nameKo: null }),
		await university(site.system, { ...place, nameKo: "한국대학교", location: "Pohang" }),
	];
	const [full, bare, other] = await Promise.all(
		[named, unnamed, elsewhere].map(async (id) => (await site.get(`/covers/${id}`)).text()),
	);
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
	const before = await picture();
	expect(before.light.startsWith(`/covers/${id}?`)).toBe(true);
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
	const after = await picture();
	expect(after.light).not.toBe(before.light);
	expect((await site.get(after.light)).headers.get("cache-control")).toContain("immutable");
	// The previous address still answers, with what the cover shows now, and is not stored for long.
	const outdated = await site.get(before.light);
	expect(outdated.headers.get("cache-control")).toBe("public, max-age=60");
	expect(await outdated.text()).toBe(await (await site.get(after.light)).text());
});

test("H2: a post's cover shows the icon of its first known tag; a draft and any other name have no cover", async () => {
	const site = await testSite();
	const [money, unknown, draft] = [
		await post(site.system, { slug: "money", tags: ["unknown", "money"], published: true }),
		await post(site.system, { slug: "unknown", tags: ["unknown"], published: true }),
		await post(site.system, { slug: "draft", tags: ["money"], published: false }),
	];
	for (const name of [draft, "a-1", "constructor", crypto.randomUUID()]) {
		const answer = await site.get(`/covers/${name}`);
		expect([answer.status, answer.headers.get("cache-control")], name).toEqual([404, "no-store"]);
	}
	const icon = /translate\(248 108\)/;
	const shows = async (id: string) => icon.test(await (await site.get(`/covers/${id}`)).text());
	expect([await shows(money), await shows(unknown)]).toEqual([true, false]);
});

test("H2: one address has a few covers drawn at once; beyond its queue the others are rejected", async () => {
	const site = await testSite();
	const id = await university(site.system);
	for (const name of [id, "a-1"]) {
		const answers = await Promise.all(Array.from({ length: 300 }, () => site.get(`/covers/${name}`)));
		expect(answers.filter(({ status }) => status === 429).length, name).toBeGreaterThan(50);
	}
});
