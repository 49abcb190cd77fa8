import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { expect, test } from "vitest";
import { startBackend } from "../tests/support/backend.ts";
import { bareDatabase, freshDatabase, sqlOn } from "../tests/support/site.ts";
import { readBackup } from "./backup.ts";
import { migrate } from "./migrate.ts";

/**
 * The data of version 0.1 (commit 30ea0ad): a few rows of its sample data and at least one row in every table except
 * the queue of the search index. The dump is from pg_dump (--inserts --no-owner --no-privileges), the backup is that
 * version's own backup of the same database.
 */
const fixture = (name: string) => fileURLToPath(new URL(`../tests/fixtures/${name}`, import.meta.url));

type Row = Record<string, unknown>;
type Tables = Record<string, Row[]>;

/** Counters and indexes that the current version computes from other tables or no longer has. */
const derived = /^(application_facets|program_counts|rate_limits|search_.*|text_times)$/;
/** Columns whose values are computed. */
const computed = new Set(["search_text", "email_verified"]);

async function rowsOf(url: string): Promise<Tables> {
	const sql = sqlOn(url);
	const tables = await sql("select tablename as name from pg_tables where schemaname = 'public' order by 1");
	const found: Tables = {};
	for (const { name } of tables) {
		if (derived.test(name)) continue;
		const rows = await sql(`select to_jsonb(t) as row from public.${name} t order by to_jsonb(t)::text`);
		found[name] = rows.map(({ row }) => row);
	}
	return found;
}

/** Loads the database of version 0.1 without migrating it. */
async function databaseOf01(): Promise<string> {
	const url = await bareDatabase();
	const dump = gunzipSync(await readFile(fixture("database-of-0.1.sql.gz"))).toString();
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	// The functions of version 0.1 name no schema, so that they fail under the empty search path that pg_dump sets.
	await client.query(
		dump.replace("set_config('search_path', '', false)", "set_config('search_path', 'public', false)"),
	);
	await client.end();
	return url;
}

/** A row without the columns that version 0.1 lacked, for comparison. */
const like = (row: Row, old: Row) =>
	Object.fromEntries(Object.keys(old).flatMap((name) => (computed.has(name) ? [] : [[name, row[name]]])));

type Group = { from: string; to: string; rows: Row[] };

/** Version 0.1 stored deliveries and account_links in three other tables. */
const moved: Record<string, (rows: Row[]) => Group[]> = {
	notifications: (rows) => [{ from: "notifications", to: "deliveries", rows }],
	letters: (rows) => [
		{
			from: "letters",
			to: "deliveries",
			// The subject of an email is erased once it was sent or has failed.
			rows: rows.map(({ about: _about, used_at: _used, kind, ...row }) => ({
				...row,
				kind: kind === "confirmation" ? "address-confirmation" : kind,
			})),
		},
		{
			from: "letters",
			to: "account_links",
			rows: rows
				.filter(({ kind }) => kind === "recovery" || kind === "confirmation")
				.map(({ id, kind, user_id, used_at, created_at }) => ({ id, purpose: kind, user_id, used_at, created_at })),
		},
	],
	conversions: (rows) => [
		{
			from: "conversions",
			to: "deliveries",
			rows: rows.map(
				({ event_id: _event, source: _source, agent: _agent, browser: _browser, click: _click, ...row }) => row,
			),
		},
	],
};

/** The new rows, reduced to the columns of the old ones. */
function expectKept(before: Tables, after: Tables): void {
	const groups = Object.entries(before).flatMap(
		([name, rows]) => moved[name]?.(rows) ?? [{ from: name, to: name, rows }],
	);
	for (const { from, to, rows } of groups) {
		const sample = rows[0];
		if (!sample) continue;
		const text = (all: Row[] = []) => all.map((row) => JSON.stringify(like(row, sample))).sort();
		expect(text(after[to]), from).toEqual(expect.arrayContaining(text(rows)));
	}
}

const newest = "select hash, created_at from drizzle.__drizzle_migrations order by id";

test("a database of version 0.1 is migrated with every row of every table, and the site works on it", async () => {
	const url = await databaseOf01();
	const before = await rowsOf(url);
	expect(Object.entries(before).filter(([, rows]) => rows.length === 0)).toEqual([]);
	await migrate(url);
	expectKept(before, await rowsOf(url));
	expect(await sqlOn(url)(newest)).toEqual(await sqlOn(await freshDatabase())(newest));
	const backend = await startBackend({ url, jobs: { workers: 0 } });
	await backend.apply({ fullName: "Another Applicant" });
	expect(await backend.sql("select count(*)::int as count from applications")).toEqual([{ count: 2 }]);
});

test("M6: a plain backup of version 0.1 comes up at the newest schema, with every row of its database", async () => {
	const before = await rowsOf(await databaseOf01());
	const url = await freshDatabase("sample");
	await readBackup(url, fixture("backup-of-0.1.jsonl.gz"));
	expectKept(before, await rowsOf(url));
	const columns = `select table_name, column_name from information_schema.columns where table_schema = 'public' order by 1, 2`;
	const fresh = sqlOn(await freshDatabase());
	for (const query of [newest, columns]) expect(await sqlOn(url)(query)).toEqual(await fresh(query));
	const backend = await startBackend({ url, jobs: { workers: 0 } });
	await backend.apply({ fullName: "Another Applicant" });
	expect(await backend.sql("select count(*)::int as count from applications")).toEqual([{ count: 2 }]);
});
