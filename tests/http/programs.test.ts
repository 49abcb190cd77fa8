import { expect, test } from "vitest";
import { messengers, program, programs, university } from "../support/factories.ts";
import { openPage, type Page } from "../support/html.ts";
import { testSite } from "../support/site.ts";

const titles = (page: Page) => page.all(".cards > li h2").map(({ text }) => text);
const options = (page: Page, name: string) => page.all(`select[name="${name}"] option`);
const chosen = (page: Page, name: string) =>
	page.one(`select[name="${name}"]`).all("option[selected]")[0]?.get("value");

test("ROUTE-02, PROG-01, PROG-02, PROG-06, LIMIT-11, LIMIT-12, PROG-08, C-12: the search box, the lists of types and cities, and Clear filters only when a filter is set", async () => {
	const site = await testSite();
	const page = await openPage(site.get("/programs"));
	expect(page.status).toBe(200);
	expect(page.one('form[method="get"]').get("action")).toBe("/programs");
	expect(page.has('input[type="search"][name="q"]')).toBe(true);
	const types = options(page, "type").map((option) => `${option.get("value")}: ${option.text}`);
	expect(types.join()).toBe(": All types,Bachelor: Bachelor,Master: Master,PhD: PhD,Language: Language Course");
	const cities = ["Seoul", "Busan", "Incheon", "Daegu", "Daejeon", "Gwangju"];
	expect(options(page, "city").map(({ text }) => text)).toEqual(["All cities", ...cities]);
	expect((await openPage(site.get("/programs?page=1"))).links("Clear filters")).toEqual([]);
	for (const query of ["q=x", "type=PhD", "city=Busan"]) {
		expect((await openPage(site.get(`/programs?${query}`))).href("Clear filters")).toBe("/programs");
	}
	expect((await openPage(site.get("/uz/programs?q=x"))).href("Filtrlarni tozalash")).toBe("/uz/programs");
});

test("PROG-01, PROG-03, PROG-04, PROG-05, PROG-07, PROG-09, CALL-11, CALL-13, CALL-17, CALL-20, DATA-10, C-04, C-12: search, type, university and city show and count only what matches, alone and together", async () => {
	const site = await testSite();
	const busan = await university(site.system, { name: "b college", location: "Haeundae, Busan" });
	const seoul = await university(site.system, { name: "A college", location: "Сеул", locationEn: "Seoul, Gangnam" });
	const types = ["Bachelor", "Master", "Master (MBA)", "PhD", "Language", "Language Course (D-4)"];
	for (const type of types) await program(site.system, { universityId: busan, type, title: `A ${type}` });
	for (const title of ["Marine Engineering", "Optics"])
		await program(site.system, { universityId: seoul, type: "PhD", title });
	await program(site.system, { universityId: busan, type: "PhD", title: "Optics by the sea" });
	const all = await openPage(site.get("/programs"));
	expect(all.one("[data-count]").text).toBe("9 programs found");
	expect(options(all, "university").map(({ text }) => text)).toEqual(["All universities", "A college", "b college"]);
	const found = async (query: string, filters: Record<string, string> = {}) => {
		const page = await openPage(site.get(`/programs?${query}`));
		for (const [name, value] of Object.entries(filters)) expect(chosen(page, name)).toBe(value);
		expect(page.one("[data-count]").text).toMatch(new RegExp(`^${titles(page).length} programs? found$`));
		return titles(page);
	};
	expect(await found("q=+mARINE+")).toEqual(["Marine Engineering"]);
	expect((await openPage(site.get("/programs?q=+mARINE+"))).one("#filter-q").get("value")).toBe("mARINE");
	expect(await found("type=Bachelor", { type: "Bachelor" })).toEqual(["A Bachelor"]);
	expect(await found("type=Master", { type: "Master" })).toEqual(["A Master (MBA)", "A Master"]);
	expect(await found("type=Language")).toEqual(["A Language Course (D-4)", "A Language"]);
	expect(await found(`university=${seoul}`, { university: seoul })).toEqual(["Optics", "Marine Engineering"]);
	expect(await found("city=Seoul", { city: "Seoul" })).toEqual(["Optics", "Marine Engineering"]);
	expect(await found("city=Busan&type=PhD", { city: "Busan" })).toEqual(["Optics by the sea", "A PhD"]);
	expect(await found("city=Daegu")).toEqual([]);
	expect(await found(`q=optics&type=PhD&university=${busan}&city=Busan`)).toEqual(["Optics by the sea"]);
	expect(await found(`university=${busan}&city=Seoul`)).toEqual([]);
	// Unknown values are ignored.
	const unknown = "00000000-0000-4000-8000-000000000000";
	for (const query of ["type=Diploma", "type=master", "city=Tashkent", "university=x", `university=${unknown}`]) {
		const page = await openPage(site.get(`/programs?${query}`));
		expect([page.one("[data-count]").text, page.links("Clear filters")], query).toEqual(["9 programs found", []]);
	}
});

