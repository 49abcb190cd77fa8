import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { expectIndexed, mergeAll } from "../../tests/support/search-index.ts";
import { callerOf, freshDatabase, sqlOn } from "../../tests/support/site.ts";
import { listPrograms } from "../catalog/program-queries.ts";
import { mergeSearchIndex } from "./commands.ts";

/** A database with a university, connections to it, and what a visitor finds. */
async function catalog() {
	const url = await freshDatabase();
	const sql = sqlOn(url);
	const system = callerOf("system", url);
	const visitor = callerOf("anonymous", url);
	await sql("insert into universities (name, location) values ('U', 'Seoul')");
	return {
		...{ url, sql, system },
		found: async (query: string) => (await listPrograms(visitor, { query, page: 1 })).total,
		numbers: async () =>
			Object.fromEntries(
				(await sql("select title, number from search_places join programs using (id)")).map(({ title, number }) => [
					title,
					number,
				]),
			),
	};
}

const insert = "insert into programs (university_id, type, title) select id, 'PhD', $1 from universities limit 1";
const insertMany = `insert into programs (university_id, type, title, created_at)
	select id, 'PhD', 'many ' || n, timestamptz '2026-01-01' + n * interval '1 minute' from universities, generate_series(1, $1::int) as n`;

test("a save waits for no other save and for no merge", async () => {
	const { url, sql, system, found } = await catalog();
	const [other, merging] = [sqlOn(url), sqlOn(url)];
	await other("begin");
	await other(insert, ["unfinished"]);
	await other("update universities set location = 'Busan'");
	// As a merge that does not end.
	await merging("begin");
	await merging("select pg_advisory_xact_lock(hashtextextended('search', 0))");
	await merging("delete from search_pending");
	await merging("update search_words set numbers = '{}'");
	await sql(insert, ["saved"]);
	await sql("update programs set title = 'changed' where title = 'saved'");
	await merging("rollback");
	expect(await found("changed")).toBe(1);
	await other("commit");
	expect(await found("unfinished")).toBe(1);
	await expectIndexed(sql, system);
});

test("a reader finds what was saved before, and answers from the index if a merge takes too long", async () => {
	const { url, sql, found } = await catalog();
	await sql(insert, ["first"]);
	expect(await found("first")).toBe(1);
	const merging = sqlOn(url);
	await merging("begin");
	await merging("select pg_advisory_xact_lock(hashtextextended('search', 0))");
	await sql(insert, ["second"]);
	expect([await found("first"), await found("second")]).toEqual([1, 0]);
	await merging("rollback");
	expect(await found("second")).toBe(1);
});

test("readers answer from the index after a merge that fails, and do not try again at once", async () => {
	const { sql, found } = await catalog();
	await sql(insert, ["first"]);
	expect(await found("first")).toBe(1);
	await sql(`create sequence attempts;
		create function refuse() returns trigger language plpgsql as $$ begin
			perform nextval('attempts'); raise exception 'refused';
		end $$;
		create trigger refused before insert on search_places for each row execute function refuse()`);
	await sql(insert, ["second"]);
	for (let read = 0; read < 3; read++) expect([await found("first"), await found("second")]).toEqual([1, 0]);
	expect(await sql("select last_value::int as attempts from attempts")).toEqual([{ attempts: 1 }]);
	await sql("drop trigger refused on search_places");
});

test("a reader does not wait for an import, and finds a row that is saved during its merge", async () => {
	const { sql, system, found } = await catalog();
	await sql(insertMany, [600]);
	expect(await found("many")).toBeLessThan(600);
	await sql(insert, ["single"]);
	expect(await found("single")).toBe(1);
	expect(await found("many")).toBeLessThan(600);
	await expectIndexed(sql, system);
	expect(await found("many")).toBe(600);
});

test("an import is indexed although rows are saved all the time", async () => {
	const { sql, system, found } = await catalog();
	await sql(insertMany, [300]);
	for (let save = 0; save < 3; save++) {
		await sql(insert, [`save ${save}`]);
		await mergeSearchIndex(system);
	}
	expect(await found("many")).toBe(300);
	expect(await found("save")).toBe(3);
});

