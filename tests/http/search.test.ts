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

test("CALL-14, CALL-21: a word in any of the eight text columns of a university or program finds it and only it, several words in any of them; other columns are not searched", async () => {
	const site = await testSite();
	const universityId = await university(site.system, { name: "Plain" });
	for (const [name, create] of [
		["name", (texts: object) => university(site.system, texts)],
		["title", (texts: object) => program(site.system, { universityId, ...texts })],
	] as const) {
		const list = name === "name" ? "/universities" : "/programs";
		const words = new Map<string, string>();
		for (const column of [...variants(name), ...variants("description")]) {
			const word = `quux${column}x`.toLowerCase();
			words.set(word, `Plain ${column}`);
			await create({ [name]: `Plain ${column}`, [column]: `Plain ${column} before ${word} after` });
		}
		for (const [word, plain] of words) {
			const [shown, ...others] = await found(site, list, word);
			expect([shown?.startsWith(plain), others], word).toEqual([true, []]);
		}
		expect(await found(site, list, "quux")).toHaveLength(8);
	}
	await program(site.system, { universityId, requirements: "quuz", fees: "quuz", duration: "quuz" });
	expect(await found(site, "/programs", "quuz")).toEqual([]);
	await program(site.system, { universityId, title: "Computer science", description: "In the evening" });
	await program(site.system, { universityId, title: "Science of computing" });
	expect(await found(site, "/programs", "science evening")).toEqual(["Computer science"]);
	expect(await found(site, "/programs", "  COMPUT   sci ")).toEqual(["Computer science", "Science of computing"]);
	expect(await found(site, "/programs", "science morning")).toEqual([]);
});

test("PROG-01, UNIV-01, O-14: words match in any case, in either Uzbek script and with any spelling of oʻ and gʻ", async () => {
	const site = await testSite();
	await program(site.system, { title: "Yevropa huquqi, poyezd, tabiiy fanlar, sirk", titleRu: "Инженерия ЁЛОЧЕК" });
	for (const word of ["ИНЖЕНЕРИЯ", "иНЖенер", "ёлочек", "Европа", "поезд", "табиий", "цирк"])
		expect(await found(site, "/programs", word), word).toHaveLength(1);
	await university(site.system, { name: "Latin", nameUz: "Toshkent shahri, Yangiyoʻl, Chirchiq, Qoʻqon, gʻisht" });
	await university(site.system, { name: "Cyrillic", nameUz: "Тошкент шаҳри, Янгийўл, Чирчиқ, Қўқон, ғишт" });
	for (const word of ["ТОШКЕНТ", "шаҳри", "yangiyol", "Yangiyo'l", "янгийўл", "чирчиқ", "Қўқон", "ғишт", "g‘isht"])
		expect(await found(site, "/universities", word), word).toEqual(["Cyrillic", "Latin"]);
});

test("S-14, PROG-13, UNIV-15, O-14: control characters count as spaces, a search of 100,000 characters is truncated, a blank one is ignored, and one for signs without matches is an empty state, not an error", async () => {
	const site = await testSite();
	await program(site.system, { title: `Quantum physics ${"a".repeat(80)}` });
	const broken = ["%00quantum", "quantum%00physics", "%ED%A0%80quantum", "%ff%fephysics", "%0Aphysics%7F"];
	for (const query of [...broken, "\u{d800}quantum"]) {
		const page = await openPage(site.get(`/programs?q=${query}`));
		expect([page.status, page.one("[data-count]").text], query).toEqual([200, "1 program found"]);
	}
	const long = await openPage(site.get(`/programs?q=${"a".repeat(100_000)}`));
	expect([long.status, long.one("[data-count]").text]).toEqual([200, "1 program found"]);
	expect(long.one("#filter-q").get("value")).toHaveLength(80);
	for (const query of ["a,b)(%", "');drop table programs;--", "%_%_", "a & b | !c", "<script>alert(1)</script>"]) {
		for (const list of ["/programs", "/universities"] as const) {
			const page = await openPage(site.get(`${list}?q=${encodeURIComponent(query)}`));
			expect([page.status, page.one("#filter-q").get("value")]).toEqual([200, query]);
			expect(page.text, query).toMatch(/No (programs|universities) found/);
		}
	}
	for (const blank of ["", "+++", "%E2%80%83%09", "%00"]) {
		const page = await openPage(site.get(`/programs?q=${blank}`));
		expect([page.one("[data-count]").text, page.links("Clear filters")]).toEqual(["1 program found", []]);
	}
});

