import { createReadStream, createWriteStream } from "node:fs";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { Decrypter, Encrypter } from "age-encryption";
import { extract, pack } from "tar-stream";

/** The file of a backup: a gzipped tar archive, encrypted in the age format (age-encryption.org) if there is a key. */

/** An error with a one-line message for the console. */
export class BackupError extends Error {}

type Content = Buffer | Iterable<string> | AsyncIterable<string>;
/** @param size in bytes, exactly: tar writes it before the content */
export type AddEntry = (name: string, size: number, content: Content) => Promise<void>;
export type Entry = { name: string; content: AsyncIterable<Buffer> };

const webStream = (stream: Readable) => Readable.toWeb(stream) as ReadableStream<Uint8Array>;
const nodeStream = (stream: ReadableStream<Uint8Array>) =>
	Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);

/**
 * Writes a new file. Nothing is written unencrypted on the way.
 * @param fill adds the entries one after the other
 */
export async function writeArchive(
	file: string,
	encrypter: Encrypter | undefined,
	fill: (add: AddEntry) => Promise<void>,
): Promise<void> {
	const archive = pack();
	const packed = createGzip();
	const bytes = encrypter ? nodeStream(await encrypter.encrypt(webStream(packed))) : packed;
	const add: AddEntry = async (name, size, content) => {
		const entry = archive.entry({ name, size, mode: 0o600 });
		await pipeline(Buffer.isBuffer(content) ? [content] : content, entry);
	};
	const steps = [
		pipeline(bytes, createWriteStream(file, { flags: "wx", mode: 0o600, flush: true })),
		pipeline(archive, packed),
		fill(add).then(
			() => archive.finalize(),
			(error) => {
				archive.destroy(error);
				throw error;
			},
		),
	];
	await Promise.all(steps).finally(() => Promise.allSettled(steps));
}

const ageHeader = "age-encryption.org/v1\n";
const gzipHeader = "\x1f\x8b";

/** @returns what a file begins with; undefined for a file that is no backup */
export async function kindOf(file: string): Promise<"encrypted" | "plain" | undefined> {
	const opened = await open(file).catch((error) => {
		throw error.code === "ENOENT" ? new BackupError(`${file} does not exist`) : error;
	});
	try {
		const { buffer } = await opened.read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0);
		const start = buffer.toString("latin1");
		return start === ageHeader ? "encrypted" : start.startsWith(gzipHeader) ? "plain" : undefined;
	} finally {
		await opened.close();
	}
}

/**
 * Reads a file of `writeArchive`. It is known to be complete only after its last entry.
 * @param openLock is called for an encrypted file only
 * @throws BackupError if it is damaged, or was made with another key
 */
export async function* readArchive(file: string, openLock: () => Promise<Decrypter>): AsyncGenerator<Entry> {
	const decrypter = (await kindOf(file)) === "encrypted" ? await openLock() : undefined;
	const archive = extract();
	try {
		const stored = createReadStream(file);
		const bytes = decrypter ? nodeStream(await decrypter.decrypt(webStream(stored))) : stored;
		const read = pipeline(bytes, createGunzip(), archive);
		// The iterator below reports the error.
		read.catch(() => {});
		for await (const entry of archive)
			yield { name: entry.header.name, content: reporting(entry as AsyncIterable<Buffer>, file) };
		await read;
	} catch (error) {
		throw explain(error, file);
	}
}

async function* reporting(content: AsyncIterable<Buffer>, file: string): AsyncGenerator<Buffer> {
	try {
		yield* content;
	} catch (error) {
		throw explain(error, file);
	}
}

export const damaged = (file: string) => new BackupError(`${file} is damaged: nothing was changed`);

function explain(error: unknown, file: string): unknown {
	const { code = "", message } = error as NodeJS.ErrnoException;
	if (error instanceof BackupError || /^E[A-Z]+$/.test(code)) return error;
	if (!/no identity matched/.test(message)) return damaged(file);
	return new BackupError(`${file} was made with another passphrase or key: nothing was changed`);
}
