import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { deleteUser } from "../domain/accounts/users/commands.ts";
import { deleteApplication } from "../domain/applications/commands.ts";
import { readSettings } from "../server/config.ts";
import { restore } from "../server/restore.ts";
import { startBackend } from "../tests/support/backend.ts";
import { freshDatabase, sqlOn, temporaryFolder } from "../tests/support/site.ts";
import { staffOn } from "../tests/support/staff-callers.ts";
import { fakeTelegram } from "../tests/support/telegram.ts";
import { readBackup, writeBackup } from "./backup.ts";
import { withClient } from "./backup-tables.ts";
import { readErasureFile, readErasures, writeErasures } from "./erasures.ts";

/** Every row of every table as text. */
async function allOf(url: string) {
	const sql = sqlOn(url);
	const tables = await sql("select tablename as name from pg_tables where schemaname = 'public' order by 1");
	const found: [string, string[]][] = [];
	for (const { name } of tables) {
		const rows = await sql(`select t::text as row from ${name} t order by 1`);
		found.push([name, rows.map(({ row }) => row)]);
	}
	return Object.fromEntries(found);
}

/** A backup of the sample data with an application whose notification is still waiting. */
async function filled() {
	const url = await freshDatabase("sample");
	const backend = await startBackend({ url, jobs: { workers: 0 } });
	const reference = await backend.apply();
	const file = join(await temporaryFolder(), "database.jsonl.gz");
	const rows = await writeBackup(url, file);
	return { url, reference, file, rows };
}

test("a backup restores every row over other data, and sequences continue", async () => {
	const { url, file, rows } = await filled();
	const before = await allOf(url);
	expect(Object.values(before).flat().length).toBe(rows);
	const other = await freshDatabase("sample");
	expect(await readBackup(other, file)).toBe(rows);
	expect(await allOf(other)).toEqual(before);
	const backend = await startBackend({ url: other, jobs: { workers: 0 } });
	await backend.apply({ fullName: "Another Applicant" });
	expect(await backend.sql("select count(*)::int as count from applications")).toEqual([{ count: 2 }]);
});

test("waiting notifications are sent once from the restored database", async () => {
	const { reference, file } = await filled();
	const other = await freshDatabase();
	await readBackup(other, file);
	const telegram = await fakeTelegram();
	const backend = await startBackend({ url: other, telegram: telegram.settings });
	await backend.settled();
	expect(telegram.sent.map(({ text }) => text.split("Reference: ")[1])).toEqual([reference]);
});