test("a word of the university's name finds its programs, also together with words of the program's own texts, and not those of other universities", async () => {
	const site = await testSite();
	const yonsei = await university(site.system, { name: "Yonsei University", nameRu: "Университет Ёнсе" });
	await program(site.system, { universityId: yonsei, title: "Design" });
	await program(site.system, { universityId: yonsei, title: "Physics" });
	await program(site.system, { universityId: await university(site.system, { name: "Hanbit" }), title: "Design" });
	for (const name of ["yonsei", "ёнсе", "Yons"]) expect(await found(site, "/programs", name)).toHaveLength(2);
	expect(await found(site, "/programs", "yonsei design")).toEqual(["Design"]);
	expect(await found(site, "/programs", "hanbit physics")).toEqual([]);
});

test("a search that finds nothing because of a typing error offers the corrected words with what they find", async () => {
	const site = await testSite();
	const universityId = await university(site.system, { name: "Yonsei", location: "Seoul" });
	await program(site.system, {
		universityId,
		title: "Computer science",
		titleRu: "Компьютерные науки",
		titleUz: "Kompyuter",
	});
	for (const [typed, words] of [
		["kompiyuter", "kompyuter"],
		["Компиютерные", "компьютерные"],
		["Yonsey compputer", "yonsei computer"],
	] as const) {
		const page = await openPage(site.get(`/programs?q=${encodeURIComponent(typed)}&city=Seoul`));
		const corrected = page.one("[data-results] .notice").href(`Did you mean “${words}”? 1 program`) ?? "";
		expect(new URL(corrected, "http://x").searchParams.get("q")).toBe(words);
		expect(corrected).toContain("city=Seoul");
	}
	const school = (await openPage(site.get("/universities?q=yonsie"))).one("[data-results] .notice");
	expect(school.href("Did you mean “yonsei”? 1 university")).toBe("/universities?q=yonsei");
	for (const typed of ["qqzzxx", "computer qqzzxx", "kom"]) {
		const page = await openPage(site.get(`/programs?q=${encodeURIComponent(typed)}`));
		expect(page.text, typed).not.toContain("Did you mean");
	}
});

test("a search's word for a level is the filter by that level, in every language on every page, alone and with other words", async () => {
	const site = await testSite();
	const types = ["Bachelor", "Master", "Master (MBA)", "PhD", "Language Course (D-4)"];
	for (const type of types) {
		const texts = { titleRu: `Бизнес, ${type}`, description: "For those with a bachelor’s or master’s degree" };
		await program(site.system, { type, title: `Business ${type}`, ...texts });
		await program(site.system, { type, title: `Design ${type}` });
	}
	const open = async (path: string, query: string) => {
		const page = await openPage(site.get(`${path}/programs?${query}`));
		const titles = page.all(".cards > li h2").map(({ text }) => text);
		expect(page.one("[data-count]").text, query).toMatch(new RegExp(`(^| )${titles.length}( |$)`));
		return titles;
	};
	for (const path of ["", "/ru", "/uz"]) {
		for (const [type, ...words] of [
			["Bachelor", "bachelor", "Bachelor’s", "бакалавриат", "Бакалавр", "bakalavriat", "bakalavr"],
			["Master", "MASTER", "магистратура", "магистр", "magistratura"],
			["PhD", "phd", "докторантура", "аспирантура", "doktorantura"],
			["Language", "language course", "Языковые курсы", "til kursi", "тил курси"],
		] as const) {
			const all = await open(path, `type=${type}`);
			expect(all).toHaveLength(type === "Master" ? 4 : 2);
			for (const word of words) expect(await open(path, `q=${encodeURIComponent(word)}`), word).toEqual(all);
			const both = await open(path, `q=${encodeURIComponent(`${words[1]} бизнес`)}`);
			expect(both).toEqual(all.filter((title) => /Business|Бизнес/.test(title)));
		}
		expect(await open(path, `q=${encodeURIComponent("магистратура")}&type=PhD`)).toEqual([]);
	}
	const wrong = await openPage(site.get(`/programs?q=${encodeURIComponent("магистратуры дизайм")}`));
	expect(wrong.text).not.toContain("Did you mean");
	const near = await openPage(site.get(`/programs?q=${encodeURIComponent("magistratra busines")}`));
	expect(near.one("[data-results] .notice").text).toContain("Did you mean “magistratura busines”? 2 programs");
});
