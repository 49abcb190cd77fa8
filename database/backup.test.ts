import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { deleteUser } from "../domain/accounts/users/commands.ts";
import { deleteApplication } from "../domain/cases/applications/commands.ts";
import { readSettings } from "../server/config.ts";
import { restore } from "../server/restore.ts";
import { startBackend } from "../tests/support/backend.ts";
import { everyRow } from "../tests/support/rows.ts";
import { freshDatabase, sqlOn, temporaryFolder } from "../tests/support/site.ts";
import { staffOn } from "../tests/support/staff-callers.ts";
import { fakeTelegram } from "../tests/support/telegram.ts";
import { readBackup, writeBackup } from "./backup.ts";
import { readArchive, writeArchive } from "./backup-archive.ts";
import { withClient } from "./backup-tables.ts";
import { readErasureFile, readErasures, writeErasures } from "./erasures.ts";

const noKey = () => Promise.reject(new Error("This backup is not encrypted."));
const read = async (url: string, file: string) =>
	readBackup(url, file, { folder: await temporaryFolder(), decrypter: noKey });

/** A backup of the sample data with an application whose notification is still waiting. */
async function filled() {
	const url = await freshDatabase("sample");
	const backend = await startBackend({ url, jobs: { workers: 0 } });
	const reference = await backend.apply();
	const file = join(await temporaryFolder(), "backup.tar.gz");
	const rows = await writeBackup(url, file);
	return { url, reference, file, rows };
}

/** The entries of a backup by name. */
async function entriesOf(file: string): Promise<[name: string, content: string][]> {
	const entries: [string, string][] = [];
	for await (const { name, content } of readArchive(file, noKey))
		entries.push([name, await text(Readable.from(content))]);
	return entries;
}

test("a backup holds every row as a line of JSON and restores it over other data; sequences continue, and waiting notifications are sent once", async () => {
	const { url, file, rows, reference } = await filled();
	const [[first] = [], ...tables] = await entriesOf(file);
	expect(first).toBe("manifest.json");
	const lines = tables.flatMap(([, content]) => content.split("\n").filter(Boolean));
	expect(lines.map((line) => typeof JSON.parse(line))).toEqual(Array(rows).fill("object"));
	const before = await everyRow({ sql: sqlOn(url) });
	const other = await freshDatabase("sample");
	expect(await read(other, file)).toBe(rows);
	expect(await everyRow({ sql: sqlOn(other) })).toEqual(before);
	const telegram = await fakeTelegram();
	const backend = await startBackend({ url: other, telegram: telegram.settings });
	await backend.settled();
	expect(telegram.sent.map(({ text }) => text.match(/Reference: (\S+)/)?.[1])).toEqual([reference]);
	await backend.apply({ fullName: "Another Applicant" });
	expect(await backend.sql("select count(*)::int as count from applications")).toEqual([{ count: 2 }]);
});

