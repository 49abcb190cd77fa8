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
	expect(options(page, "type").map((option) => [option.get("value"), option.text])).toEqual([
		["", "All types"],
		["Bachelor", "Bachelor"],
		["Master", "Master"],
		["PhD", "PhD"],
		["Language", "Language Course"],
	]);
	expect(options(page, "city").map(({ text }) => text)).toEqual([
		"All cities",
		"Seoul",
		"Busan",
		"Incheon",
		"Daegu",
		"Daejeon",
		"Gwangju",
	]);
	expect((await openPage(site.get("/programs?page=1"))).links("Clear filters")).toEqual([]);
	for (const query of ["q=x", "type=PhD", "city=Busan"]) {
		expect((await openPage(site.get(`/programs?${query}`))).href("Clear filters")).toBe("/programs");
	}
	expect((await openPage(site.get("/uz/programs?q=x"))).href("Filtrlarni tozalash")).toBe("/uz/programs");
});

test("PROG-01, PROG-09: a search shows and counts the programs that contain the word", async () => {
	const site = await testSite();
	await programs(site.system, 3);
	await program(site.system, { title: "Marine Engineering" });
	const all = await openPage(site.get("/programs"));
	expect(all.one("[data-count]").text).toBe("4 programs found");
	const found = await openPage(site.get("/programs?q=+mARINE+"));
	expect(titles(found)).toEqual(["Marine Engineering"]);
	expect(found.one("[data-count]").text).toBe("1 program found");
	expect(found.one("#filter-q").get("value")).toBe("mARINE");
});

test("PROG-03, CALL-20, DATA-10, C-12: a type also matches longer types that contain it, and nothing else", async () => {
	const site = await testSite();
	const universityId = await university(site.system);
	for (const type of ["Bachelor", "Master", "Master (MBA)", "PhD", "Language", "Language Course (D-4)"]) {
		await program(site.system, { universityId, type, title: `A ${type}` });
	}
	const found = async (type: string) => {
		const page = await openPage(site.get(`/programs?type=${type}`));
		expect(chosen(page, "type")).toBe(type);
		expect(page.one("[data-count]").text).toMatch(new RegExp(`^${titles(page).length} programs? found$`));
		return titles(page);
	};
	expect(await found("Bachelor")).toEqual(["A Bachelor"]);
	expect(await found("Master")).toEqual(["A Master (MBA)", "A Master"]);
	expect(await found("PhD")).toEqual(["A PhD"]);
	expect(await found("Language")).toEqual(["A Language Course (D-4)", "A Language"]);
});

test("PROG-04, CALL-11: the university filter offers all fourteen by name", async () => {
	const site = await testSite();
	const names = ["b", "A", "d", "C", "e", "F", "g", "H", "i", "J", "k", "L", "m", "N"].map(
		(letter) => `${letter} college`,
	);
	for (const name of names) await university(site.system, { name });
	const offered = options(await openPage(site.get("/programs")), "university").map(({ text }) => text);
	expect(offered).toEqual(["All universities", ...names.toSorted((a, b) => a.localeCompare(b, "en"))]);
});

