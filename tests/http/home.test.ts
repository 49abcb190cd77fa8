import { expect, test } from "vitest";
import { createContent, updateContent } from "../../domain/content/site/commands.ts";
import { post, program, university } from "../support/factories.ts";
import { priced } from "../support/fee-items.ts";
import { openPage, type Page } from "../support/html.ts";
import { testSite } from "../support/site.ts";

/** The section below a heading. */
function section(page: Page, heading: string | RegExp) {
	const found = page.all("main section").filter((part) => part.all("h2").some(({ text }) => text.match(heading)));
	expect(found, `sections headed ${heading}`).toHaveLength(1);
	return found[0] as (typeof found)[number];
}

test("ROUTE-01, GEN-01, GEN-07, GEN-08, GEN-11, HOME-01, visual 14: the home page describes the consultancy, prices also in soʻm, and links the check of contacts and the promises where families look", async () => {
	const site = await testSite("sample", { now: () => new Date("2026-11-24T06:00:00Z") });
	const { text } = await openPage(site.get("/"));
	expect(text).toMatch(/Admissions consultancy for students.*Uzbekistan/);
	for (const words of [/South Korea/, /15\+ years/i, /since 2009/i]) expect(text).toMatch(words);
	const page = await openPage(site.get("/uz"));
	expect(page.one(".strip").text).toMatch(/mln soʻm/);
	const levels = page.all('a[href^="/uz/programs?type="]').filter(({ text }) => text.includes("₩"));
	expect(levels.length).toBeGreaterThan(0);
	for (const level of levels) expect(level.text).toMatch(/mln soʻm/);
	for (const path of ["", "/about", "/contact", "/apply"]) {
		const trust = (await openPage(site.get(`/uz${path}`))).one("[data-trust]").links();
		const hrefs = trust.map((link) => link.get("href"));
		expect(hrefs, path).toEqual(["/uz/is-it-us", "/uz/promises"]);
	}
});

test("HOME-01…08, HOME-10, HOME-15, HOME-18, HOME-21, GEN-11, DATA-11, O-03: sections without content are omitted, and the last one links to contact and programs; blank hero fields fall back to the built-in texts; the hero shows the content's texts, its button and Get Consultation", async () => {
	const site = await testSite("empty", { siteName: "Yoʻldosh" });
	await site.sql("insert into hero_content (title, title_en, subtitle, button_text_en) values ('', ' ', E' \\n ', '')");
	const bare = await openPage(site.get("/"));
	expect(bare.status).toBe(200);
	expect(bare.all("main h2").map(({ text }) => text)).toEqual(["How we work: five steps", "Not sure where to begin?"]);
	const last = bare.all("main section").at(-1);
	expect(last?.links().map((link) => link.get("href"))).toEqual(["/contact", "/programs"]);
	const blank = bare.one(".hero");
	expect(blank.one("h1").text).toBe("Welcome to Yoʻldosh");
	expect(blank.text).toContain("Your Gateway to Studying in Korea");
	expect([blank.href("Start Your Journey"), blank.href("Get Consultation")]).toEqual(["/programs", "/contact"]);
	await site.sql("delete from hero_content");
	const texts = { title: "Plain title", titleEn: "A title", subtitleEn: "A subtitle", buttonTextEn: "Go on" };
	const backgroundImageUrl = "https://pictures.example/seoul.jpg";
	const hero = { ...texts, buttonLink: "/universities?type=public", backgroundImageUrl };
	const id = await createContent(site.system, "hero", hero);
	const title = async () => (await openPage(site.get("/"))).one("h1").text;
	await expect.poll(title).toBe("A title");
	const shown = (await openPage(site.get("/"))).one(".hero");
	expect(shown.text).toContain("A subtitle");
	expect(shown.href("Go on")).toBe("/universities?type=public");
	expect(shown.href("Get Consultation")).toBe("/contact");
	expect(shown.one("img").get("src")).toBe("https://pictures.example/seoul.jpg");
	expect(shown.one("img").get("data-cover")).toBe("/hero.svg");

	await updateContent(site.system, "hero", id, { ...hero, titleEn: "Another title" });
	await expect.poll(title).toBe("Another title");
});

