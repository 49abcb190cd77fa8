import { randomUUID } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ImageStore } from "../domain/shared/ports.ts";

/** Stores images in a local folder. Writes are atomic and durable, also after a power loss. */
export function createImageFolder(folder: string): ImageStore {
	return {
		async put(name, bytes) {
			const file = join(folder, name);
			const beside = `${file}.${randomUUID()}`;
			await mkdir(dirname(file), { recursive: true });
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
			try {
				return new Uint8Array(await readFile(join(folder, name)));
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
				throw error;
			}
		},
		remove: (name) => rm(join(folder, name), { recursive: true, force: true }),
	};
}

async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, "r");
	await handle.sync().finally(() => handle.close());
}
