import { readdir, stat, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ImageStore } from "../domain/ports.ts";
import { createImageFolder } from "./image-folder.ts";

/** The part of the limit that may be written before the size is measured again. */
const slack = 0.05;

/**
 * A local folder of images that can be made again, such as drawings. When they exceed the limit, the least recently used
 * ones are deleted. The size is read from the disk, so several processes may share the folder.
 * @param maxBytes limit of the total size
 */
export function createImageCacheFolder(folder: string, maxBytes: number): ImageStore {
	const images = createImageFolder(folder);
	/** Bytes written since the size was measured; the first write after a start measures it. */
	let unmeasured = Number.POSITIVE_INFINITY;

	async function deleteOldest(): Promise<void> {
		const entries = [];
		for (const name of await readdir(folder)) entries.push({ name, ...(await measure(join(folder, name))) });
		entries.sort((a, b) => a.usedAt - b.usedAt);
		let excess = entries.reduce((sum, { bytes }) => sum + bytes, 0) - maxBytes * (1 - slack);
		for (const { name, bytes } of entries) {
			if (excess <= 0) return;
			await images.remove(name);
			excess -= bytes;
		}
	}

	return {
		...images,
		async get(name) {
			const bytes = await images.get(name);
			const now = new Date();
			// The modification time of a folder is when it was last used. Another process may just have deleted it.
			if (bytes) await utimes(dirname(join(folder, name)), now, now).catch(() => undefined);
			return bytes;
		},
		async put(name, bytes) {
			await images.put(name, bytes);
			unmeasured += bytes.length;
			if (unmeasured <= maxBytes * slack) return;
			unmeasured = 0;
			await deleteOldest();
		},
	};
}

/** The size of an image's folder and when it was last used, both 0 if another process has just deleted it. */
async function measure(folder: string): Promise<{ bytes: number; usedAt: number }> {
	try {
		const { mtimeMs } = await stat(folder);
		const files = await readdir(folder);
		const sizes = await Promise.all(files.map(async (file) => (await stat(join(folder, file))).size));
		return { bytes: sizes.reduce((sum, size) => sum + size, 0), usedAt: mtimeMs };
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return { bytes: 0, usedAt: 0 };
		throw error;
	}
}
