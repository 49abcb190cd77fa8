import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { updateUniversity } from "../domain/catalog/commands.ts";
import { listPrograms } from "../domain/catalog/program-queries.ts";
import { startBackend } from "../tests/support/backend.ts";
import { openPage } from "../tests/support/html.ts";
import { trackedFiles } from "../tests/support/project.ts";
import { bareDatabase, callerOf, freshDatabase, sqlOn, temporaryFolder, testSite } from "../tests/support/site.ts";

/** pg_dump's scripts and PostgreSQL's own maintenance use an empty search_path. */
const emptyPath = "select set_config('search_path', '', false)";

test("data faults 1: every function names the schema of what it uses, and all are in use under standard names", async () => {
	const sql = sqlOn(await freshDatabase());
	const named = await sql(`
		select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'v', 'S')
		union select proname from pg_proc where pronamespace = 'public'::regnamespace`);
	const names = new RegExp(`(?<!public\\.)\\b(${named.map(({ name }) => name).join("|")})\\b`, "g");
	const functions = await sql(`
		select proname as name, prosrc as body, prosqlbody is not null as is_parsed,
			exists (select from pg_depend where refclassid = 'pg_proc'::regclass and refobjid = pg_proc.oid) as is_used
		from pg_proc where pronamespace = 'public'::regnamespace and not exists (
			select from pg_depend where classid = 'pg_proc'::regclass and objid = pg_proc.oid and deptype = 'e')`);
	expect(functions.length).toBeGreaterThan(10);
	const code = (body: string) => body.replaceAll(/--.*|'[^']*'/g, "");
	// A parsed body was resolved when the function was created.
	const unqualified = functions.flatMap(({ name, body, is_parsed }) =>
		is_parsed ? [] : (code(body).match(names) ?? []).map((one: string) => `${name} names ${one}`),
	);
	expect(unqualified).toEqual([]);
	const calls = functions.map(({ body }) => code(body)).join("\n");
	const sources = await Promise.all(
		trackedFiles()
			.filter((file) => /^(database|domain)\/[^.]*\.ts$/.test(file))
			.map((file) => readFile(new URL(`../${file}`, import.meta.url), "utf8")),
	);
	const unused = functions.filter(
		({ name, is_used }) => !is_used && ![calls, ...sources].some((text) => text.includes(`${name}(`)),
	);
	expect(unused).toEqual([]);
	const privateWords = /(^|_)(told|tell|keep|kept|note|noted|forget|refuse|touch|chain|empty|seal|ask|deed)(_|$)/;
	const triggers = await sql("select tgname as name from pg_trigger where not tgisinternal");
	expect([...functions, ...triggers].filter(({ name }) => privateWords.test(name))).toEqual([]);
});

test("data faults 1: every trigger works with an empty search_path", async () => {
	const url = await freshDatabase("sample");
	const sql = sqlOn(url);
	const tables = await sql(`
		select relname as name, (select quote_ident(attname) from pg_attribute
			where attrelid = pg_class.oid and attnum > 0 and attgenerated = '' and attidentity = '' and not attisdropped
			order by attnum limit 1) as column
		from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not exists (
			select from pg_trigger where tgrelid = pg_class.oid and tgfoid = 'enforce_append_only'::regproc)`);
	await sql(emptyPath);
	for (const { name, column } of tables) {
		await sql("begin");
		await sql(`update public.${name} set ${column} = ${column}`);
		await sql("set constraints all immediate");
		await sql("rollback");
	}
	await sql(`insert into public.universities (name, location) values ('Ёлка', 'Seoul')`);
	await sql(
		`insert into public.programs (university_id, type, title) select id, 'PhD', 'Ўзбек' from public.universities where name = 'Ёлка'`,
	);
	await sql("update public.programs set title_ru = 'Корея' where title = 'Ўзбек'");
	const isFound = "title_text like '%koreya%' and search_words @@ 'ozbek & корея' as found";
	expect(await sql(`select ${isFound} from public.programs where title = 'Ўзбек'`)).toEqual([{ found: true }]);
	await sql("insert into public.audit_log (action) values ('test:restore')");
	await sql("delete from public.programs");
	await sql("delete from public.universities");
	await sql("truncate public.universities, public.programs cascade");
});

