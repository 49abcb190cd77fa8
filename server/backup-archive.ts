import { createReadStream, createWriteStream } from "node:fs";
import { appendFile, mkdir, readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable, Writable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import type { Decrypter, Encrypter } from "age-encryption";
import { extract, type Pack, pack } from "tar-stream";
import { BackupError, dumpTo } from "../database/backup.ts";

/**
 * An encrypted backup is a tar archive in the age format (age-encryption.org): chunks of 64 kB, each authenticated, in
 * order and up to the last. `age -d FILE | tar x` opens it without this program; `cat database/* | gunzip` shows the
 * rows.
 */

type Sources = { databaseUrl: string; imagesFolder: string; secretFile: string };

const databaseFile = "database.jsonl.gz";
/** Bytes of the database per entry: tar writes an entry's size before its content. */
const pieceBytes = 4 * 1024 * 1024;
/** The names of unfinished files of gateways/image-folder.ts. */
export const unfinishedImage = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const contents = /^(database\/\d{6}|images\/[0-9a-f]{32}\/[\w.-]+|secret)$/;

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";
const noneIfMissing = (error: unknown): string[] => {
	if (!isMissing(error)) throw error;
	return [];
};

/**
 * Writes a new encrypted file without any unencrypted temporary file.
 * @returns the number of rows.
 */
export async function packBackup(sources: Sources, file: string, encrypter: Encrypter): Promise<number> {
	const archive = pack();
	const encrypted = await encrypter.encrypt(Readable.toWeb(Readable.from(archive)) as ReadableStream<Uint8Array>);
	const written = pipeline(
		Readable.fromWeb(encrypted as Parameters<typeof Readable.fromWeb>[0]),
		createWriteStream(file, { flags: "wx", mode: 0o600, flush: true }),
	);
	written.catch((error) => archive.destroy(error));
	const packed = fill(sources, archive).catch((error) => {
		archive.destroy(error);
		throw error;
	});
	const [rows] = await Promise.all([packed, written]);
	return rows;
}

async function fill({ databaseUrl, imagesFolder, secretFile }: Sources, archive: Pack): Promise<number> {
	const rows = await dumpTo(databaseUrl, () => inPieces(archive));
	// After the rows, so that every referenced image is included. An image that is being stored has no row yet.
	for (const image of await readdir(imagesFolder).catch(noneIfMissing)) {
		for (const name of await readdir(join(imagesFolder, image)).catch(noneIfMissing)) {
			if (!unfinishedImage.test(name))
				await addFile(archive, join(imagesFolder, image, name), `images/${image}/${name}`);
		}
	}
	await addFile(archive, secretFile, "secret");
	archive.finalize();
	return rows;
}

/** Splits the database's bytes into entries. */
function inPieces(archive: Pack): Writable {
	let waiting: Buffer[] = [];
	let size = 0;
	let count = 0;
	const flush = async () => {
		if (size === 0) return;
		const bytes = Buffer.concat(waiting);
		waiting = [];
		size = 0;
		await addBytes(archive, `database/${String(++count).padStart(6, "0")}`, bytes);
	};
	return new Writable({
		write(chunk: Buffer, _encoding, done) {
			waiting.push(chunk);
			size += chunk.length;
			if (size < pieceBytes) done();
			else flush().then(() => done(), done);
		},
		final: (done) => void flush().then(() => done(), done),
	});
}

/** Resolves when the archive accepts more data. */
function addBytes(archive: Pack, name: string, bytes: Buffer): Promise<void> {
	return new Promise((done, failed) => {
		archive.entry({ name, mode: 0o600 }, bytes, (error) => (error ? failed(error) : done()));
	});
}

/** A file removed meanwhile is an unused image or a missing secret. */
async function addFile(archive: Pack, file: string, name: string): Promise<void> {
	const bytes = await readFile(file).catch((error) => {
		if (!isMissing(error)) throw error;
	});
	if (bytes) await addBytes(archive, name, bytes);
}

/**
 * Decrypts a backup into an empty folder, in the format of a plain one.
 * @throws BackupError for another passphrase or key, or a modified file.
 */
export async function unpackBackup(file: string, folder: string, decrypter: Decrypter): Promise<void> {
	try {
		const encrypted = Readable.toWeb(createReadStream(file, { highWaterMark: 256 * 1024 }));
		const plain = await decrypter.decrypt(encrypted as ReadableStream<Uint8Array>);
		const archive = extract();
		const read = pipeline(Readable.fromWeb(plain as Parameters<typeof Readable.fromWeb>[0]), archive);
		read.catch(() => {});
		for await (const entry of archive) {
			await keep({ name: entry.header.name, bytes: await buffer(entry) }, folder, file);
		}
		// Encrypted data is known to be complete only after its last chunk was read.
		await read;
	} catch (error) {
		if (error instanceof BackupError || (error as NodeJS.ErrnoException).code?.startsWith("E")) throw error;
		const isWrongKey = /no identity matched/.test(String((error as Error).message));
		throw new BackupError(
			isWrongKey
				? `${file} was made with another passphrase or key: nothing was changed`
				: `${file} is damaged: nothing was changed`,
		);
	}
}

async function keep({ name, bytes }: { name: string; bytes: Buffer }, folder: string, file: string): Promise<void> {
	if (!contents.test(name)) throw new BackupError(`${file} holds something that is not ours: ${name}`);
	const isDatabase = name.startsWith("database/");
	const target = join(folder, isDatabase ? databaseFile : name);
	await mkdir(dirname(target), { recursive: true, mode: 0o700 });
	await appendFile(target, bytes, { mode: 0o600 });
}
