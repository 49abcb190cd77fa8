import fc from "fast-check";
import { expect, test } from "vitest";
import { program, university } from "../../tests/support/factories.ts";
import { callerOf, freshDatabase, sqlOn } from "../../tests/support/site.ts";
import { deleteProgram, updateProgram, updateUniversity } from "../catalog/commands.ts";
import { listPrograms } from "../catalog/program-queries.ts";
import type { ProgramFilter } from "../catalog/schema.ts";
import { listUniversities } from "../catalog/university-queries.ts";
import { createContent, updateContent } from "../content/site/commands.ts";
import { cleanQuery } from "./validation.ts";

type Sql = ReturnType<typeof sqlOn>;

/**
 * Characters of texts and searches: letters with case folding, all apostrophes, all kinds of whitespace, characters
 * with a meaning in SQL.
 */
const signs = [
	..."aeovxyЕеёяцчшўғ",
	..."AБнт1",
	..."'ʻʼ‘’`",
	...'%_\\"(),.-',
	"\t",
	"\n",
	"\v",
	"\u0085",
	"\u00a0",
	"\u2003",
	"ʼʻ",
	"e\u0301",
	"한",
	"😀",
];
const text = fc.array(fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...signs) }, fc.constant(" ")), {
	maxLength: 24,
});

/** Every program that a list shows, across all its pages. */
async function listed(caller: ReturnType<typeof callerOf>, filter: Omit<ProgramFilter, "page">): Promise<string[]> {
	const first = await listPrograms(caller, { ...filter, page: 1 });
	const ids = first.items.map(({ id }) => id);
	for (let page = 2; page <= first.pages; page++) {
		const more = await listPrograms(caller, { ...filter, page });
		expect(more.total).toBe(first.total);
		ids.push(...more.items.map(({ id }) => id));
	}
	expect(ids).toHaveLength(first.total);
	return ids;
}

/**
 * The reference: compares every normalized text with every word: of a title any part, of another text and with a word of
 * up to three letters the beginning of words.
 */
function compared(sql: Sql, table: "programs" | "universities", title: string[], query: string, order: string) {
	const words = cleanQuery(query).split(" ").slice(0, 8);
	const begins = (form: string) => `(
		strpos(folded, ' ' || ${form}) > 0
		or ${form} ~ '^[0-9a-zа-яёўқғҳ]' and strpos(regexp_replace(folded, '(^| )[^ 0-9a-zа-яёўқғҳ]+', ' ', 'g'), ' ' || ${form}) > 0
		or ${form} ~ '^[0-9a-zа-яёўқғҳ]+$' and folded ~ ('[^0-9a-zа-яёўқғҳ]' || ${form}))`;
	const isShort = "plain ~ '^[a-zа-яёўқғҳ]{1,3}$'";
	const has = (form: string) => `(${begins(form)} or not ${isShort} and strpos(titles, ${form}) > 0)`;
	return sql(
		`select id from ${table}, search_fold(${title}) as titles,
			translate(E'\n' || search_fold(${[...title, ...inEveryLanguage("description")]}), E'\t\n\v\f\r', '     ') as folded
		where (select bool_and(${has("plain")} or word ~ '[Ѐ-ӿ]' and ${has("latin")})
			from unnest($1::text[]) as word, split_part(search_fold(word), E'\\n', 1) as plain,
				nullif(split_part(search_fold(word), E'\\n', 2), '') as latin) order by ${order}`,
		[words],
	).then((rows) => rows.map(({ id }) => id as string));
}

const inEveryLanguage = (field: string) => ["", "_en", "_ru", "_uz"].map((suffix) => field + suffix);

test("CALL-14, CALL-21, PROG-01, UNIV-01, S-14: for any input, a search finds exactly the titles that contain its words and the texts in which words begin with them", async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const caller = callerOf("anonymous", url);
	const titles = fc.sample(text, { numRuns: 60, seed: 21 }).map((parts) => parts.join(""));
	const [{ id: university }] = await sql(
		`insert into universities (name, name_ru, location)
		select 'x' || name, name, 'Seoul' from unnest($1::text[]) as name returning id`,
		[titles],
	);
	await sql(
		`insert into programs (university_id, type, title, title_ru, description_uz)
		select $1, 'PhD', 'x' || title, title, reverse(title) from unnest($2::text[]) as title`,
		[university, titles],
	);
	const part = fc
		.tuple(fc.constantFrom(...titles), fc.nat(20), fc.integer({ min: 1, max: 6 }))
		.map(([title, from, length]) => [...title].slice(from, from + length).join(""));
	const typed = fc.oneof(
		part,
		fc.tuple(part, part).map((parts) => parts.join(" ")),
		text.map((parts) => parts.join("")),
	);
	await fc.assert(
		fc.asyncProperty(typed, async (query) => {
			const order = "created_at desc, id desc";
			const cleaned = cleanQuery(query);
			const due = await compared(sql, "programs", inEveryLanguage("title"), query, order);
			// Programs with the words in their title come first (facts.test.ts).
			const shown = await listed(caller, { query: cleaned });
			expect(shown.toSorted()).toEqual(due.toSorted());
			const names = [...inEveryLanguage("name"), "name_ko"];
			const found = await listUniversities(caller, { query: cleaned, sort: "ranking", page: 1 }, "en");
			expect(found.total).toBe((await compared(sql, "universities", names, query, "id")).length);
		}),
		{ numRuns: 70, seed: 21 },
	);
});

