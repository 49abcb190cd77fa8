import { cp, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeBackup } from "../../database/backup.ts";
import { readSettings } from "../../server/config.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";
import { restore } from "../../server/restore.ts";
import { root } from "../support/project.ts";
import { bareDatabase, freshDatabase, secret, sqlOn, temporaryFolder } from "../support/site.ts";

const silent = () => {};

/** The migrations of a release after this one, which adds a column. */
async function laterMigrations(): Promise<string> {
	const folder = join(await temporaryFolder(), "migrations");
	await cp(join(root, "database/migrations"), folder, { recursive: true });
	const journal = JSON.parse(await readFile(join(folder, "meta/_journal.json"), "utf8"));
	const newest = journal.entries.at(-1);
	journal.entries.push({ ...newest, idx: newest.idx + 1, when: newest.when + 1_000, tag: "later" });
	await writeFile(join(folder, "meta/_journal.json"), JSON.stringify(journal));
	await writeFile(join(folder, "later.sql"), "alter table offices add column motto text not null default 'Come in'");
	return folder;
}

const settingsOf = (url: string, more: Record<string, string>) =>
	readSettings({ DATABASE_URL: url, AUTH_SECRET: secret, ...more });

const countOf = async (url: string, what: string) =>
	Number((await sqlOn(url)(`select count(*)::int as count from ${what}`))[0]?.count);

test("38.7: a later release writes a backup before it migrates, once, and the backup restores into this release", async () => {
	const url = await freshDatabase("sample");
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
	for (const table of ["programs", "offices", "policies"])
		expect(await countOf(back, table), table).toBe(await countOf(url, table));
});

test("38.7: without room for the backup, nothing is migrated", async () => {
	const url = await freshDatabase("sample");
	const file = join(await temporaryFolder(), "file");
	await writeFile(file, "");
	const migrations = await laterMigrations();
	const settings = settingsOf(url, { DATA_DIR: await temporaryFolder(), BACKUP_DIR: file });
	await expect(prepareDatabase(settings, silent, { migrations })).rejects.toThrow(
		/^The database was not migrated, because the backup before it failed: /,
	);
	expect(await countOf(url, "information_schema.columns where column_name = 'motto'")).toBe(0);
});

test("38.8: a backup of this release restores into a later one, into an empty database only", async () => {
	const url = await freshDatabase("sample");
	const dataDir = await temporaryFolder();
	const file = join(dataDir, "backup.tar.gz");
	await writeBackup(url, file);
	const migrations = await laterMigrations();
	const options = { file, replace: true, log: silent, migrations };
	const empty = await bareDatabase();
	await restore(settingsOf(empty, { DATA_DIR: dataDir }), options);
	expect(await countOf(empty, "programs")).toBe(await countOf(url, "programs"));
	expect(await countOf(empty, "offices where motto = 'Come in'")).toBe(await countOf(url, "offices"));
	const used = await freshDatabase();
	await expect(restore(settingsOf(used, { DATA_DIR: dataDir }), options)).rejects.toThrow("made by an earlier release");
	expect(await countOf(used, "programs")).toBe(0);
});
