import fc from "fast-check";
import { expect, test } from "vitest";
import { searchFields } from "../database/values.ts";
import { expectIndexed, mergeAll } from "../tests/support/search-index.ts";
import { callerOf, freshDatabase, sqlOn } from "../tests/support/site.ts";
import { listPrograms } from "./catalog/program-queries.ts";
import type { ProgramFilter } from "./catalog/schema.ts";
import { listUniversities } from "./catalog/university-queries.ts";
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

/** The reference: compares every normalized text with every word; one of up to three letters matches the beginning of words. */
function compared(sql: Sql, table: "programs" | "universities", columns: string[], query: string, order: string) {
	const words = cleanQuery(query).split(" ").slice(0, 8);
	return sql(
		`select id from ${table}, search_fold(search_join(${columns})) as folded
		where (select bool_and((folded like search_pattern(plain) or word ~ '[Ѐ-ӿ]' and folded like search_pattern(search_latin(plain)))
			and (plain !~ '^[a-zа-яёўқғҳ]{1,3}$' or (E'\\n' || folded) ~ ('[^0-9a-zа-яёўқғҳ]' || plain)
				or word ~ '[Ѐ-ӿ]' and (E'\\n' || folded) ~ ('[^0-9a-zа-яёўқғҳ]' || search_latin(plain))))
			from unnest($1::text[]) as word, search_plain(word) as plain) order by ${order}`,
		[words],
	).then((rows) => rows.map(({ id }) => id as string));
}

const inEveryLanguage = (field: string) => ["", "_en", "_ru", "_uz"].map((suffix) => field + suffix);

test("CALL-14, CALL-21, PROG-01, UNIV-01, S-14: for any input, a search finds exactly the texts that contain its words", async () => {
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
			const columns = [...inEveryLanguage("title"), ...inEveryLanguage("description")];
			const order = "created_at desc, id desc";
			const cleaned = cleanQuery(query);
			const due = await compared(sql, "programs", columns, query, order);
			// Programs with the words in their title come first (facts.test.ts).
			const shown = await listed(caller, { query: cleaned });
			expect(shown.toSorted()).toEqual(due.toSorted());
			const names = [...inEveryLanguage("name"), "name_ko", ...inEveryLanguage("description")];
			const found = await listUniversities(caller, { query: cleaned, sort: "ranking", page: 1 }, "en");
			expect(found.total).toBe((await compared(sql, "universities", names, query, "id")).length);
		}),
		{ numRuns: 300, seed: 21 },
	);
});

test("PROG-01, UNIV-01, CALL-21: after any sequence of writes, the index has exactly the terms of every row", async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const system = callerOf("system", url);
	const age = fc.nat(9).map((day) => `2026-01-0${day + 1}`.replace("010", "10"));
	const title = text.map((parts) => `x${parts.join("")}`);
	const pick = (table: string, at: number) =>
		`(select id from ${table} order by id offset ${at} % greatest(1, (select count(*) from ${table})) limit 1)`;
	const write = fc.oneof(
		fc
			.tuple(title, age)
			.map(([name, day]): [string, unknown[]] => [
				"insert into universities (name, location, created_at) values ($1, 'Seoul', $2)",
				[name, day],
			]),
		fc.tuple(title, age, fc.nat(9)).map(([name, day, at]): [string, unknown[]] => [
			`insert into programs (university_id, type, title, created_at)
				select id, 'PhD', unnest(array[$1::text, reverse($1::text)]), $2 from (select ${pick("universities", at)} as id) as u where id is not null`,
			[name, day],
		]),
		fc
			.tuple(title, fc.nat(9))
			.map(([name, at]): [string, unknown[]] => [
				`update programs set description_ru = $1 where id = ${pick("programs", at)}`,
				[name],
			]),
		fc
			.tuple(fc.constantFrom("3,000,000 KRW per semester", "8,000,001 KRW per year", "900 USD per year", ""), fc.nat(9))
			.map(([fees, at]): [string, unknown[]] => [
				`update programs set fees = $1 where id = ${pick("programs", at)}`,
				[fees],
			]),
		fc
			.tuple(age, fc.nat(9))
			.map(([day, at]): [string, unknown[]] => [
				`update programs set created_at = $1 where id = ${pick("programs", at)}`,
				[day],
			]),
		fc
			.tuple(fc.constantFrom("Busan", "Seoul, Korea"), fc.nat(9))
			.map(([place, at]): [string, unknown[]] => [
				`update universities set location_en = $1, name = name || 'ё' where id = ${pick("universities", at)}`,
				[place],
			]),
		fc.nat(9).map((at): [string, unknown[]] => [`delete from programs where id = ${pick("programs", at)}`, []]),
		fc.constant<[string, unknown[]]>(["delete from programs where created_at < '2026-01-03'", []]),
	);
	await fc.assert(
		fc.asyncProperty(fc.array(fc.array(write, { minLength: 1, maxLength: 4 }), { maxLength: 6 }), async (commits) => {
			await sql("truncate universities, programs cascade");
			for (const writes of commits) {
				await sql("begin");
				for (const [statement, values] of writes) await sql(statement, values);
				await sql("commit");
				await expectIndexed(sql, system);
			}
		}),
		{ numRuns: 20, seed: 9 },
	);
});

test("PROG-01, O-13: pages of lists and searches are correct across blocks of bitmaps", async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const caller = callerOf("anonymous", url);
	await sql("insert into universities (name, location) values ('U', 'Seoul')");
	await sql(`insert into programs (university_id, type, title, created_at)
		select id, 'PhD', case when n % 4 = 0 then 'fourth' else 'other' end || case when n % 1500 = 7 then ' seldom' else '' end,
			timestamptz '2026-01-01' + n * interval '1 minute' from universities, generate_series(1, 8300) as n`);
	await sql("delete from programs where title = 'other' and created_at < '2026-01-02'");
	// Readers do not wait for so many rows.
	await mergeAll(callerOf("system", url));
	for (const [query, pages] of [
		["", [1, 2, 340, 342, 343, 600, 640, 9999]],
		["fourth", [1, 85, 86, 87, 150, 173, 9999]],
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

test("the search index has the values of every filter", async () => {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	await sql("insert into universities (name, location) values ('U', 'Seoul')");
	await sql(
		"insert into programs (university_id, type, title, fees) select id, 'PhD', 'P', '4,000,000 KRW per year' from universities",
	);
	await sql(`insert into certifications (university_id, scope, status, valid_from, valid_to, source, checked_on)
		select id, 'degree', 'certified', '2026-03-01', '2027-02-28', 'https://www.example.org/list', '2026-11-20' from universities`);
	await mergeAll(callerOf("system", url));
	const found = await sql("select distinct field from search_words order by field");
	expect(found.map(({ field }) => field)).toEqual(searchFields.toSorted());
});

test("of two concurrent writers, both rows are found, and the later one is newer", async () => {
	const url = await freshDatabase();
	const [one, other] = [sqlOn(url), sqlOn(url)];
	await one("insert into universities (name, location) values ('U', 'Seoul')");
	const insert = "insert into programs (university_id, type, title) select id, $1, $1 from universities";
	await one("begin");
	await one(insert, ["PhD"]);
	await other("begin");
	await other(insert, ["Master"]);
	await other("commit");
	await one("commit");
	await expectIndexed(one, callerOf("system", url));
});