test("PROG-01, CALL-21: what is saved is found at once, by its new words alone", async () => {
	const caller = callerOf("system", await freshDatabase());
	const universityId = await university(caller, { name: "Alpha", location: "Seoul" });
	const id = await program(caller, { universityId, title: "Shipbuilding", description: "Ёлка" });
	const found = async (query: string, city?: "Busan") =>
		(await listPrograms(caller, { query, page: 1, ...(city && { city }) })).total;
	expect([await found("shipbuilding"), await found("yolka"), await found("", "Busan")]).toEqual([1, 1, 0]);
	await updateProgram(caller, id, { universityId, title: "Robotics", type: "PhD" });
	await updateUniversity(caller, universityId, { name: "Omega", location: "Busan" });
	expect([await found("shipbuilding"), await found("robotics"), await found("", "Busan")]).toEqual([0, 1, 1]);
	const universities = async (query: string) =>
		(await listUniversities(caller, { query, sort: "ranking", page: 1 }, "en")).total;
	expect([await universities("alpha"), await universities("omega")]).toEqual([0, 1]);
	await deleteProgram(caller, id);
	expect(await found("robotics")).toBe(0);
});

test("a search finds what staff entered as meaning the same, in every language; short words only as whole words", async () => {
	const caller = callerOf("system", await freshDatabase());
	const synonyms = { words: "IT, computer science", wordsRu: "ИТ, информатика", wordsUz: "dasturlash" };
	const id = await createContent(caller, "searchSynonyms", synonyms);
	await program(caller, { title: "Informatics", titleRu: "Информатика" });
	await program(caller, { title: "Computer Science" });
	await program(caller, { title: "Dasturlash" });
	await program(caller, { title: "Business and IT" });
	await program(caller, { title: "Italian" });
	const titles = async (query: string) =>
		(await listPrograms(caller, { query, page: 1 })).items.map(({ title }) => title).toSorted();
	const same = ["Business and IT", "Computer Science", "Dasturlash", "Informatics"];
	for (const query of ["computer science", "Информатика", "dasturlash"])
		expect(await titles(query), query).toEqual(same);
	for (const query of ["IT", "ит"]) expect(await titles(query)).toEqual([...same, "Italian"].toSorted());
	expect(await titles("business it")).toEqual(["Business and IT"]);
	expect(await titles("science")).toEqual(["Computer Science"]);
	await updateContent(caller, "searchSynonyms", id, { words: "IT" });
	expect(await titles("информатика")).toEqual(["Informatics"]);
});

test("PROG-01, O-13: pages of lists and searches are correct on a large catalog", async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const caller = callerOf("anonymous", url);
	await sql("insert into universities (name, location) values ('U', 'Seoul')");
	await sql(`insert into programs (university_id, type, title, created_at)
		select id, 'PhD', case when n % 4 = 0 then 'fourth' else 'other' end || case when n % 400 = 7 then ' seldom' else '' end,
			timestamptz '2026-01-01' + n * interval '1 minute' from universities, generate_series(1, 1300) as n`);
	await sql("delete from programs where title = 'other' and created_at < '2026-01-01 12:00'");
	for (const [query, pages] of [
		["", [1, 2, 9, 9999]],
		["fourth", [1, 9, 27, 28, 9999]],
		["seldom", [1]],
	] as const) {
		const due = (await sql("select id from programs where title like $1 order by created_at desc", [`%${query}%`])).map(
			({ id }) => id,
		);
		for (const page of pages) {
			const shown = await listPrograms(caller, { query, page });
			const from = (Math.min(page, Math.ceil(due.length / 12)) - 1) * 12;
			expect([shown.total, shown.page, shown.items.map(({ id }) => id)]).toEqual([
				due.length,
				from / 12 + 1,
				due.slice(from, from + 12),
			]);
		}
	}
});
