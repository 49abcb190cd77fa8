import { unzipSync, zipSync } from "fflate";

/** Why an archive was rejected. */
export class UnpackFault extends Error {
	readonly code: "broken" | "too_large";
	constructor(code: "broken" | "too_large") {
		super(code);
		this.code = code;
	}
}

const maxEntries = 1_000;

/**
 * Unpacks the wanted files of a ZIP archive and stores them in a new archive without compression, so that the next
 * reader cannot be exhausted by false sizes or extreme ratios. The library never writes more of an entry than the
 * archive states as its size.
 * @param most maximum stated bytes of all wanted files together
 * @throws UnpackFault
 */
export function repack(archive: Uint8Array, isWanted: (name: string) => boolean, most: number): Uint8Array {
	let entries = 0;
	let left = most;
	try {
		const files = unzipSync(archive, {
			filter({ name, originalSize }) {
				if (++entries > maxEntries) throw new UnpackFault("too_large");
				if (!isWanted(name)) return false;
				left -= originalSize;
				if (left < 0) throw new UnpackFault("too_large");
				return true;
			},
		});
		return zipSync(files, { level: 0 });
	} catch (error) {
		throw error instanceof UnpackFault ? error : new UnpackFault("broken");
	}
}