test("PROG-04, PROG-05, PROG-09: of more than a hundred universities, visitors type a part of the name", async () => {
	const site = await testSite();
	const hanyang = await university(site.system, { name: "Hanyang University", nameRu: "Университет Ханян" });
	await university(site.system, { name: "Hanyang University ERICA" });
	await program(site.system, { universityId: hanyang, title: "At Hanyang" });
	await site.sql(
		"insert into universities (name, location) select 'College ' || n, 'Busan' from generate_series(1, 98) as n",
	);
	expect(options(await openPage(site.get("/programs")), "university")).toHaveLength(101);
	const [{ id: last }] = await site.sql(
		"insert into universities (name, location) values ('Zeta', 'Busan') returning id",
	);
	for (const name of ["Zeta", "College 7"])
		await site.sql(
			"insert into programs (university_id, type, title) select id, 'PhD', 'At ' || name from universities where name = $1",
			[name],
		);
	await site.sql(
		"insert into programs (university_id, type, title) select id, 'PhD', 'At ERICA' from universities where name like '%ERICA'",
	);
	const typed = async (query: string) => {
		const page = await openPage(site.get(`/programs?${query}`));
		const field = page.one('input[name="university"]');
		expect(page.one(`label[for="${field.get("id")}"]`).text).toBe("University");
		return [field.get("value") ?? "", titles(page).toSorted(), page.one("[data-count]").text];
	};
	const all = ["At College 7", "At ERICA", "At Hanyang", "At Zeta"];
	expect(await typed("")).toEqual(["", all, "4 programs found"]);
	expect(await typed("university=zeta")).toEqual(["zeta", ["At Zeta"], "1 program found"]);
	expect(await typed("university=hany")).toEqual(["hany", ["At ERICA", "At Hanyang"], "2 programs found"]);
	// The whole name of one is not a part of the other's.
	expect(await typed("university=hanyang+university")).toEqual([
		"hanyang university",
		["At Hanyang"],
		"1 program found",
	]);
	expect(await typed(`university=${encodeURIComponent("Ханян")}`)).toEqual([
		"Ханян",
		["At Hanyang"],
		"1 program found",
	]);
	expect(await typed("university=college&q=zeta")).toEqual(["college", [], "0 programs found"]);
	expect(await typed("university=nowhere")).toEqual(["nowhere", [], "0 programs found"]);
	// Links name a university by its id.
	expect(await typed(`university=${last}`)).toEqual(["Zeta", ["At Zeta"], "1 program found"]);
	expect(await typed("university=00000000-0000-4000-8000-000000000000")).toEqual(["", all, "4 programs found"]);
	const page = await openPage(site.get("/programs?university=zeta&type=PhD"));
	expect(page.all(".active-filter").map((link) => [link.text, link.get("href")])).toEqual([
		["PhD ×", "/programs?university=zeta"],
		["zeta ×", "/programs?type=PhD"],
	]);
});

test("PROG-05, CALL-17, CALL-20: a university filter shows only its programs", async () => {
	const site = await testSite();
	const [one, other] = [
		await university(site.system, { name: "One" }),
		await university(site.system, { name: "Other" }),
	];
	await programs(site.system, 2, { universityId: one });
	await program(site.system, { universityId: other, title: "Elsewhere" });
	const page = await openPage(site.get(`/programs?university=${other}`));
	expect(titles(page)).toEqual(["Elsewhere"]);
	expect(page.one("[data-count]").text).toBe("1 program found");
	expect(chosen(page, "university")).toBe(other);
	expect(page.one(".cards").text).toContain("Other");
});

test("PROG-07, C-04, CALL-13: a city shows the programs of its universities, also with a district in the location", async () => {
	const site = await testSite();
	const busan = await university(site.system, { location: "Haeundae, Busan" });
	const seoul = await university(site.system, { location: "Сеул", locationEn: "Seoul, Gangnam" });
	await program(site.system, { universityId: busan, title: "By the sea" });
	await program(site.system, { universityId: seoul, title: "In the capital" });
	const page = await openPage(site.get("/programs?city=Busan"));
	expect(titles(page)).toEqual(["By the sea"]);
	expect(page.one("[data-count]").text).toBe("1 program found");
	expect(chosen(page, "city")).toBe("Busan");
	expect(titles(await openPage(site.get("/programs?city=Seoul")))).toEqual(["In the capital"]);
	expect(titles(await openPage(site.get("/programs?city=Daegu")))).toEqual([]);
});

test("PROG-03, PROG-05, PROG-07, PROG-09: search and filters combine", async () => {
	const site = await testSite();
	const busan = await university(site.system, { location: "Busan" });
	const seoul = await university(site.system, { location: "Seoul" });
	for (const universityId of [busan, seoul]) {
		for (const type of ["Master", "PhD"]) await program(site.system, { universityId, type, title: `Optics ${type}` });
		await program(site.system, { universityId, type: "Master", title: "History" });
	}
	const page = await openPage(site.get(`/programs?q=optics&type=Master&university=${busan}&city=Busan`));
	expect(titles(page)).toEqual(["Optics Master"]);
	expect(page.one("[data-count]").text).toBe("1 program found");
	const nothing = await openPage(site.get(`/programs?university=${busan}&city=Seoul`));
	expect(nothing.one("[data-count]").text).toBe("0 programs found");
});

