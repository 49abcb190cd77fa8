import { createWriteStream } from "node:fs";
import { mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { json } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Decrypter, Encrypter } from "age-encryption";
import type pg from "pg";
import { z } from "zod";
import { type AddEntry, BackupError, damaged, type Entry, readArchive, writeArchive } from "./backup-archive.ts";
import {
	batchSize,
	contentOf,
	continueSequences,
	readRows,
	type Table,
	tablesOf,
	withClient,
	writeRows,
} from "./backup-tables.ts";
import { schemaOf } from "./migrate.ts";
import { projectFolder } from "./project-folder.ts";

/**
 * A backup is an archive (database/backup-archive.ts) with these entries, in this order:
 * - `manifest.json`: the format, the release and the schema that the backup needs, when it was made, and the size and a
 *   checksum of each table.
 * - `tables/NAME.jsonl`: the rows of a table, one JSON object a line. Referenced tables come first.
 * - `images/ID/FILE`: the images of the folder.
 * - `files/ID/paper`: the papers of applicants, encrypted as they lie.
 * - `secret`: the signing secret, only in an encrypted backup.
 *
 * SQL alone writes and reads the rows, so a backup works with every supported PostgreSQL and moves data from the
 * embedded server to another one.
 */
const manifestSchema = z.object({
	format: z.number(),
	release: z.string(),
	schema: z.string(),
	madeAt: z.string(),
	tables: z.array(z.object({ name: z.string(), rows: z.number(), bytes: z.number(), sum: z.string() })),
});
type Manifest = z.infer<typeof manifestSchema>;
const format = 1;

/** What a backup holds besides the rows. */
type Files = { images: string; files: string; secret: string | undefined };

/** The names of unfinished files of gateways/image-folder.ts. */
const unfinishedFile = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const ourFile = /^(images\/[0-9a-f]{32}\/\w[\w.-]*|files\/[0-9a-f]{8}-[0-9a-f-]{36}\/paper|secret)$/;

const entryOf = (table: string) => `tables/${table.replace(/^public\./, "")}.jsonl`;

/**
 * Writes a consistent snapshot of the database at `url` to a new file; other connections may keep writing.
 * @returns the number of rows.
 */
export async function writeBackup(
	url: string,
	file: string,
	{ encrypter, files }: { encrypter?: Encrypter | undefined; files?: Files } = {},
): Promise<number> {
	return withClient(url, async (client) => {
		await client.query("begin isolation level repeatable read read only");
		const tables = await tablesOf(client);
		const manifest: Manifest = {
			format,
			release: JSON.parse(await readFile(join(projectFolder, "package.json"), "utf8")).version,
			schema: await schemaOf(client),
			madeAt: new Date().toISOString(),
			tables: [],
		};
		await writeArchive(file, encrypter, async (add) => {
			for (const table of tables) manifest.tables.push({ name: table.name, ...(await contentOf(client, table)) });
			const text = Buffer.from(`${JSON.stringify(manifest, undefined, "\t")}\n`);
			await add("manifest.json", text.length, text);
			for (const [at, table] of tables.entries()) {
				await add(entryOf(table.name), manifest.tables[at]?.bytes ?? 0, readRows(client, table));
			}
			// After the rows, so that every referenced file is included. A file that is being stored has no row yet.
			if (files) await addFiles(add, files);
		});
		return manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
	});
}

async function addFiles(add: AddEntry, { secret, ...folders }: Files): Promise<void> {
	for (const [kind, folder] of Object.entries(folders)) {
		for (const id of (await readdir(folder).catch(ignoreMissing)) ?? []) {
			for (const name of (await readdir(join(folder, id)).catch(ignoreMissing)) ?? []) {
				if (!unfinishedFile.test(name)) await addFile(add, join(folder, id, name), `${kind}/${id}/${name}`);
			}
		}
	}
	if (secret) await addFile(add, secret, "secret");
}

/** A file removed meanwhile is an unused image, a deleted paper or a missing secret. */
async function addFile(add: AddEntry, file: string, name: string): Promise<void> {
	const bytes = await readFile(file).catch(ignoreMissing);
	if (bytes) await add(name, bytes.length, bytes);
}