test("a text without spaces that is longer than an index entry is found by each part of it", async () => {
	const { sql, system, found } = await catalog();
	const pasted = randomBytes(3_600)
		.toString("base64")
		.toLowerCase()
		.replaceAll(/[^a-z0-9]/g, "x");
	await sql(insert, ["with a file"]);
	await sql("update programs set description = $1", [pasted]);
	await expectIndexed(sql, system);
	const parts = [0, 330, 390, 560, 599, 1_000, pasted.length - 80].map((at) => pasted.slice(at, at + 80));
	for (const part of parts) expect(await found(part), part).toBe(1);
	expect(await found(`${pasted.slice(0, 40)}${pasted.slice(41, 80)}`)).toBe(0);
});

test("words that many rows contain follow changes and deletions", async () => {
	const { sql, system, found } = await catalog();
	await sql(insertMany, [150]);
	await expectIndexed(sql, system);
	await sql("update programs set title = 'other ' || title where created_at < '2026-01-01 01:00+00'");
	await sql("delete from programs where created_at > '2026-01-01 02:00+00'");
	await expectIndexed(sql, system);
	const many = (await sql("select count(*)::int as count from programs"))[0].count;
	expect(await found("many")).toBe(many);
	await sql("update programs set title = 'none'");
	await expectIndexed(sql, system);
	expect([await found("many"), await found("none")]).toEqual([0, many]);
	await sql("truncate programs, universities cascade");
	await expectIndexed(sql, system);
});

test("a restored row gets its former number, and an older row is numbered before the others", async () => {
	const { sql, system, numbers } = await catalog();
	await sql(insertMany, [4]);
	await mergeAll(system);
	const before = await numbers();
	await sql(
		"create table former as select id, university_id, type, title, created_at from programs where title = 'many 2'",
	);
	await sql("delete from programs where title = 'many 2'");
	await mergeAll(system);
	await sql("insert into programs (id, university_id, type, title, created_at) select * from former");
	await expectIndexed(sql, system);
	expect(await numbers()).toEqual(before);
	await sql(
		"insert into programs (university_id, type, title, created_at) select id, 'PhD', 'oldest', '2025-01-01' from universities",
	);
	await expectIndexed(sql, system);
	await sql("drop table former");
});

test("the index is written anew if very many rows move", async () => {
	const { sql, system, found } = await catalog();
	await sql(insertMany, [1_100]);
	await mergeAll(system);
	await sql(
		"insert into programs (university_id, type, title, created_at) select id, 'PhD', 'oldest', '2025-01-01' from universities",
	);
	await expectIndexed(sql, system);
	expect([await found("many"), await found("oldest")]).toEqual([1_100, 1]);
});

test("a merge that is killed halfway leaves its rows for the next one", async () => {
	const { url, sql, system, found } = await catalog();
	await sql(insert, ["first"]);
	await mergeAll(system);
	// Holds a word that the merge changes.
	const holding = sqlOn(url);
	await holding("begin");
	await holding("select from search_words where field = 'noun' for update");
	await sql(insert, ["second"]);
	const merging = mergeSearchIndex(system).catch((error: unknown) => error);
	await expect
		.poll(() =>
			sql(
				"select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
			),
		)
		.toHaveLength(1);
	expect(await merging).toBeInstanceOf(Error);
	await holding("rollback");
	expect(await sql("select count(*)::int as count from search_pending")).toEqual([{ count: 1 }]);
	expect(await found("second")).toBe(1);
	await expectIndexed(sql, system);
});

test("while another process merges, the job tries again later, and the readers of a process share one merge", async () => {
	const { url, sql, system, found } = await catalog();
	await mergeAll(system);
	await sql(`create sequence merges;
		create function count_merge() returns trigger language plpgsql as $$ begin perform nextval('merges'); return null; end $$;
		create trigger counted after delete on search_pending for each statement execute function count_merge()`);
	const merging = sqlOn(url);
	await merging("begin");
	await merging("select pg_advisory_xact_lock(hashtextextended('search', 0))");
	await sql(insert, ["single"]);
	expect(await mergeSearchIndex(system)).toBe(1_000);
	const reads = Promise.all(Array.from({ length: 8 }, () => found("single")));
	const waiting = `select count(*)::int as count from pg_locks join pg_database on pg_database.oid = database
		where datname = current_database() and locktype = 'advisory' and not granted`;
	await expect.poll(() => sql(waiting)).toEqual([{ count: 1 }]);
	await merging("rollback");
	expect(await reads).toEqual(Array(8).fill(1));
	expect(await sql("select last_value::int as merges from merges")).toEqual([{ merges: 1 }]);
});
