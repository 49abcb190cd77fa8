import { copyFile, cp, mkdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { BackupError } from "../database/backup.ts";
import { EmbeddedError } from "../database/embedded/start.ts";
import { readSettings } from "../server/config.ts";
import { restore } from "../server/restore.ts";

// Brings back what `npm run backup` wrote, while the site is stopped.
const { values, positionals } = parseArgs({ allowPositionals: true, options: { yes: { type: "boolean" } } });
const [given] = positionals;
if (!given) {
	console.error("Name the folder of the backup: npm run restore -- FOLDER");
	process.exit(1);
}
const folder = resolve(given);
const settings = readSettings(process.env);
const missingIsFine = (error: NodeJS.ErrnoException) => {
	if (error.code !== "ENOENT") throw error;
};
try {
	const file = join(folder, "database.jsonl.gz");
	const rows = await restore(settings, { file, replace: values.yes === true, log: console.log });
	await mkdir(settings.dataDir, { recursive: true });
	await cp(join(folder, "images"), join(settings.dataDir, "images"), { recursive: true }).catch(missingIsFine);
	// Second factors are sealed with it.
	await copyFile(join(folder, "secret"), join(settings.dataDir, "secret")).catch(missingIsFine);
	console.log(`${rows.toLocaleString("en")} rows and the pictures are back.`);
} catch (error) {
	if (!(error instanceof BackupError) && !(error instanceof EmbeddedError)) throw error;
	console.error(error.message);
	if (error instanceof EmbeddedError) {
		console.error(`Move ${join(settings.dataDir, "database")} away, and run this again.`);
	}
	process.exitCode = 1;
}
