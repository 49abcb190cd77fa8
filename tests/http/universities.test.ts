import { expect, test } from "vitest";
import { program, programs, university } from "../support/factories.ts";
import { priced } from "../support/fee-items.ts";
import { openPage, type Page } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const names = (page: Page) => page.all(".cards > li h2").map(({ text }) => text);
const options = (page: Page, name: string) => page.all(`select[name="${name}"] option`);

test("ROUTE-04, UNIV-01, UNIV-02, UNIV-03, UNIV-04, UNIV-05, UNIV-06, UNIV-15, LIMIT-12, ERR-36: the search box, both filters, the order, Clear filters, and an empty result with a hint", async () => {
	const site = await testSite();
	const page = await openPage(site.get("/universities"));
	expect(page.status).toBe(200);
	expect(page.has('main form[method="get"][action="/universities"]')).toBe(true);
	expect(page.has('input[type="search"][name="q"]')).toBe(true);
	expect(options(page, "type").map(({ text }) => text)).toEqual(["All", "Public", "Private"]);
	const cities = ["", "Seoul", "Busan", "Incheon", "Daegu", "Daejeon", "Gwangju"];
	expect(options(page, "city").map((option) => option.get("value"))).toEqual(cities);
	expect(options(page, "sort").map(({ text }) => text)).toEqual(["Ranking", "Name", "Tuition, lowest first"]);
	expect((await openPage(site.get("/universities"))).links("Clear filters")).toEqual([]);
	for (const query of ["q=x", "type=public", "city=Busan", "sort=name"]) {
		expect((await openPage(site.get(`/universities?${query}`))).href("Clear filters")).toBe("/universities");
	}
	await university(site.system);
	const empty = await openPage(site.get("/universities?q=zzzz"));
	expect(empty.status).toBe(200);
	expect(empty.one("[data-count]").text).toBe("Showing 0 of 0 universities");
	expect(empty.one("[data-results] .notice").text).toMatch(/^No universities found .*adjust.*filter/i);
});

test("UNIV-02, UNIV-03, CALL-13: public, private or both; a city matches a part of the location", async () => {
	const site = await testSite();
	await university(site.system, { name: "A", isPublic: true, location: "Seoul, Gangnam" });
	await university(site.system, { name: "B", isPublic: false, location: "Тэджон", locationEn: "Yuseong, Daejeon" });
	const shown = async (query: string) => names(await openPage(site.get(`/universities?${query}`))).toSorted();
	expect([await shown("type=public"), await shown("type=private")]).toEqual([["A"], ["B"]]);
	expect([await shown(""), await shown("type=other")]).toEqual(Array(2).fill(["A", "B"]));
	expect([await shown("city=Seoul"), await shown("city=Daejeon")]).toEqual([["A"], ["B"]]);
});

test("UNIV-05: by name across pages, in the visitor's language, ignoring case", async () => {
	const site = await testSite();
	const letters = [..."mbkdaljchgfie"];
	for (const [index, letter] of letters.entries()) {
		const name = index % 2 ? letter.toUpperCase() : letter;
		await university(site.system, { name, nameRu: String.fromCodePoint(0x44f - index), ranking: index + 1 });
	}
	const both = async (path: string) => [
		...names(await openPage(site.get(`${path}?sort=name`))),
		...names(await openPage(site.get(`${path}?sort=name&page=2`))),
	];
	expect((await both("/universities")).map((name) => name.toLowerCase())).toEqual(letters.toSorted());
	expect(await both("/ru/universities")).toEqual([..."уфхцчшщъыьэюя"]);
});

test("UNIV-04, UNIV-07, UNIV-14, CALL-12, LIMIT-01, O-10, O-11: thirty universities, 12, 12 and 6 per page, by ranking, those without one last by name", async () => {
	const site = await testSite();
	await site.sql(`insert into universities (name, location, ranking)
		select 'R' || n, 'Seoul', n from generate_series(28, 1, -1) n
		union all select unnest('{Zeta, Alpha}'::text[]), 'Seoul', null::int`);
	const pages = await Promise.all([1, 2, 3].map((page) => openPage(site.get(`/universities?page=${page}`))));
	expect(pages.map((page) => page.one("[data-count]").text)).toEqual(
		[12, 12, 6].map((shown) => `Showing ${shown} of 30 universities`),
	);
	expect(pages.map((page) => names(page).length)).toEqual([12, 12, 6]);
	const ranked = Array.from({ length: 28 }, (_, index) => `R${index + 1}`);
	expect(pages.flatMap(names)).toEqual([...ranked, "Alpha", "Zeta"]);
});

