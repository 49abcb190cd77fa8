import { expect, test } from "vitest";
import { program, university } from "../support/factories.ts";
import { openPage } from "../support/html.ts";
import { type TestSite, testSite } from "../support/site.ts";

/** The names or titles that a list shows for a search, in alphabetical order. */
async function found(site: TestSite, list: "/programs" | "/universities", query: string): Promise<string[]> {
	const page = await openPage(site.get(`${list}?q=${encodeURIComponent(query)}&sort=name`));
	expect(page.status, query).toBe(200);
	return page
		.all(".cards > li :is(h2, h3)")
		.map(({ text }) => text)
		.toSorted();
}

const variants = (field: string) => ["", "En", "Ru", "Uz"].map((suffix) => field + suffix);

test("CALL-14: a word in any of a university's eight text columns finds it, and only it", async () => {
	const site = await testSite();
	const columns = [...variants("name"), ...variants("description")];
	const ids = new Map<string, string>();
	for (const column of columns) {
		const word = `quux${column}x`.toLowerCase();
		ids.set(word, await university(site.system, { name: `Plain ${column}`, [column]: `Before ${word} after` }));
	}
	for (const [word, id] of ids) {
		const page = await openPage(site.get(`/universities?q=${word}`));
		expect(
			page.links("View Details").map((link) => link.get("href")),
			word,
		).toEqual([`/universities/${id}`]);
	}
	expect((await openPage(site.get("/universities?q=quux"))).one("[data-count]").text).toBe(
		"Showing 8 of 8 universities",
	);
});

test("CALL-21: a word in any of a program's eight text columns finds it, and only it", async () => {
	const site = await testSite();
	const columns = [...variants("title"), ...variants("description")];
	const universityId = await university(site.system);
	const ids = new Map<string, string>();
	for (const column of columns) {
		const word = `quux${column}x`.toLowerCase();
		ids.set(
			word,
			await program(site.system, { universityId, title: `Plain ${column}`, [column]: `Before ${word} after` }),
		);
	}
	for (const [word, id] of ids) {
		const page = await openPage(site.get(`/programs?q=${word}`));
		expect(
			page.links("Details").map((link) => link.get("href")),
			word,
		).toEqual([`/programs/${id}?q=${word}`]);
	}
	expect((await openPage(site.get("/programs?q=quux"))).one("[data-count]").text).toBe("8 programs found");
});

test("a word of up to three letters matches the beginning of words", async () => {
	const site = await testSite();
	const universityId = await university(site.system, { name: "Plain" });
	for (const title of [
		"(AI/IT) Studies",
		"IT Management",
		"Итальянский",
		"University of the Humanities",
		"Химии, Россия",
		"ИИ и роботы",
		"Training",
		"Oʻt oʻchirish",
		"Notes",
		"한국어교육",
	])
		await program(site.system, { universityId, title });
	for (const [query, titles] of [
		["IT", ["(AI/IT) Studies", "IT Management", "Итальянский"]],
		["ai", ["(AI/IT) Studies"]],
		["ИИ", ["ИИ и роботы"]],
		["oʻt", ["Oʻt oʻchirish"]],
		["ities", ["University of the Humanities"]],
		["어교", ["한국어교육"]],
	] as const) {
		expect(await found(site, "/programs", query)).toEqual(titles);
	}
});

test("CALL-21: other columns are not searched", async () => {
	const site = await testSite();
	await program(site.system, { requirements: "quux", fees: "quux", duration: "quux" });
	expect(await found(site, "/programs", "quux")).toEqual([]);
});

test("CALL-14, CALL-21: several words match independently, in any column", async () => {
	const site = await testSite();
	await program(site.system, { title: "Computer science", description: "In the evening" });
	await program(site.system, { title: "Science of computing" });
	expect(await found(site, "/programs", "science evening")).toEqual(["Computer science"]);
	expect(await found(site, "/programs", "  COMPUT   sci ")).toEqual(["Computer science", "Science of computing"]);
	expect(await found(site, "/programs", "science morning")).toEqual([]);
});

test("PROG-01, UNIV-01, O-14: Cyrillic matches regardless of case", async () => {
	const site = await testSite();
	await program(site.system, { title: "Engineering", titleRu: "Инженерия ЁЛОЧЕК" });
	for (const query of ["инженерия", "ИНЖЕНЕРИЯ", "иНЖенер", "ёлочек"]) {
		expect(await found(site, "/programs", query), query).toEqual(["Engineering"]);
	}
});

test("UNIV-01: a word in either Uzbek script finds the other", async () => {
	const site = await testSite();
	await university(site.system, {
		name: "Latin",
		nameUz: "Toshkent shahri, Yangiyoʻl, Chirchiq, Qoʻqon, togʻ, gʻisht",
	});
	await university(site.system, { name: "Cyrillic", nameUz: "Тошкент шаҳри, Янгийўл, Чирчиқ, Қўқон, тоғ, ғишт" });
	const words = ["Toshkent", "Тошкент", "ТОШКЕНТ", "shahri", "шаҳри", "Yangiyoʻl", "янгийўл", "чирчиқ", "Qoʻqon"];
	for (const word of [...words, "Қўқон", "togʻ", "тоғ", "ғишт", "gʻisht"]) {
		expect(await found(site, "/universities", word), word).toEqual(["Cyrillic", "Latin"]);
	}
});