test("PROG-10, PROG-11, CALL-15, CALL-23, DATA-08, DATA-09, O-09: a card shows all nine values and its links", async () => {
	const site = await testSite();
	const universityId = await university(site.system, { name: "Hanbit University", location: "Daejeon" });
	const id = await program(site.system, {
		universityId,
		title: "Robotics",
		type: "Master",
		description: "Machines that move",
		duration: "2 years",
		fees: "4,500 USD a semester",
		applicationDeadline: "2026-11-30",
		requirements: "TOPIK 4 and an interview",
		minTopik: 4,
	});
	const card = (await openPage(site.get("/programs"))).one(".cards > li");
	const words = ["Master", "Daejeon", "Robotics", "Hanbit University", "Machines that move", "2 years"];
	for (const value of [...words, "4,500 USD a semester", "30 November", "TOPIK 4"]) expect(card.text).toContain(value);
	expect(card.href("Apply Now")).toBe(`/apply?program=${id}`);
	expect(card.href("Robotics")).toBe(`/programs/${id}`);
	expect(card.href("Details")).toBe(`/programs/${id}`);
	expect(card.href("Hanbit University")).toBe(`/universities/${universityId}`);
});

test("PROG-10: unknown values of a program are shown as unknown", async () => {
	const site = await testSite();
	await program(site.system);
	const card = (await openPage(site.get("/programs"))).one(".cards > li");
	expect(card.text).toMatch(/Tuition Ask us : (.+) Deadline [\w;: –]+ Duration Ask us : \1 City Seoul/);
	for (const link of card.links(/^Ask us/)) expect(link.get("href")).toBe("/contact");
	await messengers(site.system);
	await expect
		.poll(async () => (await openPage(site.get("/programs"))).links(/^Ask us/)[0]?.get("href"))
		.toMatch(/^https:\/\/(wa|t)\.me\/\w+\?text=/);
});

test("PROG-12, CALL-19, CALL-22, LIMIT-01: thirty programs, newest first, 12, 12 and 6 per page", async () => {
	const site = await testSite();
	await programs(site.system, 30);
	const pages = await Promise.all([1, 2, 3].map((page) => openPage(site.get(`/programs?page=${page}`))));
	expect(pages.map((page) => titles(page).length)).toEqual([12, 12, 6]);
	for (const page of pages) expect(page.one("[data-count]").text).toBe("30 programs found");
	const numbers = pages.flatMap(titles).map((title) => Number(title.slice("Program ".length)));
	expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
	expect(new Set(numbers).size).toBe(30);
});

test("PROG-03, PROG-05, PROG-07, PROG-13, O-13, ERR-36: unknown values are ignored as filters, and an empty result shows a message and a hint", async () => {
	const site = await testSite();
	await programs(site.system, 2);
	const unknown = "00000000-0000-4000-8000-000000000000";
	for (const query of [
		"type=Diploma",
		"type=master",
		"city=Tashkent",
		"university=x",
		`university=${unknown}`,
		"page=x",
	]) {
		const page = await openPage(site.get(`/programs?${query}`));
		expect(page.one("[data-count]").text, query).toBe("2 programs found");
		expect(page.links("Clear filters"), query).toEqual([]);
	}
	const empty = await openPage(site.get("/programs?q=zzzz"));
	expect(empty.status).toBe(200);
	expect(empty.one("[data-results] .notice").text).toMatch(/^No programs found .*adjust.*filter/i);
	expect(empty.has('nav[aria-label="Pages"]')).toBe(false);
});

test("a program that the filter finds by a city in its place's text shows that place in full", async () => {
	const site = await testSite();
	const universityId = await university(site.system, { location: "Yongin (1 hour from Seoul)" });
	const id = await program(site.system, { universityId });
	const card = (await openPage(site.get("/programs?city=Seoul"))).one(".cards > li");
	expect(card.text).toContain("City Yongin (1 hour from Seoul)");
	const page = await openPage(site.get(`/programs/${id}`));
	expect(page.one("main .notice dl").text).toContain("City Yongin (1 hour from Seoul)");
});

test("visual 17: an empty list leads on: to the lists without one word or filter, and to us", async () => {
	const site = await testSite();
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
});

test("visual 17: a list with one or two programs leads on to the lists that have more", async () => {
	const site = await testSite();
	const seoul = await university(site.system, { location: "Seoul" });
	for (const title of ["Physics", "Chemistry", "Biology"])
		await program(site.system, { universityId: seoul, title, type: "PhD" });
	const few = (await openPage(site.get("/programs?q=physics&city=Seoul"))).one("[data-results]");
	expect(few.href("Without “physics”: 3 programs")).toBe("/programs?city=Seoul");
	expect(few.links("Without “Seoul”: 1 program")).toEqual([]);
	const enough = (await openPage(site.get("/programs?city=Seoul&type=PhD"))).one("[data-results]");
	expect(enough.text).not.toContain("Without");
});
