import { crc32, inflateRawSync } from "node:zlib";

/** Why an archive was not taken. */
export class UnpackFault extends Error {
	readonly code: "broken" | "too_large";
	constructor(code: "broken" | "too_large") {
		super(code);
		this.code = code;
	}
}

type Entry = { name: string; content: Buffer };

const mostEntries = 1_000;

/**
 * The wanted files of a ZIP archive, as its own directory lists them (APPNOTE 4.3.12), in memory no larger than `most` bytes
 * together, whatever the archive claims. @throws UnpackFault.
 */
export function unzip(archive: Buffer, isWanted: (name: string) => boolean, most: number): Entry[] {
	try {
		return readEntries(archive, isWanted, most);
	} catch (error) {
		if (error instanceof UnpackFault) throw error;
		const tooLarge = (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE";
		throw new UnpackFault(tooLarge ? "too_large" : "broken");
	}
}

function readEntries(archive: Buffer, isWanted: (name: string) => boolean, most: number): Entry[] {
	const end = archive.lastIndexOf("PK\u0005\u0006", undefined, "latin1");
	if (end < 0) throw new UnpackFault("broken");
	const count = archive.readUInt16LE(end + 10);
	if (count > mostEntries) throw new UnpackFault("too_large");
	const entries: Entry[] = [];
	let left = most;
	for (let at = archive.readUInt32LE(end + 16), seen = 0; seen < count; seen++) {
		if (archive.toString("latin1", at, at + 4) !== "PK\u0001\u0002") throw new UnpackFault("broken");
		const method = archive.readUInt16LE(at + 10);
		const packed = archive.readUInt32LE(at + 20);
		const nameLength = archive.readUInt16LE(at + 28);
		const local = archive.readUInt32LE(at + 42);
		const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
		at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
		if (!isWanted(name)) continue;
		const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
		if (from + packed > archive.length) throw new UnpackFault("broken");
		const bytes = archive.subarray(from, from + packed);
		if (left <= 0 || (method === 0 && packed > left)) throw new UnpackFault("too_large");
		const content = method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: left });
		left -= content.length;
		entries.push({ name, content });
	}
	return entries;
}

/** An archive of these files as they are, not packed. */
export function zip(entries: Entry[]): Buffer {
	const files: Buffer[] = [];
	const directory: Buffer[] = [];
	let at = 0;
	for (const { name, content } of entries) {
		const title = Buffer.from(name);
		const facts = Buffer.alloc(26);
		facts.writeUInt16LE(20, 0);
		facts.writeUInt16LE(0x0800, 2);
		facts.writeUInt32LE(crc32(content), 10);
		facts.writeUInt32LE(content.length, 14);
		facts.writeUInt32LE(content.length, 18);
		facts.writeUInt16LE(title.length, 22);
		const rest = Buffer.alloc(14);
		rest.writeUInt32LE(at, 10);
		directory.push(Buffer.from("PK\u0001\u0002\u0014\u0000", "latin1"), facts, rest, title);
		files.push(Buffer.from("PK\u0003\u0004", "latin1"), facts, title, content);
		at += 30 + title.length + content.length;
	}
	const listed = Buffer.concat(directory);
	const end = Buffer.alloc(22);
	end.write("PK\u0005\u0006", "latin1");
	end.writeUInt16LE(entries.length, 8);
	end.writeUInt16LE(entries.length, 10);
	end.writeUInt32LE(listed.length, 12);
	end.writeUInt32LE(at, 16);
	return Buffer.concat([...files, listed, end]);
}
