import { Zip, ZipDeflate, ZipPassThrough } from "fflate";

/** Text is compressed; bytes, such as photos, are compressed already. */
type File =
	| { name: string; content: AsyncIterable<string> }
	| { name: string; content: AsyncIterable<Uint8Array>; isPacked: true };

/** Packs files into a ZIP archive while they are read, so that none of them is in memory as a whole. */
export async function* zip(files: File[]): AsyncGenerator<Uint8Array> {
	let packed: Uint8Array[] = [];
	const archive = new Zip((error, bytes) => {
		if (error) throw error;
		packed.push(bytes);
	});
	function* take() {
		yield* packed;
		packed = [];
	}
	const encoder = new TextEncoder();
	for (const { name, content, ...more } of files) {
		const file = "isPacked" in more ? new ZipPassThrough(name) : new ZipDeflate(name);
		archive.add(file);
		for await (const piece of content) {
			file.push(typeof piece === "string" ? encoder.encode(piece) : piece);
			yield* take();
		}
		file.push(new Uint8Array(), true);
		yield* take();
	}
	archive.end();
	yield* take();
}
