import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { backOffice } from "../tests/support/back-office.ts";
import { freshDatabase, sqlOn, temporaryFolder } from "../tests/support/site.ts";
import { fakeTelegram } from "../tests/support/telegram.ts";
import { readBackup, writeBackup } from "./backup.ts";

/** Every row of every table that a release keeps, as text. */
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

/** A backup of the sample data with an application whose message to staff still waits. */
async function filled() {
	const url = await freshDatabase("sample");
	const office = await backOffice({ url, jobs: { workers: 0 } });
	const reference = await office.apply();
	const file = join(await temporaryFolder(), "database.jsonl.gz");
	const rows = await writeBackup(url, file);
	return { url, reference, file, rows };
}

test("a backup brings back every row, in a database that held others, and numbers go on where they were", async () => {
	const { url, file, rows } = await filled();
	const before = await allOf(url);
	expect(Object.values(before).flat().length).toBe(rows - 1);
	const other = await freshDatabase("sample");
	expect(await readBackup(other, file)).toBe(rows);
	expect(await allOf(other)).toEqual(before);
	const office = await backOffice({ url: other, jobs: { workers: 0 } });
	await office.apply({ fullName: "Another Applicant" });
	expect(await office.sql("select count(*)::int as count from applications")).toEqual([{ count: 2 }]);
});

test("what waited to be told is told from the database that was restored, once", async () => {
	const { reference, file } = await filled();
	const other = await freshDatabase();
	await readBackup(other, file);
	const telegram = await fakeTelegram();
	const office = await backOffice({ url: other, telegram: telegram.settings });
	await office.settled();
	expect(telegram.sent.map(({ text }) => text.split("Reference: ")[1])).toEqual([reference]);
});

test("a damaged backup, one of another release and what is none change nothing, and say so", async () => {
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
	for (const [bytes, told] of [
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
		await expect(readBackup(other, file)).rejects.toThrow(told);
	}
	await expect(readBackup(other, `${file}.missing`)).rejects.toThrow("is not there");
	expect(await allOf(other)).toEqual(before);
});

test("a backup is never written over another file", async () => {
	const { url, file } = await filled();
	await expect(writeBackup(url, file)).rejects.toThrow("EEXIST");
});
