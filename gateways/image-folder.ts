import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { dirname, join, relative } from "node:path";
import type { ImageStore } from "../domain/shared/ports.ts";

/** With the names of all files and when each was stored. */
export type ListedStore = ImageStore & { list(): Promise<{ name: string; at: Date }[]> };

/** Stores files in a local folder. Writes are atomic and durable, also after a power loss. */
export function createImageFolder(folder: string): ListedStore {
	return {
		async put(name, bytes) {
			const file = join(folder, name);
			const beside = `${file}.${randomUUID()}`;
			await mkdir(dirname(file), { recursive: true, mode: 0o700 });
			try {
				const handle = await open(beside, "wx");
				try {
					await handle.writeFile(bytes);
					await handle.sync();
				} finally {
					await handle.close();
				}
				await rename(beside, file);
			} catch (error) {
				await rm(beside, { force: true });
				throw error;
			}
			// The new name is durable only after its folder is synced.
			for (const holder of [dirname(file), folder]) await syncFolder(holder);
		},
		async get(name) {
			const bytes = await readFile(join(folder, name)).catch(ignoreMissing);
			return bytes && new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length);
		},
		remove: (name) => rm(join(folder, name), { recursive: true, force: true }),
		async list() {
			const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(ignoreMissing);
			const files = (found ?? []).filter((entry) => entry.isFile());
			const listed = files.map(async (entry) => {
				const path = join(entry.parentPath, entry.name);
				const known = await stat(path).catch(ignoreMissing);
				return known ? [{ name: relative(folder, path), at: known.mtime }] : [];
			});
			return (await Promise.all(listed)).flat();
		},
	};
}

async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, "r");
	await handle.sync().finally(() => handle.close());
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
	if (error.code !== "ENOENT") throw error;
}