test("a backup that is damaged, changed, of another release or no backup changes nothing and reports an error", async () => {
	const { file } = await filled();
	const other = await freshDatabase();
	const before = await everyRow({ sql: sqlOn(other) });
	const entries = await entriesOf(file);
	const packed = await readFile(file);
	const tar = gunzipSync(packed);
	const middle = Math.floor(packed.length / 2);
	const flipped = Buffer.from(packed);
	flipped[middle] = (flipped[middle] ?? 0) ^ 4;
	for (const [bytes, message] of [
		[flipped, /is damaged: nothing was changed/],
		[gzipSync(tar.subarray(0, tar.length - 4_096)), /is damaged/],
		[Buffer.alloc(0), /is damaged/],
	] as const) {
		await writeFile(file, bytes);
		await expect(read(other, file)).rejects.toThrow(message);
	}
	const change = (name: string, from: string | RegExp, to: string) =>
		entries.map(([own, content]) => [own, own === name ? content.replace(from, to) : content] as const);
	const changed: [readonly (readonly [string, string])[], RegExp][] = [
		[change("tables/universities.jsonl", "Seoul", "Busan"), /is damaged/],
		[[...entries, ["../../.bashrc", "echo"]], /holds something that is not ours/],
		[[...entries, [`images/${"0".repeat(32)}/..`, "no image"]], /holds something that is not ours/],
		[change("manifest.json", /"schema": "\w/, '"schema": "-'), /made by release \d+\.\d+\.\d+, which has other tables/],
		[change("manifest.json", '"format": 1', '"format": 2'), /made by release/],
	];
	for (const [at, [content, message]] of changed.entries()) {
		const path = `${file}.${at}`;
		await writeArchive(path, undefined, async (add) => {
			for (const [name, one] of content) await add(name, Buffer.byteLength(one), Buffer.from(one));
		});
		await expect(read(other, path), String(at)).rejects.toThrow(message);
	}
	expect(await everyRow({ sql: sqlOn(other) })).toEqual(before);
});

const restoreInto = (url: string, file: string, more = {}) =>
	restore(readSettings({ DATABASE_URL: url, AUTH_SECRET: "x".repeat(32) }), {
		...{ file, replace: true, log: () => {} },
		...more,
	});

test("M6: a restore drops sessions, unfinished sign-ins, emailed links and reminders; a move keeps them", async () => {
	const url = await freshDatabase();
	const { userId } = await staffOn(url, { role: "owner" });
	const sql = sqlOn(url);
	await sql(`insert into verifications (identifier, value, expires_at) values ('a', 'b', now() + '1 hour')`);
	await sql(`insert into links (purpose, user_id, expires_at)
		select unnest(array['recovery', 'confirmation']), '${userId}'::uuid, now() + interval '1 hour'`);
	await sql(`insert into deliveries (channel, kind, user_id, link_id) select 'email', kind, '${userId}', links.id
		from unnest(array['recovery', 'address-confirmation', 'owner-given']) kind
		left join links on kind like '%' || purpose`);
	await sql(`insert into intake_reminders (channel, address, language, program_id, round, title, closes_on)
		values ('telegram', '7', 'uz', gen_random_uuid(), '2027-spring-1', 'Design', '2099-11-30')`);
	const file = join(await temporaryFolder(), "backup.tar.gz");
	await writeBackup(url, file);
	const count = (at: string) =>
		sqlOn(at)(`select (select count(*)::int from sessions) as sessions,
			(select count(*)::int from intake_reminders) as reminders,
			(select count(*)::int from verifications) as challenges, array(select kind from deliveries order by 1) as emails`);
	const [restored, moved] = [await freshDatabase(), await freshDatabase()];
	await restoreInto(restored, file);
	expect(await count(restored)).toEqual([{ sessions: 0, reminders: 0, challenges: 0, emails: ["owner-given"] }]);
	await restoreInto(moved, file, { keepsSessions: true });
	const emails = ["address-confirmation", "owner-given", "recovery"];
	expect(await count(moved)).toEqual([{ sessions: 1, reminders: 1, challenges: 1, emails }]);
});

test("M6: people erased after the backup are erased again, by the list in the database and by an exported list; only --with-erased undoes a mistaken deletion", async () => {
	const url = await freshDatabase();
	const backend = await startBackend({ url, jobs: { workers: 0 } });
	const { caller, userId } = await staffOn(url, { role: "owner" });
	const { userId: former } = await staffOn(url, { role: "admin", name: "Former Colleague" });
	for (const fullName of ["Erased Person", "Kept Person"]) await backend.apply({ fullName });
	const folder = await temporaryFolder();
	const file = join(folder, "backup.tar.gz");
	await writeBackup(url, file);
	const [gone] = await backend.sql("select id from applications where full_name = 'Erased Person'");
	await deleteApplication(caller, gone?.id);
	await deleteUser(caller, former);
	const list = join(folder, "erasures");
	const erasures = await withClient(url, readErasures);
	await writeErasures(list, erasures);
	const form = /^(\{"hash": "[0-9a-f]{64}", "erased_at": "\S+\+00:00", "restored_at": null\}\n){2}$/;
	expect(await readFile(list, "utf8")).toMatch(form);
	await expect(restoreInto(url, file)).rejects.toThrow("The site is running");
	await backend.close();

	// The restore would treat an open connection as a running site.
	const on = (at: string, query: string) => withClient(at, async (client) => (await client.query(query)).rows);
	const left = `select (select string_agg(full_name, ', ') from applications) as applications,
		array(select id from users) as users, (select count(*)::int from deliveries) as deliveries`;
	const expected = [{ applications: "Kept Person", users: [userId], deliveries: 1 }];
	// With another key, as on a new machine.
	const fresh = await freshDatabase();
	await on(fresh, "update installation set erasure_key = repeat('0', 64)");
	expect(await restoreInto(fresh, file, { erasures: await readErasureFile(list) })).toMatchObject({ erased: 2 });
	expect(await on(fresh, left)).toEqual(expected);
	// The list was restored too, so the next restore needs no file.
	expect(await restoreInto(fresh, file)).toMatchObject({ erased: 2 });
	expect(await on(fresh, left)).toEqual(expected);
	const undo = { withErased: true, erasures: await readErasureFile(list) };
	expect(await restoreInto(fresh, file, undo)).toMatchObject({ erased: 2 });
	expect(await on(fresh, left)).toEqual(expected);
	expect(await restoreInto(fresh, file, { withErased: true })).toMatchObject({ erased: 0 });
	expect(await on(fresh, "select full_name from applications")).toHaveLength(2);
	// The rows stay restored.
	expect(await restoreInto(fresh, file)).toMatchObject({ erased: 0 });
	await writeFile(list, "Erased Person");
	await expect(readErasureFile(list)).rejects.toThrow("is no list of erasures");
});