test("a damaged backup, a backup of another release and other files change nothing and report an error", async () => {
	const { file } = await filled();
	const other = await freshDatabase();
	const before = await allOf(other);
	const text = gunzipSync(await readFile(file)).toString();
	const packed = await readFile(file);
	const middle = Math.floor(packed.length / 2);
	const flipped = Buffer.from(packed);
	flipped[middle] = (flipped[middle] ?? 0) ^ 4;
	const lines = text.split("\n");
	const row = lines.findIndex((line) => line.startsWith('{"id"'));
	for (const [bytes, message] of [
		[flipped, /is damaged: nothing was changed/],
		[packed.subarray(0, middle), /is damaged/],
		[gzipSync(lines.toSpliced(row, 1).join("\n")), /is damaged/],
		[gzipSync(lines.with(row, lines[row]?.replace("a", "b") ?? "").join("\n")), /is damaged/],
		[gzipSync(lines.slice(0, -2).join("\n")), /is damaged/],
		[gzipSync(text.replace(/"schema":"\w/, '"schema":"-')), /another release/],
		[gzipSync("hello\n"), /is damaged/],
		[Buffer.from("no archive"), /is damaged/],
		[Buffer.alloc(0), /is damaged/],
	] as const) {
		await writeFile(file, bytes);
		await expect(readBackup(other, file)).rejects.toThrow(message);
	}
	await expect(readBackup(other, `${file}.missing`)).rejects.toThrow("is not there");
	expect(await allOf(other)).toEqual(before);
});

test("a backup never overwrites a file", async () => {
	const { url, file } = await filled();
	await expect(writeBackup(url, file)).rejects.toThrow("EEXIST");
});

/** The settings with which `npm run restore` connects to a database. */
const settingsOf = (url: string) => readSettings({ DATABASE_URL: url, AUTH_SECRET: "x".repeat(32) });
const restoreInto = (url: string, file: string, more = {}) =>
	restore(settingsOf(url), { file, replace: true, log: () => {}, ...more });

test("M6: a restore drops sessions, unfinished sign-ins and emailed links; a move keeps them", async () => {
	const url = await freshDatabase();
	const { userId } = await staffOn(url, { role: "owner" });
	const sql = sqlOn(url);
	await sql("insert into sessions (token, user_id, expires_at) values ('open', $1, now() + interval '1 day')", [
		userId,
	]);
	await sql("insert into verifications (identifier, value, expires_at) values ('a', 'b', now() + interval '1 hour')");
	await sql("insert into account_links (purpose, user_id) select unnest(array['recovery', 'confirmation']), $1::uuid", [
		userId,
	]);
	await sql(
		`insert into deliveries (channel, kind, user_id, account_link_id) select 'email', kind, $1, account_links.id
			from unnest(array['recovery', 'address-confirmation', 'owner-given']) kind
			left join account_links on kind like '%' || purpose`,
		[userId],
	);
	const file = join(await temporaryFolder(), "database.jsonl.gz");
	await writeBackup(url, file);
	const count = async (at: string) =>
		(
			await sqlOn(at)(`select (select count(*)::int from sessions) as sessions,
				(select count(*)::int from verifications) as challenges, array(select kind from deliveries order by 1) as emails`)
		)[0];
	const [restored, moved] = [await freshDatabase(), await freshDatabase()];
	await restoreInto(restored, file);
	expect(await count(restored)).toEqual({ sessions: 0, challenges: 0, emails: ["owner-given"] });
	await restoreInto(moved, file, { keepsSessions: true });
	expect(await count(moved)).toEqual({
		sessions: 2,
		challenges: 1,
		emails: ["address-confirmation", "owner-given", "recovery"],
	});
});

test("M6: only --with-erased undoes a mistaken deletion, and the rows stay restored", async () => {
	const url = await freshDatabase();
	const backend = await startBackend({ url, jobs: { workers: 0 } });
	const { caller } = await staffOn(url, { role: "owner" });
	await backend.apply({ fullName: "Deleted By Mistake" });
	const folder = await temporaryFolder();
	const file = join(folder, "database.jsonl.gz");
	await writeBackup(url, file);
	const [gone] = await backend.sql("select id from applications");
	await deleteApplication(caller, gone?.id);
	const erasures = await withClient(url, readErasures);
	await backend.close();
	// The restore would treat an open connection as a running site.
	const fresh = await freshDatabase();
	const names = () =>
		withClient(fresh, async (client) => (await client.query("select full_name from applications")).rows);
	expect(await restoreInto(fresh, file, { erasures })).toMatchObject({ erased: 1 });
	expect(await restoreInto(fresh, file, { withErased: true, erasures })).toMatchObject({ erased: 1 });
	expect(await names()).toEqual([]);
	expect(await restoreInto(fresh, file, { withErased: true })).toMatchObject({ erased: 0 });
	expect(await names()).toEqual([{ full_name: "Deleted By Mistake" }]);
	expect(await restoreInto(fresh, file)).toMatchObject({ erased: 0 });
});

test("M6: people erased after the backup are erased again, by the list in the database and by an exported list", async () => {
	const url = await freshDatabase();
	const backend = await startBackend({ url, jobs: { workers: 0 } });
	const { caller, userId } = await staffOn(url, { role: "owner" });
	const { userId: former } = await staffOn(url, { role: "admin", name: "Former Colleague" });
	for (const fullName of ["Erased Person", "Kept Person"]) await backend.apply({ fullName });
	const folder = await temporaryFolder();
	const file = join(folder, "database.jsonl.gz");
	await writeBackup(url, file);
	const [gone] = await backend.sql("select id from applications where full_name = 'Erased Person'");
	await deleteApplication(caller, gone?.id);
	await deleteUser(caller, former);
	const list = join(folder, "erasures");
	const erasures = await withClient(url, readErasures);
	await writeErasures(list, erasures);
	expect(await readFile(list, "utf8")).toMatch(/^([0-9a-f]{64} [0-9a-f]{64} \S+Z -\n){2}$/);
	await backend.close();

	// The restore would treat an open connection as a running site.
	const on = (at: string, query: string) => withClient(at, async (client) => (await client.query(query)).rows);
	const left = async (at: string) => {
		const rows = await on(
			at,
			`select (select string_agg(full_name, ', ') from applications) as applications,
			array(select id from users) as users, (select count(*)::int from deliveries) as deliveries`,
		);
		return rows[0];
	};
	const expected = { applications: "Kept Person", users: [userId], deliveries: 1 };
	// With another key, as on a new machine.
	const fresh = await freshDatabase();
	await on(fresh, "update erasure_key set key = repeat('0', 64)");
	expect(await restoreInto(fresh, file, { erasures: await readErasureFile(list) })).toMatchObject({ erased: 2 });
	expect(await left(fresh)).toEqual(expected);
	// The list was restored too, so the next restore needs no file.
	expect(await restoreInto(fresh, file)).toMatchObject({ erased: 2 });
	expect(await left(fresh)).toEqual(expected);
	// A list of an earlier release has no times.
	await writeFile(list, `${erasures[0]?.hash} ${erasures[0]?.key}\n`);
	expect(await readErasureFile(list)).toEqual([{ ...erasures[0], erasedAt: null, restoredAt: null }]);
	await writeFile(list, "Erased Person");
	await expect(readErasureFile(list)).rejects.toThrow("is no list of erasures");
});