test("UNIV-08, UNIV-09, UNIV-10, UNIV-13, LIMIT-21, C-08, C-13, DATA-05, DATA-07, ERR-37, F8, F9, F10: a card shows all its values, the ranking with its year in each language, and its photo names a drawn cover, which is shown without a photo; the page explains 4.5", async () => {
	const site = await testSite();
	const values = { name: "Hanbit University", location: "Daejeon", isPublic: false, description: "By the river" };
	const ranked = { ranking: 38, rankingSource: "QS World University Rankings 2026" };
	const id = await university(site.system, { ...values, ...ranked, imageUrl: "https://pictures.example/campus.jpg" });
	const bare = await university(site.system);
	await programs(site.system, 3, { universityId: id });
	const cards = (await openPage(site.get("/universities"))).all(".cards > li");
	const [card] = cards;
	for (const value of ["Private", "Hanbit University", "Daejeon", "3 programs"]) expect(card?.text).toContain(value);
	expect(card?.one("img").get("alt")).toBe("Photo: Hanbit University");
	expect(card?.href("View Details")).toBe(`/universities/${id}`);
	const coverOf = (name: string) => expect.stringMatching(new RegExp(`^/covers/${name}\\?\\w+$`));
	const images = cards.map((one) => one.one("img"));
	expect(images.map((image) => [image.get("src"), image.get("data-cover")])).toEqual([
		["https://pictures.example/campus.jpg", coverOf(id)],
		[coverOf(bare), undefined],
	]);
	for (const [path, ranking, rating] of [
		["/universities", "QS 2026: 38", "It is not a review score."],
		["/ru/universities", "QS 2026: 38-е место", "Это не оценка студентов."],
		["/uz/universities", "QS 2026: 38-oʻrin", "Bu talabalar bahosi emas."],
	] as const) {
		const page = await openPage(site.get(path));
		const card = page.all(".cards > li")[0];
		expect(card?.one(".tag + .tag").text).toBe(ranking);
		expect([card?.one("[data-rating]").text, page.one("main").text]).toEqual(["4.5", expect.stringContaining(rating)]);
		expect(card?.has(".sr-only [data-rating], [data-rating] .sr-only")).toBe(false);
	}
});

test("UNIV-11, UNIV-12, CALL-15, DATA-07: up to three program types, the most frequent first, then +N more", async () => {
	const site = await testSite();
	const all = ["Bachelor", "Master", "Master (MBA)", "PhD", "Language"];
	const shown = async (types: string[]) => {
		const name = `University of ${types.length}`;
		const universityId = await university(site.system, { name });
		for (const type of types) await program(site.system, { universityId, type });
		await program(site.system, { universityId, type: "Bachelor" });
		const cards = (await openPage(site.get("/universities"))).all(".cards > li");
		const card = cards.find(({ text }) => text.includes(name));
		expect(card?.text).toContain(`${types.length + 1} programs`);
		return card?.all("ul li").map(({ text }) => text);
	};
	expect(await shown(all.slice(0, 2))).toEqual(["Bachelor", "Master"]);
	expect(await shown(all.slice(0, 3))).toEqual(["Bachelor", "Master", "Master (MBA)"]);
	expect(await shown(all.slice(0, 4))).toEqual(["Bachelor", "Master", "Master (MBA)", "+1 more"]);
	expect(await shown(all)).toEqual(["Bachelor", "Language Course", "Master", "+2 more"]);
});

test("UNIV-18: the sample data contains the six universities of the specification", async () => {
	const site = await testSite("sample");
	const all = await Promise.all(
		[1, 2, 3].map(async (page) => names(await openPage(site.get(`/universities?page=${page}`)))),
	);
	for (const name of ["Seoul National", "Yonsei", "Korea University", "KAIST", "POSTECH", "Sungkyunkwan"]) {
		expect(all.flat().join(), name).toContain(name);
	}
});

test("visual 11: Russian names with Ё come with Е, in the list and in the choices", async () => {
	const site = await testSite();
	const russian = ["Ёнсе", "Яндон", "Кёнхи", "Корё", "Ева"];
	for (const nameRu of russian) await university(site.system, { name: nameRu, nameRu });
	const sorted = ["Ева", "Ёнсе", "Кёнхи", "Корё", "Яндон"];
	expect(names(await openPage(site.get("/ru/universities?sort=name")))).toEqual(sorted);
	for (const [path, name] of [
		["/ru/programs", "university"],
		["/ru/apply", "university_id"],
	] as const) {
		expect(options(await openPage(site.get(path)), name).map(({ text }) => text)).toEqual([
			expect.any(String),
			...sorted,
		]);
	}
});

test("visual 4: a card shows the price of the programs rather than a text that is cut off", async () => {
	const site = await testSite();
	const tuitionRange = "Master’s and PhD programs: half of the students pay nothing at all, others pay a part of it";
	const [expensive, written] = [
		await university(site.system, { name: "Priced", tuitionRange, ranking: 1 }),
		await university(site.system, { name: "Written", tuitionRange, ranking: 2 }),
	];
	await program(site.system, { universityId: expensive, ...priced("4,170,000 KRW per semester (2026)") });
	await program(site.system, { universityId: written });
	const cards = (await openPage(site.get("/universities"))).all(".cards > li");
	expect(cards[0]?.all("dd")[0]?.text).toContain("₩8,340,000 per year · 2026");
	expect(cards[1]?.all("dd")[0]?.text).toBe(tuitionRange);
	expect(cards[1]?.one(".written").get("class")).not.toContain("clamp");
});
