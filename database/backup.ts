import { once } from "node:events";
import { createWriteStream } from "node:fs";
import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type pg from "pg";
import { BackupError, check, controlOf, linesOf } from "./backup-lines.ts";
import { migrationsOf, rebuildAt, schemaAfter, schemaOf } from "./backup-schema.ts";
import { batch, countOn, queue, readRows, type Table, tablesOf, withClient, writeRows } from "./backup-tables.ts";

export { BackupError };

/**
 * A backup is a gzipped file of lines: one about the whole, then for each table its name, its rows as JSON, and how many they
 * are with a sum over them. It is made and read by SQL alone, so that it fits every PostgreSQL that the site runs on, and goes
 * from the embedded server to another.
 */
const format = 1;

/** Writes all that the database at `url` holds into a new file. @returns the number of rows. */
export async function writeBackup(url: string, file: string): Promise<number> {
	return dumpTo(url, () => createWriteStream(file, { flags: "wx", mode: 0o600 }));
}

/** Writes all that the database at `url` holds, as it is at one moment, while others go on. @returns the number of rows. */
export async function dumpTo(url: string, openTarget: () => Writable): Promise<number> {
	return withClient(url, async (client) => {
		await client.query("begin isolation level repeatable read read only");
		const packed = createGzip();
		const written = openTarget();
		const done = finished(packed.pipe(written));
		// What goes wrong is said once, by whoever waits for `done`.
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
	/** Runs before anything is replaced, in the transaction that replaces it. */
	before?: (client: pg.Client) => Promise<void>;
	/** Runs when everything is in the database, at the newest schema, before it is committed. */
	after?: (client: pg.Client) => Promise<void>;
};

/**
 * Replaces all that the database at `url` holds by what the file says, or changes nothing. The database has this release's
 * schema and nobody else is at work on it. A backup of an older release goes into its own schema first, which is then brought up to
 * date. @returns the number of rows in the file. @throws BackupError for a file that is damaged or of a newer release.
 */
export async function readBackup(url: string, file: string, { before, after }: Steps = {}): Promise<number> {
	await check(file);
	const schema = await schemaIn(file);
	return withClient(url, async (client) => {
		await client.query("begin");
		await before?.(client);
		const finish = schema === (await schemaOf(client)) ? undefined : await rebuild(client, schema, file);
		const rows = await replaceRows(client, file);
		await finish?.();
		await after?.(client);
		await client.query("commit");
		await client.query("analyze");
		return rows;
	});
}

/** Which schema a backup needs. @throws BackupError for a file that is none of ours. */
async function schemaIn(file: string): Promise<string> {
	for await (const line of linesOf(file)) {
		const said = controlOf(line);
		if (said?.format === format && said.schema) return said.schema;
		break;
	}
	throw new BackupError(`${file} was made by another release: restore it with that one, then start this one`);
}

async function rebuild(client: pg.Client, schema: string, file: string) {
	const known = migrationsOf();
	const count = known.findIndex((_, at) => schemaAfter(known.slice(0, at + 1)) === schema) + 1;
	if (count === 0)
		throw new BackupError(`${file} was made by another release: restore it with that one, then start this one`);
	return rebuildAt(client, known, count);
}

async function replaceRows(client: pg.Client, file: string): Promise<number> {
	const tables = new Map((await tablesOf(client)).map((table) => [table.name, table]));
	const own = [...tables.keys()].filter((name) => name !== queue.name);
	// What triggers would work out is in the file, and nobody is told of rows that are not new.
	for (const name of own) await client.query(`alter table ${name} disable trigger user`);
	await client.query(`truncate ${own.join(", ")}`);
	if (tables.has(queue.name)) await client.query(`delete from ${queue.name}`);
	let all = 0;
	let table: Table | undefined;
	let waiting: string[] = [];
	for await (const line of linesOf(file)) {
		const said = controlOf(line);
		if (!said) waiting.push(line);
		if (table && (said || waiting.length === batch)) {
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
	await countOn(client);
	for (const name of own) await client.query(`alter table ${name} enable trigger user`);
	return all;
}