test("HOME-08…20, CALL-05, CALL-06, CALL-10, CALL-25, LIMIT-05, C-09, DATA-03, DATA-04, DATA-12, DATA-13, DATA-14, DATA-15, O-47, S-16: each section shows its content in order, of a team member also city, languages and messenger where they are known", async () => {
	const site = await testSite();
	const icons = ["Users", "GraduationCap", "FileText", "Award", "Globe", "Building"];
	for (const [index, iconName] of icons.entries()) {
		const texts = { title: `T ${iconName}`, description: `Because of ${iconName}` };
		await createContent(site.system, "features", { orderIndex: 6 - index, iconName, ...texts });
	}
	const ids = new Map<number, string>();
	for (const ranking of [8, 3, 1, 7, 5, 2, 6, 4])
		ids.set(ranking, await university(site.system, { ranking, name: `U${ranking}` }));
	for (const sectionKey of ["vision", "mission", "about_main"]) {
		const texts = { title: `T ${sectionKey}`, content: `C ${sectionKey}` };
		await createContent(site.system, "companyInfo", { sectionKey, ...texts });
	}
	for (const orderIndex of [3, 1, 2]) {
		const n = orderIndex;
		const [title, value, description] = [`T${n}`, `V${n}`, `D${n}`];
		await createContent(site.system, "achievements", { orderIndex, title, value, description });
		const person = { name: `N${n}`, position: `P${n}`, bio: `B${n}`, email: `staff${n}@example.com` };
		const imageUrl = `https://pictures.example/${n}.jpg`;
		await createContent(site.system, "team", { orderIndex, ...person, imageUrl });
	}
	for (const n of [1, 2, 3, 4, 5])
		await createContent(site.system, "testimonials", { name: `N${n}`, country: `Land${n}`, content: `C${n}` });
	for (const day of [2, 4, 1, 3]) {
		const tags = day === 3 ? ["visa", "topik", "money", "life"] : [];
		const createdAt = new Date(`2026-05-0${day}T00:00:00Z`);
		await post(site.system, { slug: `day ${day}/№`, title: `Day ${day}`, createdAt, tags });
	}
	await post(site.system, { title: "A draft", published: false, createdAt: new Date("2026-05-09T00:00:00Z") });

	const page = await openPage(site.get("/"));
	const features = section(page, /Why Choose Hamroh/).all("li");
	expect(features.map((card) => card.one("h3").text)).toEqual(icons.toReversed().map((icon) => `T ${icon}`));
	expect(features[0]?.text).toContain("Because of Building");
	expect(new Set(features.map((card) => card.one("svg").element.innerHTML)).size).toBe(6);
	// The first six of eight that have a rank.
	const top = section(page, "Top universities");
	expect(top.all("h3").map(({ text }) => text)).toEqual(["U1", "U2", "U3", "U4", "U5", "U6"]);
	const details = [1, 2, 3, 4, 5, 6].map((ranking) => `/universities/${ids.get(ranking)}`);
	expect(top.links("Learn More").map((link) => link.get("href"))).toEqual(details);
	expect(page.text).toMatch(/T about_main C about_main.*T mission C mission.*T vision C vision/);
	expect(page.text).toMatch(/V1 T1 D1 V2 T2 D2 V3 T3 D3/);
	const team = section(page, "Our team").all("li");
	expect(team.map(({ text }) => text)).toEqual(["N1 P1 B1", "N2 P2 B2", "N3 P3 B3"]);
	expect(team[0]?.one("img").get("src")).toBe("https://pictures.example/1.jpg");
	expect(page.html).not.toContain("staff1@example.com");
	// The first three of five, five stars each, hidden from screen readers.
	const testimonials = section(page, "What students say").all("li");
	expect(testimonials.map(({ text }) => text)).toEqual(["C1 N1 Land1", "C2 N2 Land2", "C3 N3 Land3"]);
	for (const card of testimonials) expect(card.all('[aria-hidden="true"] > svg')).toHaveLength(5);
	// The three newest published posts with two of their tags, never a draft.
	const posts = section(page, "Latest from the blog");
	expect(posts.all("h3").map(({ text }) => text)).toEqual(["Day 4", "Day 3", "Day 2"]);
	expect(posts.all(".tag").map(({ text }) => text)).toEqual(["visa", "topik"]);
	const addresses = [4, 3, 2].map((day) => `/blog/day%20${day}%2F%E2%84%96`);
	expect(posts.links("Read More").map((link) => link.get("href"))).toEqual(addresses);
	await createContent(site.system, "team", {
		...{ name: "Known", position: "Adviser", messengerUrl: "https://t.me/example", orderIndex: "0" },
		...{ cityEn: "Tashkent", cityRu: "Ташкент", speaksEn: "Uzbek, Russian", speaksRu: "узбекский, русский" },
	});
	const about = async (path: string) => (await openPage(site.get(path))).one("main").text;
	await expect.poll(() => about("/ru/about")).toContain("Adviser · Ташкент Языки: узбекский, русский");
	for (const path of ["/", "/about"]) {
		const [known] = section(await openPage(site.get(path)), "Our team").all("li");
		expect(known?.text).toBe("K Known Adviser · Tashkent Speaks: Uzbek, Russian Send a message");
		expect(known?.one("a").get("href")).toBe("https://t.me/example");
	}
});

