/** The part of the tar format (POSIX ustar) that an encrypted backup needs: regular files with short names. */

const block = 512;
const padding = (size: number) => (block - (size % block)) % block;

/** A file's header; its bytes and `padding` must follow. */
function headerOf(name: string, size: number): Buffer {
	const header = Buffer.alloc(block);
	if (Buffer.byteLength(name) > 100) throw new Error("The name is too long for an archive.");
	const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, "0")}\0`;
	header.write(name, 0);
	header.write(octal(0o600, 7) + octal(0, 7) + octal(0, 7) + octal(size, 11) + octal(0, 11), 100);
	header.write("0", 156);
	header.write("ustar\x0000", 257);
	header.write(`${checksumOf(header).toString(8).padStart(6, "0")}\0 `, 148);
	return header;
}

/** The sum of a header's bytes, in which the checksum field counts as spaces. */
function checksumOf(header: Buffer): number {
	return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 0x20 : byte), 0);
}

export function tarEntry(name: string, bytes: Uint8Array): Buffer {
	return Buffer.concat([headerOf(name, bytes.length), bytes, Buffer.alloc(padding(bytes.length))]);
}

/** Two empty blocks end an archive. */
export const tarEnd = Buffer.alloc(2 * block);

/**
 * Reads an archive written with `tarEntry`.
 * @throws if it is invalid or incomplete.
 */
export async function* readTar(archive: AsyncIterable<Uint8Array>): AsyncGenerator<{ name: string; bytes: Buffer }> {
	const chunks = archive[Symbol.asyncIterator]();
	let held: Buffer = Buffer.alloc(0);
	const take = async (size: number) => {
		const parts = [held];
		let length = held.length;
		while (length < size) {
			const { value, done } = await chunks.next();
			if (done) throw new Error("The archive ends early.");
			parts.push(Buffer.from(value));
			length += value.length;
		}
		const all = Buffer.concat(parts);
		held = all.subarray(size);
		return all.subarray(0, size);
	};
	for (;;) {
		const header = await take(block);
		if (header.every((byte) => byte === 0)) break;
		const text = (from: number, to: number) => header.toString("utf8", from, to).replace(/[\0 ].*$/s, "");
		if (Number.parseInt(text(148, 156), 8) !== checksumOf(header)) throw new Error("The archive is damaged.");
		const size = Number.parseInt(text(124, 136), 8);
		const name = text(0, 100);
		const bytes = await take(size);
		await take(padding(size));
		yield { name, bytes };
	}
	// Encrypted data is known to be complete only after its last chunk was read.
	while (!(await chunks.next()).done);
}