test("PROG-04, PROG-05, PROG-09: of more than a hundred universities, visitors type a part of the name", async () => {
	const site = await testSite();
	const hanyang = await university(site.system, { name: "Hanyang University", nameRu: "Университет Ханян" });
	await university(site.system, { name: "Hanyang University ERICA" });
	await program(site.system, { universityId: hanyang, title: "At Hanyang" });
	await site.sql(
		"insert into universities (name, location) select 'College ' || n, '—' from generate_series(1, 98) as n",
	);
	expect(options(await openPage(site.get("/programs")), "university")).toHaveLength(101);
	const last = await university(site.system, { name: "Zeta", location: "Busan" });
	await site.sql(`insert into programs (university_id, type, title)
		select id, 'PhD', 'At ' || replace(name, 'Hanyang University ', '') from universities
		where name in ('Zeta', 'College 7', 'Hanyang University ERICA')`);

	// The site learns of another connection's writes by an asynchronous notification.
	const boxes = async () => (await openPage(site.get("/programs"))).all('input[name="university"]');
	await expect.poll(boxes).toHaveLength(1);
	const typed = async (query: string) => {
		const page = await openPage(site.get(`/programs?${query}`));
		const field = page.one('input[name="university"]');
		expect(page.one(`label[for="${field.get("id")}"]`).text).toBe("University");
		return [field.get("value") ?? "", titles(page).toSorted(), page.one("[data-count]").text];
	};
	const all = ["At College 7", "At ERICA", "At Hanyang", "At Zeta"];
	expect(await typed("")).toEqual(["", all, "4 programs found"]);
	expect(await typed("university=hany")).toEqual(["hany", ["At ERICA", "At Hanyang"], "2 programs found"]);
	// The whole name of one is not a part of the other's.
	for (const name of ["hanyang university", "Ханян"]) {
		const query = String(new URLSearchParams({ university: name }));
		expect(await typed(query)).toEqual([name, ["At Hanyang"], "1 program found"]);
	}
	expect(await typed("university=college&q=zeta")).toEqual(["college", [], "0 programs found"]);
	// Links name a university by its id.
	expect(await typed(`university=${last}`)).toEqual(["Zeta", ["At Zeta"], "1 program found"]);
	expect(await typed("university=00000000-0000-4000-8000-000000000000")).toEqual(["", all, "4 programs found"]);
	const page = await openPage(site.get("/programs?university=zeta&type=PhD"));
	const active = page.all(".active-filter").map((link) => `${link.text} ${link.get("href")}`);
	expect(active).toEqual(["PhD × /programs?university=zeta", "zeta × /programs?type=PhD"]);
});