test("PROG-01: a Cyrillic е matches ye at the start of a word and after a vowel", async () => {
	const site = await testSite();
	await program(site.system, { title: "Yevropa huquqi, poyezd, tabiiy fanlar, sirk" });
	for (const word of ["Европа", "поезд", "табиий", "цирк"]) {
		expect(await found(site, "/programs", word), word).toHaveLength(1);
	}
});

test("PROG-01, UNIV-01: all spellings of oʻ and gʻ are equal, with and without apostrophe", async () => {
	const site = await testSite();
	const marks = ["ʻ", "'", "‘", "’", "`", "´", "ʼ", "‛", ""];
	for (const [index, mark] of marks.entries()) {
		await university(site.system, { name: `${index}`, nameUz: `O${mark}zbek tog${mark}lari` });
	}
	for (const mark of marks) {
		expect(await found(site, "/universities", `o${mark}zbek tog${mark}`), mark).toHaveLength(marks.length);
	}
	expect(await found(site, "/universities", "ўзбек тоғлари")).toHaveLength(marks.length);
});

test("S-14: characters with a special meaning in SQL are plain text", async () => {
	const site = await testSite();
	const universityId = await university(site.system);
	const titles = ["100% grant", "100 grants", "a_b", "axb", "back\\slash", 'so "called"', "f(x), y", "a|b*c.d[e]^$"];
	for (const title of titles) await program(site.system, { universityId, title });
	expect(await found(site, "/programs", "100%")).toEqual(["100% grant"]);
	expect(await found(site, "/programs", "0% g")).toEqual(["100% grant"]);
	expect(await found(site, "/programs", "a_b")).toEqual(["a_b"]);
	expect(await found(site, "/programs", "\\")).toEqual(["back\\slash"]);
	expect(await found(site, "/programs", "k\\s")).toEqual(["back\\slash"]);
	expect(await found(site, "/programs", '"called"')).toEqual(['so "called"']);
	expect(await found(site, "/programs", "f(x),")).toEqual(["f(x), y"]);
	expect(await found(site, "/programs", "|b*c.d[e]^$")).toEqual(["a|b*c.d[e]^$"]);
	expect(await found(site, "/programs", "%%")).toEqual([]);
});

test("S-14, PROG-13, UNIV-15: a search for characters without matches is an empty state, not an error", async () => {
	const site = await testSite("sample");
	const queries = [
		"a,b)(%",
		"');drop table programs;--",
		"%_%_",
		"\\\\\\",
		"{{1+1}}",
		"a & b | !c",
		"<script>alert(1)</script>",
	];
	for (const query of queries) {
		for (const list of ["/programs", "/universities"] as const) {
			const page = await openPage(site.get(`${list}?q=${encodeURIComponent(query)}`));
			expect(page.status, query).toBe(200);
			expect(page.text, query).toMatch(/No (programs|universities) found/);
			expect(page.one("#filter-q").get("value")).toBe(query);
			expect(page.html).not.toContain("<script>alert");
		}
	}
});

test("S-14: NUL, lone surrogates and other control characters count as spaces", async () => {
	const site = await testSite();
	await program(site.system, { title: "Quantum physics" });
	for (const query of [
		"%00quantum",
		"quantum%00physics",
		"%ED%A0%80quantum",
		"%ff%fephysics",
		"%0Aphysics%7F",
		"\u{d800}quantum",
	]) {
		const page = await openPage(site.get(`/programs?q=${query}`));
		expect([page.status, page.one("[data-count]").text], query).toEqual([200, "1 program found"]);
	}
});

test("S-14, O-14: a search of 100,000 characters is truncated, a blank one is ignored", async () => {
	const site = await testSite();
	await program(site.system, { title: "a".repeat(80) });
	const long = await openPage(site.get(`/programs?q=${"a".repeat(100_000)}`));
	expect([long.status, long.one("[data-count]").text]).toEqual([200, "1 program found"]);
	expect(long.one("#filter-q").get("value")).toHaveLength(80);
	for (const blank of ["", "+++", "%E2%80%83%09", "%00"]) {
		const page = await openPage(site.get(`/programs?q=${blank}`));
		expect(page.one("[data-count]").text).toBe("1 program found");
		expect(page.links("Clear filters")).toEqual([]);
	}
});

test("PROG-01: a list that was cached while an import was being indexed shows all of it afterwards", async () => {
	const site = await testSite("empty", { pageCacheBytes: 2 ** 24 });
	await site.ready;
	const universityId = await university(site.system);
	const count = async () => (await openPage(site.get("/programs"))).one("[data-count]").text;
	expect(await count()).toBe("0 programs found");
	await site.sql(
		"insert into programs (university_id, type, title) select $1, 'PhD', 'Program ' || n from generate_series(1, 600) n",
		[universityId],
	);
	await expect.poll(count).toBe("600 programs found");
});