type Options = {
	/** Is asked only for an encrypted backup. */
	decrypter: () => Promise<Decrypter>;
	/** Where the images, the papers and the secret are put: a folder that does not exist, and is created for the first file. */
	folder: string;
	/**
	 * Runs before the transaction begins.
	 * @param schema that the backup needs, as `schemaOf` identifies it
	 */
	prepare?: (schema: string) => Promise<void>;
	/** Runs before anything is replaced, in the same transaction. */
	before?: (client: pg.Client) => Promise<void>;
	/** Runs after the restore, before the commit. */
	after?: (client: pg.Client) => Promise<void>;
};

/**
 * Replaces the contents of the database at `url` with the backup, or changes nothing. The database must have the
 * backup's schema and no other users.
 * @returns the number of rows in the file.
 * @throws BackupError for a file that is damaged or of another release.
 */
export async function readBackup(url: string, file: string, options: Options): Promise<number> {
	return withClient(url, async (client) => {
		let manifest: Manifest | undefined;
		let tables: Table[] = [];
		let names: string[] = [];
		for await (const entry of readArchive(file, options.decrypter)) {
			if (!manifest) {
				manifest = await readManifest(entry, file);
				await options.prepare?.(manifest.schema);
				await client.query("begin");
				if (manifest.schema !== (await schemaOf(client))) throw otherTables(file, manifest);
				await options.before?.(client);
				tables = await tablesOf(client);
				names = tables.map(({ name }) => name);
				// The file contains everything that triggers would compute, and restored rows must not send notifications.
				for (const name of names) await client.query(`alter table ${name} disable trigger user`);
				await client.query(`truncate ${names.join(", ")}`);
				continue;
			}
			const table = tables.find(({ name }) => entryOf(name) === entry.name);
			if (table) await restoreRows(client, table, entry, file);
			else await keepFile(entry, options.folder, file);
		}
		if (!manifest) throw damaged(file);
		for (const table of tables) {
			const found = { name: table.name, ...(await contentOf(client, table)) };
			const said = manifest.tables.find(({ name }) => name === table.name);
			if (found.rows !== said?.rows || found.sum !== said.sum) throw damaged(file);
		}
		await continueSequences(client);
		for (const name of names) await client.query(`alter table ${name} enable trigger user`);
		await options.after?.(client);
		await client.query("commit");
		await client.query("analyze");
		return manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
	});
}

async function readManifest({ name, content }: Entry, file: string): Promise<Manifest> {
	if (name !== "manifest.json") throw damaged(file);
	const { success, data } = manifestSchema.safeParse(await json(Readable.from(content)));
	if (!success) throw damaged(file);
	if (data.format !== format) throw otherTables(file, data);
	return data;
}

const otherTables = (file: string, { release }: Pick<Manifest, "release">) =>
	new BackupError(
		`${file} was made by release ${release}, which has other tables: restore it with that release, then start this one`,
	);

async function restoreRows(client: pg.Client, table: Table, { content }: Entry, file: string): Promise<void> {
	const write = (lines: string[]) =>
		writeRows(client, table, lines).catch((error) => {
			// What PostgreSQL cannot read as a row of this table.
			throw /^2[23]/.test(error.code) ? damaged(file) : error;
		});
	let waiting: string[] = [];
	let rest = "";
	for await (const chunk of Readable.from(content).setEncoding("utf8")) {
		const lines = (rest + chunk).split("\n");
		rest = lines.pop() ?? "";
		waiting.push(...lines);
		if (waiting.length < batchSize) continue;
		await write(waiting);
		waiting = [];
	}
	await write(waiting);
}

async function keepFile({ name, content }: Entry, folder: string, file: string): Promise<void> {
	if (!ourFile.test(name)) throw new BackupError(`${file} holds something that is not ours: ${name}`);
	const target = join(folder, name);
	await mkdir(dirname(target), { recursive: true, mode: 0o700 });
	await pipeline(content, createWriteStream(target, { mode: 0o600 }));
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
	if (error.code !== "ENOENT") throw error;
}