test("PROG-10, PROG-11, CALL-15, CALL-23, DATA-08, DATA-09, O-09: a card shows all nine values and its links, unknown ones as unknown, and a place that only contains a city in full", async () => {
	const site = await testSite();
	const universityId = await university(site.system, { name: "Hanbit University", location: "Daejeon" });
	const id = await program(site.system, {
		...{ universityId, title: "Robotics", type: "Master", description: "Machines that move", duration: "2 years" },
		...{ fees: "4,500 USD a semester", applicationDeadline: "2026-11-30", minTopik: 4 },
		requirements: "TOPIK 4 and an interview",
	});
	const card = (await openPage(site.get("/programs"))).one(".cards > li");
	const words = ["Master", "Daejeon", "Robotics", "Hanbit University", "Machines that move", "2 years"];
	for (const value of [...words, "4,500 USD a semester", "30 November", "TOPIK 4"]) expect(card.text).toContain(value);
	expect(card.href("Apply Now")).toBe(`/apply?program=${id}`);
	expect(card.href("Robotics")).toBe(`/programs/${id}`);
	expect(card.href("Details")).toBe(`/programs/${id}`);
	expect(card.href("Hanbit University")).toBe(`/universities/${universityId}`);
	await site.sql("delete from programs");
	await program(site.system);
	const cardNow = async () => (await openPage(site.get("/programs"))).one(".cards > li");
	const unknown = /Tuition Ask us : (.+) Deadline [\w;: –]+ Duration Ask us : \1 City Seoul/;
	await expect.poll(async () => (await cardNow()).text).toMatch(unknown);
	for (const link of (await cardNow()).links(/^Ask us/)) expect(link.get("href")).toBe("/contact");
	await messengers(site.system);
	const asked = async () => (await openPage(site.get("/programs"))).links(/^Ask us/)[0]?.get("href");
	await expect.poll(asked).toMatch(/^https:\/\/(wa|t)\.me\/\w+\?text=/);
	const far = await university(site.system, { location: "Yongin (1 hour from Seoul)" });
	const other = await program(site.system, { universityId: far });
	const [near] = (await openPage(site.get("/programs?city=Seoul"))).all(".cards > li");
	for (const part of [near, (await openPage(site.get(`/programs/${other}`))).one("main .notice dl")])
		expect(part?.text).toContain("City Yongin (1 hour from Seoul)");
});

test("PROG-12, PROG-13, CALL-19, CALL-22, ERR-36, LIMIT-01: thirty programs, newest first, 12, 12 and 6 per page; an empty result shows a message and a hint; visual 17: it leads on to the lists without one word or filter, and to us; a list with one or two programs to those that have more", async () => {
	const site = await testSite();
	await programs(site.system, 30);
	const pages = await Promise.all([1, 2, 3].map((page) => openPage(site.get(`/programs?page=${page}`))));
	expect(pages.map((page) => titles(page).length)).toEqual([12, 12, 6]);
	for (const page of pages) expect(page.one("[data-count]").text).toBe("30 programs found");
	const numbers = pages.flatMap(titles).map((title) => Number(title.slice("Program ".length)));
	expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
	expect(new Set(numbers).size).toBe(30);
	const empty = await openPage(site.get("/programs?q=zzzz"));
	expect(empty.status).toBe(200);
	expect(empty.one("[data-results] .notice").text).toMatch(/^No programs found .*adjust.*filter/i);
	expect(empty.has('nav[aria-label="Pages"]')).toBe(false);
	await site.sql("delete from programs");
	const seoul = await university(site.system, { location: "Seoul", name: "Hanbit" });
	for (const title of ["Physics", "Chemistry"]) await program(site.system, { universityId: seoul, title, type: "PhD" });
	const busan = await university(site.system, { location: "Busan" });
	await program(site.system, { universityId: busan, title: "Physics of light", type: "Master" });
	const page = await openPage(site.get("/programs?q=physics&type=Master&city=Seoul&sort=title"));
	const ways = page.one("[data-results] .notice");
	expect(ways.links().map((link) => [link.text, link.get("href")])).toEqual([
		["Without “Master”: 1 program", "/programs?q=physics&city=Seoul&sort=title"],
		["Without “Seoul”: 1 program", "/programs?q=physics&type=Master&sort=title"],
		["Ask a question", "/contact"],
	]);
	expect(page.one("[data-results]").text).not.toContain("Converted");
	const words = (await openPage(site.get("/programs?q=zoology&city=Seoul"))).one("[data-results] .notice");
	expect(words.href("Without “zoology”: 2 programs")).toBe("/programs?city=Seoul");
	const schools = (await openPage(site.get("/universities?q=hanbit&city=Busan"))).one("[data-results] .notice");
	expect(schools.href("Without “Busan”: 1 university")).toBe("/universities?q=hanbit");

	await program(site.system, { universityId: seoul, title: "Biology", type: "PhD" });
	const few = (await openPage(site.get("/programs?q=chemistry&city=Seoul"))).one("[data-results]");
	expect(few.href("Without “chemistry”: 3 programs")).toBe("/programs?city=Seoul");
	expect(few.links("Without “Seoul”: 1 program")).toEqual([]);
	const enough = (await openPage(site.get("/programs?city=Seoul&type=PhD"))).one("[data-results]");
	expect(enough.text).not.toContain("Without");
});

