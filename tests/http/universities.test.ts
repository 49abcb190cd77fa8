import { expect, test } from "vitest";
import { plain } from "../../app/i18n/typography.ts";
import { program, programs, university } from "../support/factories.ts";
import { priced } from "../support/fee-items.ts";
import { openPage, type Page } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const names = (page: Page) => page.all(".cards > li h2").map(({ text }) => text);
const options = (page: Page, name: string) => page.all(`select[name="${name}"] option`);

test("ROUTE-04, UNIV-01…06, UNIV-15, CALL-13, LIMIT-12, ERR-36: the search box, both filters, the order, Clear filters, and an empty result with a hint; public, private or both; a city matches a part of the location", async () => {
	const site = await testSite();
	const page = await openPage(site.get("/universities"));
	expect(page.status).toBe(200);
	expect(page.has('main form[method="get"][action="/universities"]')).toBe(true);
	expect(page.has('input[type="search"][name="q"]')).toBe(true);
	expect(options(page, "type").map(({ text }) => text)).toEqual(["All", "Public", "Private"]);
	const cities = ["", "Seoul", "Busan", "Incheon", "Daegu", "Daejeon", "Gwangju"];
	expect(options(page, "city").map((option) => option.get("value"))).toEqual(cities);
	expect(options(page, "sort").map(({ text }) => text)).toEqual(["Ranking", "Name", "Tuition, lowest first"]);
	expect(page.links("Clear filters")).toEqual([]);
	for (const query of ["q=x", "type=public", "city=Busan", "sort=name"]) {
		expect((await openPage(site.get(`/universities?${query}`))).href("Clear filters")).toBe("/universities");
	}
	await university(site.system, { name: "A", isPublic: true, location: "Seoul, Gangnam" });
	const empty = await openPage(site.get("/universities?q=zzzz"));
	expect(empty.status).toBe(200);
	expect(empty.one("[data-count]").text).toBe("Showing 0 of 0 universities");
	expect(empty.one("[data-results] .notice").text).toMatch(/^No universities found .*adjust.*filter/i);
	await university(site.system, { name: "B", isPublic: false, location: "Тэджон", locationEn: "Yuseong, Daejeon" });
	const shown = async (query: string) => names(await openPage(site.get(`/universities?${query}`))).toSorted();
	await expect.poll(() => shown("type=private")).toEqual(["B"]);
	expect(await shown("type=public")).toEqual(["A"]);
	expect([await shown(""), await shown("type=other")]).toEqual(Array(2).fill(["A", "B"]));
	expect([await shown("city=Seoul"), await shown("city=Daejeon")]).toEqual([["A"], ["B"]]);
});

test("UNIV-05, visual 11: by name across pages, in the visitor's language, ignoring case; Russian names with Ё come with Е, in the list and in the choices", async () => {
	const site = await testSite();
	const letters = [..."mbkdaljchgfie"];
	for (const [index, letter] of letters.entries()) {
		const name = index % 2 ? letter.toUpperCase() : letter;
		await university(site.system, { name, nameRu: String.fromCodePoint(0x44f - index), ranking: index + 1 });
	}
	const shown = async (path: string, more = "") => names(await openPage(site.get(`${path}?sort=name${more}`)));
	const both = async (path: string) => [...(await shown(path)), ...(await shown(path, "&page=2"))];
	expect((await both("/universities")).map((name) => name.toLowerCase())).toEqual(letters.toSorted());
	expect(await both("/ru/universities")).toEqual([..."уфхцчшщъыьэюя"]);
	await site.sql("delete from universities");
	const russian = ["Ёнсе", "Яндон", "Кёнхи", "Корё", "Ева"];
	for (const nameRu of russian) await university(site.system, { name: nameRu, nameRu });
	const sorted = ["Ева", "Ёнсе", "Кёнхи", "Корё", "Яндон"];
	await expect.poll(() => shown("/ru/universities")).toEqual(sorted);
	for (const path of ["/ru/programs", "/ru/apply"]) {
		const choices = (await openPage(site.get(path))).all("select[name^=university] option").map(({ text }) => text);
		expect(choices.slice(1), path).toEqual(sorted);
	}
});

