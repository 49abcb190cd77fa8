import { copyFile, cp, mkdir, mkdtemp, rm, stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { BackupError } from "../database/backup.ts";
import { EmbeddedError } from "../database/embedded/start.ts";
import { readErasureFile } from "../database/erasures.ts";
import { unpackBackup } from "../server/backup-archive.ts";
import { decrypterOf } from "../server/backup-key.ts";
import type { Settings } from "../server/config.ts";
import { restore } from "../server/restore.ts";
import { runCommand } from "./command.ts";

// Restores a backup of `npm run backup`. The site must be stopped.
const options = { yes: { type: "boolean" }, erasures: { type: "string" }, "with-erased": { type: "boolean" } } as const;
const usage = "npm run restore -- FILE [--yes] [--erasures FILE] [--with-erased]";
const ignoreMissing = (error: NodeJS.ErrnoException) => {
	if (error.code !== "ENOENT") throw error;
};
let opened: string | undefined;
await runCommand(
	{ usage, options, needs: 1, failure: "The restore failed" },
	async (values, [given = ""], settings) => {
		try {
			const erasures = values.erasures ? await readErasureFile(values.erasures) : [];
			const folder = await decryptedFolder(resolve(given), settings);
			const file = join(folder, "database.jsonl.gz");
			const replace = values.yes === true;
			const withErased = values["with-erased"] === true;
			const { rows, erased } = await restore(settings, { file, replace, erasures, withErased, log: console.log });
			await mkdir(settings.dataDir, { recursive: true });
			await cp(join(folder, "images"), join(settings.dataDir, "images"), { recursive: true }).catch(ignoreMissing);
			// The secret encrypts two-factor keys.
			await copyFile(join(folder, "secret"), join(settings.dataDir, "secret")).catch(ignoreMissing);
			console.log(`${rows.toLocaleString("en")} rows and the images were restored. All users must sign in again.`);
			if (erased > 0) {
				console.log(
					`${erased.toLocaleString("en")} of the rows were deleted again, because they had been erased since. To keep`,
				);
				console.log("rows that were deleted by mistake: npm run restore -- FILE --yes --with-erased");
			}
		} catch (error) {
			if (error instanceof EmbeddedError) {
				error.message += ` Move ${join(settings.dataDir, "database")} away and run this command again.`;
			}
			throw error;
		} finally {
			if (opened) await rm(opened, { recursive: true, force: true });
		}
	},
);

/**
 * Returns the folder with the decrypted files: a plain backup is already such a folder; an encrypted one is decrypted
 * into the data directory.
 */
async function decryptedFolder(path: string, settings: Settings): Promise<string> {
	const found = await stat(path).catch(ignoreMissing);
	if (!found) throw new BackupError(`${path} does not exist`);
	if (found.isDirectory()) return path;
	const decrypter = await decrypterOf(settings.backup);
	await mkdir(settings.dataDir, { recursive: true });
	opened = await mkdtemp(join(settings.dataDir, "restore-"));
	await unpackBackup(path, opened, decrypter);
	return opened;
}