/** The pager as text: "1", "[2]" for the current page, "…". */
function pager(page: Page): string {
	const items = page.one('nav[aria-label="Pages"]').all("li");
	const shown = items.map((item) => (item.has('[aria-current="page"]') ? `[${item.text}]` : item.text));
	return shown.filter((text) => !/Previous|Next/.test(text)).join(" ");
}

/** As many programs of one university, which is in Busan as the others are. */
async function siteWith(programs: number, universities = 1) {
	const site = await testSite();
	const id = await university(site.system, { name: "Hanbit", location: "Busan", isPublic: false });
	await site.sql(`insert into programs (university_id, type, title)
			select '${id}', 'PhD', 'Program ' || n from generate_series(1, ${programs}) n;
		insert into universities (name, location, is_public)
			select 'Hanbit ' || n, 'Busan', false from generate_series(2, ${universities}) n`);
	return { ...site, open: (path: string) => openPage(site.get(path)) };
}

test("LIMIT-02, LIMIT-03, PROG-12, O-12: 60 programs show all five pages, 97 a window with gaps", async () => {
	const { open, sql } = await siteWith(97);
	const at = async (page: number) => pager(await open(`/programs?page=${page}`));
	expect(await Promise.all([1, 5, 9].map(at))).toEqual(["[1] 2 … 9", "1 … 4 [5] 6 … 9", "1 … 8 [9]"]);
	await sql("delete from programs where title in (select 'Program ' || n from generate_series(61, 97) n)");
	await expect.poll(() => at(1)).toBe("[1] 2 3 4 5");
});

test("O-13, STATE-22: the pager keeps search, filters and order; page 1 has the list's own URL; a page beyond the end shows the last one, an invalid number page 1, and a changed filter starts at page 1", async () => {
	const { open } = await siteWith(25, 25);
	const page = await open("/ru/universities?sort=name&page=2&city=Busan&type=private&q=hanbit&junk=1");
	const filters = "q=hanbit&type=private&city=Busan&sort=name";
	const hrefs = page.all('nav[aria-label="Страницы"] a[aria-label]').map((link) => link.get("href"));
	expect(hrefs).toEqual(["", "&page=2", "&page=3"].map((number) => `/ru/universities?${filters}${number}`));
	for (const asked of ["4", "9999999"]) {
		const page = await open(`/programs?page=${asked}`);
		expect([page.status, page.all(".cards > li").length, pager(page)]).toEqual([200, 1, "1 2 [3]"]);
		expect(page.one('link[rel="canonical"]').get("href")).toBe("http://localhost:3000/programs?page=3");
	}
	for (const asked of ["0", "-1", "1.5", "01", "1e1", "x", "", "99999999999999999999", "%00", "2%202", "٢"])
		expect(pager(await open(`/programs?page=${asked}`)), asked).toBe("[1] 2 3");
	for (const list of ["/programs", "/universities"]) {
		const form = (await open(`${list}?page=2`)).one(".filter-form");
		expect(form.get("action")).toBe(list);
		expect(form.all("[name]").map((field) => field.get("name"))).not.toContain("page");
	}
});