test("UNIV-04, UNIV-07, UNIV-14, UNIV-18, CALL-12, LIMIT-01, O-10, O-11: thirty universities, 12, 12 and 6 per page, by ranking, those without one last by name; the sample data contains the six universities of the specification", async () => {
	const site = await testSite("sample");
	const open = () => Promise.all([1, 2, 3].map((page) => openPage(site.get(`/universities?page=${page}`))));
	const all = (await open()).flatMap(names).join();
	for (const name of ["Seoul National", "Yonsei", "Korea University", "KAIST", "POSTECH", "Sungkyunkwan"])
		expect(all).toContain(name);
	for (const table of ["programs", "universities"]) await site.sql(`delete from ${table}`);
	await site.sql(`insert into universities (name, location, ranking)
		select 'R' || n, 'Seoul', n from generate_series(28, 1, -1) n
		union all select unnest('{Zeta, Alpha}'::text[]), 'Seoul', null::int`);
	const ranked = Array.from({ length: 28 }, (_, index) => `R${index + 1}`);
	await expect.poll(async () => (await open()).flatMap(names)).toEqual([...ranked, "Alpha", "Zeta"]);
	const pages = await open();
	for (const [index, shown] of [12, 12, 6].entries()) {
		expect(pages[index]?.one("[data-count]").text).toBe(`Showing ${shown} of 30 universities`);
		expect(names(pages[index] as Page)).toHaveLength(shown);
	}
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

test("visual 4: a card shows the price of the programs rather than a text that is cut off", async () => {
	const site = await testSite();
	const tuitionRange = "Master’s and PhD programs: half of the students pay nothing at all, others pay a part of it";
	const add = (name: string, ranking: number) => university(site.system, { name, tuitionRange, ranking });
	const [expensive, written] = [await add("Priced", 1), await add("Written", 2)];
	await program(site.system, { universityId: expensive, ...priced("4,170,000 KRW per semester (2026)") });
	await program(site.system, { universityId: written });
	const cards = (await openPage(site.get("/universities"))).all(".cards > li");
	expect(cards[0]?.all("dd")[0]?.text).toContain("₩8,340,000 per year · 2026");
	expect(cards[1]?.all("dd")[0]?.text).toBe(tuitionRange);
	expect(cards[1]?.one(".written").get("class")).not.toContain("clamp");
});

test("ROUTE-05, UDET-01, UDET-02, UDET-03, CALL-16, DATA-05, DATA-07: the page shows all data of a university", async () => {
	const site = await testSite();
	const id = await university(site.system, {
		...{ name: "Hanbit University", nameKo: "한빛대학교", location: "Daejeon", ranking: 7, isPublic: false },
		...{ rankingSource: "Some ranking 2025", description: "By the river", tuitionRange: "3,000–5,000 USD" },
		...{ scholarships: "Half of the fees", imageUrl: "https://pictures.example/campus.jpg" },
		websiteUrl: "https://hanbit.example/en",
	});
	const page = await openPage(site.get(`/universities/${id}`));
	expect(page.status).toBe(200);
	expect(page.one("h1").text).toBe("Hanbit University");
	expect(page.one('main [lang="ko"]').text).toBe("한빛대학교");
	expect(page.one("main").text).toContain("About the university By the river Scholarships Half of the fees");
	expect(page.one("main dl").text).toMatch(/^Tuition 3,000–5,000 USD Next deadline .* Some ranking 2025: 7 Programs 0/);
	expect(page.all("main .tag").map(({ text }) => text)).toContain("Private");
	expect(page.one("main").text).toContain("Daejeon");
	expect(page.one("main img.cover").get("src")).toBe("https://pictures.example/campus.jpg");
	expect(page.one("main").href("University website")).toBe("https://hanbit.example/en");
	expect(page.one("main").href("Back to universities")).toBe("/universities");
});

test("UDET-01, UDET-02, UDET-03, UDET-06: a university in a known city shows it on a map with a link to a real one, and any other only the link; unknown values are shown as unknown, no link is broken, and 'Ready to Apply' links to contact and to the application", async () => {
	const site = await testSite();
	const id = await university(site.system, { nameKo: "한빛대학교", location: "Yuseong-gu, Daejeon" });
	const page = await openPage(site.get(`/ru/universities/${id}`));
	const map = page.one('main svg[role="img"]');
	expect([plain(map.get("aria-label") ?? ""), map.text]).toEqual(["Тэджон на карте Южной Кореи", "Тэджон"]);
	const real = page.one('main a[href*="openstreetmap"]').get("href");
	expect(real).toBe(`https://www.openstreetmap.org/search?query=${encodeURIComponent("한빛대학교")}`);
	const elsewhere = await university(site.system, { location: "Jeonju" });
	const other = await openPage(site.get(`/universities/${elsewhere}`));
	expect(other.all('main svg[role="img"]')).toEqual([]);
	expect(other.has('main a[href*="openstreetmap"]')).toBe(true);
	expect(other.one("main dl").text).toContain("Ranking No data Scholarships Ask us");
	expect(other.one("main dl").text).toMatch(/Tuition Ask us : .+ Next deadline Ask us : /);
	expect(other.all("main .tag").map(({ text }) => text)).toEqual(["Public"]);
	expect(other.links("University website")).toEqual([]);
	expect(other.one("main").text).toContain("We have not listed any programs yet");
	const last = other.all("main section").at(-1);
	expect(last?.one("h2").text).toMatch(/Ready to Apply/);
	expect(last?.links().map((link) => link.get("href"))).toEqual([`/apply?university=${elsewhere}`, "/contact"]);
});

test("UDET-04, UDET-05, CALL-17, CALL-22, C-13: the page lists only its programs, newest first, with the count, 12 per page", async () => {
	const site = await testSite();
	const id = await university(site.system);
	await program(site.system);
	const ids = (await programs(site.system, 14, { universityId: id })).toReversed();
	const listed = async (query: string) => {
		const page = await openPage(site.get(`/universities/${id}${query}`));
		expect(page.one("main").text).toContain("14 programs");
		return page.all('main section ul a[href^="/programs/"]').map((link) => link.get("href"));
	};
	expect(await listed("")).toEqual(ids.slice(0, 12).map((program) => `/programs/${program}`));
	expect(await listed("?page=2")).toEqual(ids.slice(12).map((program) => `/programs/${program}`));
	expect(await listed("?page=99")).toEqual(await listed("?page=2"));
});

test("page, description and card show the tuition of the degree programs with its year, else what staff wrote", async () => {
	const site = await testSite();
	const shown = async (id: string) => {
		const page = await openPage(site.get(`/universities/${id}`));
		const list = await openPage(site.get("/universities?sort=fee"));
		const card = list.all(".cards > li").find((one) => one.all(`a[href="/universities/${id}"]`).length > 0);
		return {
			card: card?.all("dl div")[0]?.text,
			page: page.all("main dl")[0]?.text.replace(/^.*?(Tuition .*?) Next deadline.*$/, "$1"),
			description: page.one('meta[name="description"]').get("content")?.split(" · ")[1],
		};
	};
	const written = await university(site.system, { name: "Written", tuitionRange: "3,000–5,000 USD (2025)" });
	await program(site.system, { universityId: written, ...priced("9,000,000 KRW per semester (2026)") });
	expect(await shown(written)).toEqual({
		card: "Tuition ₩18,000,000 per year · 2026",
		page: "Tuition Bachelor ₩18,000,000 per year · 2026",
		description: expect.stringMatching(/^Tuition: ₩18,000,000 per year \(2026\)/),
	});
	await site.sql("update programs set fee_items = '[]'");
	const dated = "3,000–5,000 USD (2025)";
	expect(await shown(written)).toMatchObject({ card: "Tuition 3,000–5,000 USD", page: `Tuition ${dated}` });
	expect((await shown(written)).description).toContain(`Tuition: ${dated}`);

	const mixed = await university(site.system, { name: "Mixed" });
	await program(site.system, { universityId: mixed, type: "Language", ...priced("500,000 KRW per term (2026)") });
	await program(site.system, { universityId: mixed, ...priced("4,000,000 KRW per semester (2020)") });
	await program(site.system, { universityId: mixed, ...priced("about 6,000,000 KRW per year (2024)") });
	expect(await shown(mixed)).toEqual({
		card: "Tuition ≈ ₩6,000,000–₩8,000,000 per year · 2020–2024",
		page: "Tuition Bachelor ≈ ₩6,000,000–₩8,000,000 per year · 2020–2024 Language Course ₩500,000 per term · 2026",
		description: expect.stringMatching(/^Tuition: ≈ ₩6,000,000–₩8,000,000 per year \(2020–2024\)/),
	});

	const cards = (await openPage(site.get("/universities?sort=fee"))).all(".cards h2").map(({ text }) => text);
	expect(cards).toEqual(["Mixed", "Written"]);
});
