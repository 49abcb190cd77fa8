import { copyFile, cp, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { writeBackup } from "../database/backup.ts";
import { readSettings } from "../server/config.ts";
import { prepareDatabase } from "../server/prepare.ts";

// Writes a backup into a new folder, also beside a running site.
const settings = readSettings(process.env);
const name = `backup-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}`;
const folder = resolve(process.argv[2] ?? join(settings.dataDir, "backups", name));
const unfinished = `${folder}.unfinished`;
/** As gateways/image-folder.ts writes them. */
const unfinishedFile = /\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const missingIsFine = (error: NodeJS.ErrnoException) => {
	if (error.code !== "ENOENT") throw error;
};

const prepared = await prepareDatabase({ ...settings, owner: undefined, sampleData: false }, console.log);
try {
	await mkdir(unfinished, { recursive: true, mode: 0o700 });
	const rows = await writeBackup(prepared.databaseDirectUrl, join(unfinished, "database.jsonl.gz"));
	// After the rows, so that every picture that they name is there.
	const images = join(settings.dataDir, "images");
	for (const picture of (await readdir(images).catch(missingIsFine)) ?? []) {
		// One that is removed meanwhile is one that nothing shows; of one that is being stored there is no row yet.
		const options = { recursive: true, filter: (file: string) => !unfinishedFile.test(file) };
		await cp(join(images, picture), join(unfinished, "images", picture), options).catch(missingIsFine);
	}
	await copyFile(join(settings.dataDir, "secret"), join(unfinished, "secret")).catch(missingIsFine);
	await rename(unfinished, folder);
	console.log(`${rows.toLocaleString("en")} rows and the pictures are in ${folder}`);
	if (settings.imageBucket) console.log("The pictures of the bucket are not in it: keep a copy of the bucket.");
} catch (error) {
	await rm(unfinished, { recursive: true, force: true });
	console.error(`No backup was made: ${error instanceof Error ? error.message : error}`);
	process.exitCode = 1;
} finally {
	await prepared.stop();
}
