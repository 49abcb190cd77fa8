import { once } from "node:events";
import { createWriteStream } from "node:fs";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { BackupError, parseControl, readLines, verifyBackup } from "./backup-format.ts";
import {
	batchSize,
	continueSequences,
	readRows,
	schemaOf,
	type Table,
	tablesOf,
	withClient,
	writeRows,
} from "./backup-tables.ts";

export { BackupError };

/**
 * A backup is a gzipped text file. Its first line describes the backup; then follow, for each table, its name, its rows
 * as JSON, and their number with a checksum. SQL alone writes and reads it, so it works with every supported PostgreSQL
 * and moves data from the embedded server to another one.
 */
const format = 1;

/**
 * Writes the database at `url` to a new file.
 * @returns the number of rows.
 */
export async function writeBackup(url: string, file: string): Promise<number> {
	return dumpTo(url, () => createWriteStream(file, { flags: "wx", mode: 0o600 }));
}

/**
 * Writes a consistent snapshot of the database at `url`; other connections may keep writing.
 * @returns the number of rows.
 */
export async function dumpTo(url: string, openTarget: () => Writable): Promise<number> {
	return withClient(url, async (client) => {
		await client.query("begin isolation level repeatable read read only");
		const packed = createGzip();
		const written = openTarget();
		const done = finished(packed.pipe(written));
		// The caller that awaits `done` reports the error.
		done.catch(() => {});
		packed.on("error", (error) => written.destroy(error));
		written.on("error", (error) => packed.destroy(error));
		const write = async (line: string) => {
			if (!packed.write(`${line}\n`)) await Promise.race([once(packed, "drain"), done]);
		};
		let all = 0;
		await write(`#${JSON.stringify({ format, schema: await schemaOf(client) })}`);
		for (const table of await tablesOf(client)) {
			await write(`#${JSON.stringify({ table: table.name })}`);
			const count = await readRows(client, table, write);
			await write(`#${JSON.stringify(count)}`);
			all += count.rows;
		}
		await write(`#${JSON.stringify({ end: true })}`);
		packed.end();
		await done;
		return all;
	});
}

type Steps = {
	/** Runs before anything is replaced, in the same transaction. */
	before?: (client: pg.Client) => Promise<void>;
	/** Runs after the restore, before the commit. */
	after?: (client: pg.Client) => Promise<void>;
};

/**
 * Replaces the contents of the database at `url` with the backup, or changes nothing. The database must have this
 * release's schema and no other users.
 * @returns the number of rows in the file.
 * @throws BackupError for a file that is damaged or of another release.
 */
export async function readBackup(url: string, file: string, { before, after }: Steps = {}): Promise<number> {
	await verifyBackup(file);
	const schema = await schemaIn(file);
	return withClient(url, async (client) => {
		await client.query("begin");
		await before?.(client);
		if (schema !== (await schemaOf(client))) throw otherRelease(file);
		const rows = await replaceRows(client, file);
		await after?.(client);
		await client.query("commit");
		await client.query("analyze");
		return rows;
	});
}

/**
 * The schema that a backup requires.
 * @throws BackupError for a file that is not a backup.
 */
async function schemaIn(file: string): Promise<string> {
	for await (const line of readLines(file)) {
		const said = parseControl(line);
		if (said?.format === format && said.schema) return said.schema;
		break;
	}
	throw otherRelease(file);
}

const otherRelease = (file: string) =>
	new BackupError(`${file} was made by another release: restore it with that one, then start this one`);

async function replaceRows(client: pg.Client, file: string): Promise<number> {
	const tables = new Map((await tablesOf(client)).map((table) => [table.name, table]));
	const own = [...tables.keys()];
	// The file contains everything that triggers would compute, and restored rows must not send notifications.
	for (const name of own) await client.query(`alter table ${name} disable trigger user`);
	await client.query(`truncate ${own.join(", ")}`);
	let all = 0;
	let table: Table | undefined;
	let waiting: string[] = [];
	for await (const line of readLines(file)) {
		const said = parseControl(line);
		if (!said) waiting.push(line);
		if (table && (said || waiting.length === batchSize)) {
			await writeRows(client, table, waiting);
			waiting = [];
		}
		if (said?.table) {
			table = tables.get(said.table);
			if (!table) throw new BackupError(`${file} holds a table that is not here: ${said.table}`);
		}
		if (said?.sum && table) {
			const found = await readRows(client, table);
			if (found.rows !== said.rows || found.sum !== said.sum) throw new BackupError(`${table.name} came back changed`);
			all += found.rows;
		}
	}
	await continueSequences(client);
	for (const name of own) await client.query(`alter table ${name} enable trigger user`);
	return all;
}