const programs = "/usr/lib/postgresql/15/bin";

/**
 * Runs PostgreSQL's programs as a pipeline.
 * @throws Error with their error output.
 */
async function run(...commands: [string, ...string[]][]): Promise<void> {
	const said: string[] = [];
	const running = commands.map(([name, ...args]) => spawn(join(programs, name), args));
	const ends = running.map(async (process, at) => {
		process.stderr.on("data", (piece) => said.push(String(piece)));
		const next = running[at + 1];
		if (next) {
			process.stdout.pipe(next.stdin);
			// If one program stops early, drain the output of the previous one.
			next.stdin.on("error", () => process.stdout.resume());
		} else process.stdout.resume();
		const [code] = await once(process, "close");
		if (code !== 0) said.push(`${commands[at]?.[0]} ended with ${code}`);
	});
	await Promise.all(ends);
	if (said.length > 0) throw new Error(said.join("\n"));
}

/** Every row of every table as text, including the queue and the migrations. */
async function everything(url: string): Promise<Record<string, string[]>> {
	const sql = sqlOn(url);
	const tables = await sql(`select format('%I.%I', schemaname, tablename) as name from pg_tables
		where schemaname not in ('pg_catalog', 'information_schema') order by 1`);
	const found: [string, string[]][] = [];
	for (const { name } of tables) {
		const rows = await sql(`select to_jsonb(t)::text as row from ${name} as t order by 1`);
		found.push([name, rows.map(({ row }) => row)]);
	}
	return Object.fromEntries(found);
}

const ways: [string, (from: string, to: string, file: string) => Promise<void>][] = [
	[
		"pg_dump | psql",
		(from, to) => run(["pg_dump", from], ["psql", "--quiet", "--no-psqlrc", "--set=ON_ERROR_STOP=1", `--dbname=${to}`]),
	],
	[
		"pg_dump -Fc | pg_restore",
		async (from, to, file) => {
			await run(["pg_dump", "--format=custom", `--file=${file}`, from]);
			await run(["pg_restore", "--exit-on-error", `--dbname=${to}`, file]);
		},
	],
];

// PostgreSQL 15's programs do not support a newer server, and the embedded PostgreSQL 18 has no pg_dump.
if (inject("server") === "postgres-15")
	test.each(ways)("data faults 1: %s restores every row, and the site works on the copy", async (_, copy) => {
		const url = await freshDatabase("sample");
		const backend = await startBackend({ url, jobs: { workers: 0 } });
		await backend.apply({ fullName: "Ўткир Ёқубов" });
		await backend.contact();
		await backend.close();
		// A locale that differs from the first database's: generated columns must not change.
		const other = await bareDatabase("locale 'C'");
		await copy(url, other, join(await temporaryFolder(), "hamroh.dump"));
		const before = await everything(url);
		expect(Object.keys(before).length).toBeGreaterThan(40);
		expect(before["public.applications"]).toHaveLength(1);
		expect(await everything(other)).toEqual(before);

		const site = await testSite("empty", { databaseUrl: other, databaseDirectUrl: other, pageCacheBytes: 2 ** 24 });
		await site.ready;
		const [{ id, location }] = await site.sql("select id, location from universities order by id limit 1");
		const heading = async () => (await openPage(site.get(`/universities/${id}`))).one("h1").text;
		const name = await heading();
		await updateUniversity(site.system, id, { name: "Ёлка universiteti", location });
		expect(name).not.toBe("Ёлка universiteti");
		await expect.poll(heading).toBe("Ёлка universiteti");
		expect((await openPage(site.get("/universities?q=ёЛКА"))).one("[data-count]").text).toContain(
			"1 of 1 universities",
		);
		const visitor = callerOf("anonymous", other);
		expect((await listPrograms(visitor, { query: "computer", page: 1 })).total).toBe(
			(await listPrograms(callerOf("anonymous", url), { query: "computer", page: 1 })).total,
		);
		expect(await site.sql("select count(*)::int as count from revisions")).toEqual([{ count: 1 }]);
	});
