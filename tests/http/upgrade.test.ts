import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { migrate } from "../../database/migrate.ts";
import { readSettings } from "../../server/config.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { restore } from "../../server/restore.ts";
import { root } from "../support/project.ts";
import { bareDatabase, freshDatabase, secret, sqlOn, temporaryFolder, testSite } from "../support/site.ts";

const silent = () => {};

/** The backup of a site of 1.0.0 with the sample data and example people, as that release wrote it. */
const firstRelease = join(root, "database/releases/1.0.0.tar.gz");
const stored = { programs: 139, universities: 30, applications: 11, entries: 81 };

type Journal = { entries: { idx: number; when: number; tag: string }[] };

/** The migrations of another release, whose journal `change` makes of ours. */
async function migrationsOf(change: (journal: Journal) => Journal, sql?: string): Promise<string> {
	const folder = join(await temporaryFolder(), "migrations");
	await cp(join(root, "database/migrations"), folder, { recursive: true });
	const file = join(folder, "meta/_journal.json");
	await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, "utf8")))));
	if (sql) await writeFile(join(folder, "later.sql"), sql);
	return folder;
}

/** The migrations of a release after this one, which adds a column. */
const laterMigrations = () =>
	migrationsOf((journal) => {
		const newest = journal.entries.at(-1) as Journal["entries"][number];
		const later = { ...newest, idx: newest.idx + 1, when: newest.when + 1_000, tag: "later" };
		return { ...journal, entries: [...journal.entries, later] };
	}, "alter table offices add column motto text not null default 'Come in'");

const settingsOf = (url: string, more: Record<string, string>) =>
	readSettings({ DATABASE_URL: url, AUTH_SECRET: secret, ...more });

/** A database as 1.0 left it: with the first migration alone. */
async function databaseOfFirstRelease(): Promise<string> {
	const migrations = await migrationsOf((journal) => ({ ...journal, entries: journal.entries.slice(0, 1) }));
	const url = await bareDatabase();
	const settings = settingsOf(url, { DATA_DIR: await temporaryFolder() });
	await restore(settings, { file: firstRelease, replace: false, log: silent, migrations });
	return url;
}

const countOf = async (url: string, what: string) =>
	Number((await sqlOn(url)(`select count(*)::int as count from ${what}`))[0]?.count);

test("38.7, 38.8: a later release writes a backup of a database of 1.0 before it migrates it, once; the backup restores into this release, whose pages show it", async () => {
	const url = await databaseOfFirstRelease();
	const dataDir = await temporaryFolder();
	const settings = settingsOf(url, { DATA_DIR: dataDir });
	const migrations = await laterMigrations();
	const said: string[] = [];
	for (const _start of ["first", "second"]) await prepareDatabase(settings, (line) => said.push(line), { migrations });
	expect(await countOf(url, "offices where motto = 'Come in'")).toBeGreaterThan(0);
	const backups = await readdir(join(dataDir, "backups"));
	expect(said.filter((line) => line.startsWith("A backup was written"))).toHaveLength(1);
	expect(backups).toHaveLength(1);
	const back = await bareDatabase();
	const file = join(dataDir, "backups", backups[0] ?? "");
	await restore(settingsOf(back, { DATA_DIR: await temporaryFolder() }), { file, replace: false, log: silent });
	for (const [table, rows] of Object.entries(stored)) expect(await countOf(back, table), table).toBe(rows);
	expect(await countOf(back, "offices")).toBe(await countOf(url, "offices"));
	const site = await testSite("empty", { databaseUrl: back });
	for (const path of ["/", "/programs", "/uz/universities", "/ru/blog"])
		expect((await site.get(path)).status, path).toBe(200);
});

test("38.7: without room for the backup, nothing is migrated", async () => {
	const url = await freshDatabase("sample");
	const file = join(await temporaryFolder(), "file");
	await writeFile(file, "");
	const migrations = await laterMigrations();
	const settings = settingsOf(url, { DATA_DIR: await temporaryFolder(), BACKUP_DIR: file });
	const said = /^The database was not migrated, because the backup before it failed: /;
	await expect(prepareDatabase(settings, silent, { migrations })).rejects.toThrow(said);
	expect(await countOf(url, "information_schema.columns where column_name = 'motto'")).toBe(0);
});

test("38.8: the stored backup of 1.0 restores into a later release, into an empty database only", async () => {
	const migrations = await laterMigrations();
	const dataDir = await temporaryFolder();
	const options = { file: firstRelease, replace: true, log: silent, migrations };
	const empty = await bareDatabase();
	// A copy that broke off leaves the database as empty as it was.
	const part = join(await temporaryFolder(), "part.tar.gz");
	await writeFile(part, (await readFile(firstRelease)).subarray(0, 100_000));
	const into = settingsOf(empty, { DATA_DIR: dataDir });
	await expect(restore(into, { ...options, file: part })).rejects.toThrow("is damaged");
	await restore(into, options);
	for (const [table, rows] of Object.entries(stored)) expect(await countOf(empty, table), table).toBe(rows);
	expect(await countOf(empty, "offices where motto = 'Come in'")).toBe(await countOf(empty, "offices"));
	const used = await bareDatabase();
	await migrate(used, { folder: migrations });
	await expect(restore(settingsOf(used, { DATA_DIR: dataDir }), options)).rejects.toThrow("made by an earlier release");
	expect(await countOf(used, "programs")).toBe(0);
});
