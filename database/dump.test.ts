import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, inject, test } from "vitest";
import { updateUniversity } from "../domain/catalog/commands.ts";
import { startBackend } from "../tests/support/backend.ts";
import { openPage } from "../tests/support/html.ts";
import { everyRow } from "../tests/support/rows.ts";
import { bareDatabase, freshDatabase, sqlOn, temporaryFolder, testSite } from "../tests/support/site.ts";

/** pg_dump's scripts and PostgreSQL's own maintenance use an empty search_path. */
const emptyPath = "select set_config('search_path', '', false)";

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
	await sql(`insert into public.programs (university_id, type, title)
		select id, 'PhD', 'Ўзбек' from public.universities where name = 'Ёлка'`);
	await sql("update public.programs set title_ru = 'Корея' where title = 'Ўзбек'");
	const isFound = "title_text like '%koreya%' and search_words @@ 'ozbek & корея' as found";
	expect(await sql(`select ${isFound} from public.programs where title = 'Ўзбек'`)).toEqual([{ found: true }]);
	await sql("insert into public.audit_log (action) values ('test:restore')");
	await sql("delete from public.programs");
	await sql("delete from public.universities");
	await sql("truncate public.universities, public.programs cascade");
});

/** Runs one of PostgreSQL's programs. */
const run = (name: string, ...args: string[]) => promisify(execFile)(join("/usr/lib/postgresql/15/bin", name), args);

// PostgreSQL 15's programs do not support a newer server, and the embedded PostgreSQL 18 has no pg_dump.
if (inject("server") === "postgres-15")
	test("data faults 1: pg_dump and pg_restore restore every row, and the site works on the copy", async () => {
		const url = await freshDatabase("sample");
		const backend = await startBackend({ url, jobs: { workers: 0 } });
		await backend.apply({ fullName: "Ўткир Ёқубов" });
		await backend.contact();
		await backend.close();
		// A locale that differs from the first database's: generated columns must not change.
		const other = await bareDatabase("locale 'C'");
		const file = join(await temporaryFolder(), "hamroh.dump");
		await run("pg_dump", "--format=custom", `--file=${file}`, url);
		await run("pg_restore", "--exit-on-error", `--dbname=${other}`, file);
		const before = await everyRow({ sql: sqlOn(url) });
		expect(before.filter((row) => row.startsWith("public.applications "))).toHaveLength(1);
		expect(await everyRow({ sql: sqlOn(other) })).toEqual(before);

		const site = await testSite("empty", { databaseUrl: other, databaseDirectUrl: other, pageCacheBytes: 2 ** 24 });
		await site.ready;
		const [{ id, location }] = await site.sql("select id, location from universities order by id limit 1");
		const heading = async () => (await openPage(site.get(`/universities/${id}`))).one("h1").text;
		await updateUniversity(site.system, id, { name: "Ёлка universiteti", location });
		await expect.poll(heading).toBe("Ёлка universiteti");
		const found = await openPage(site.get("/universities?q=ёЛКА"));
		expect(found.one("[data-count]").text).toContain("1 of 1 universities");
	});