test("the facts and the levels of study come from the catalog with the years of their prices, and unknown ones are left out; the cheapest year decides, and the next deadline leaves a week to apply, by the day in Korea", async () => {
	let now = new Date("2026-11-22T14:00:00Z"); // 23:00 in Korea.
	const site = await testSite("empty", { now: () => now });
	const facts = async () => (await openPage(site.get("/"))).one("dl.strip").text;
	const levels = async () => section(await openPage(site.get("/")), "Choose your level of study").all("li");
	expect((await openPage(site.get("/"))).has("dl.strip")).toBe(false);
	const universityId = await university(site.system);
	const add = (type: string, more: object) => program(site.system, { universityId, type, ...more });
	await add("Master", { fees: null });
	await expect.poll(facts).toBe("Universities 1 Programs 1");
	await add("Bachelor", { ...priced("4,165,000 KRW per semester"), applicationDeadline: "2027-05-14" });
	await add("Bachelor", { ...priced("3,500,000 KRW per semester"), applicationDeadline: "2026-11-21" });
	await add("Language", { ...priced("1,700,000 KRW per term") });
	await expect
		.poll(facts)
		.toBe("Universities 1 Programs 4 Tuition from ₩3,500,000 per semester Next deadline closes 14 May 2027");
	expect((await openPage(site.get("/"))).text).not.toContain("as published");
	const shown = await levels();
	expect(shown.map(({ text }) => text).join("; ")).toBe(
		"Language Course 1 program from ₩1,700,000 per term; Bachelor 2 programs from ₩3,500,000 per semester; Master 1 program",
	);
	const filtered = ["Language", "Bachelor", "Master"].map((type) => `/programs?type=${type}`);
	expect(shown.map((level) => level.one("a").get("href"))).toEqual(filtered);

	for (const applicationDeadline of ["2026-11-23", "2026-11-29"]) await add("Master", { applicationDeadline });
	await expect.poll(facts).toContain("Next deadline closes 29 November (7 days)");
	now = new Date("2026-11-22T15:00:00Z");
	await expect.poll(facts).toContain("Next deadline closes 14 May 2027");
	await site.sql("delete from programs");
	await add("Language", priced("500,000 KRW per term (2026)"));
	await add("Bachelor", priced("4,000,000 KRW per semester (2019)"));
	await add("Bachelor", priced("about 6,000,000 KRW per year (2020)"));
	const read = async (path: string) => (await openPage(site.get(path))).one("main").text;
	await expect.poll(() => read("/")).toContain("Prices from 2020–2026, as published");
	expect(await read("/")).toContain("Tuition from ≈ ₩6,000,000 per year");
	expect(await read("/ru")).toContain("Цены опубликованы в 2020–2026 годах");
	expect(await read("/uz")).toContain("2020–2026-yillarda eʼlon qilingan narxlar");
});
