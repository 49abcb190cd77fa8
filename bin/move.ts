import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { BackupError, writeBackup } from "../database/backup.ts";
import { readSettings } from "../server/config.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import { assertNotInUse, restore } from "../server/restore.ts";

// Copies the embedded database to the database of DATABASE_URL. The site must be stopped.
const { values } = parseArgs({ options: { yes: { type: "boolean" } } });
const settings = readSettings(process.env);
if (!settings.databaseUrl) {
	console.error("Set DATABASE_URL to the target database and run this again.");
	process.exit(1);
}
const embedded = await prepareDatabase(
	{ ...settings, databaseUrl: undefined, databaseDirectUrl: undefined, owner: undefined, sampleData: false },
	console.log,
);
const folder = await mkdtemp(join(settings.dataDir, "move-"));
try {
	const file = join(folder, "database.jsonl.gz");
	await assertNotInUse(embedded.databaseDirectUrl);
	await writeBackup(embedded.databaseDirectUrl, file);
	const { rows } = await restore(settings, {
		file,
		replace: values.yes === true,
		log: console.log,
		keepsSessions: true,
	});
	console.log(
		`${rows.toLocaleString("en")} rows were copied to the database of DATABASE_URL. From now on, start the site with it`,
	);
	console.log(
		`and with the AUTH_SECRET used so far (the content of ${join(settings.dataDir, "secret")}, unless you set it).`,
	);
} catch (error) {
	if (!(error instanceof BackupError)) throw error;
	console.error(error.message);
	process.exitCode = 1;
} finally {
	await rm(folder, { recursive: true, force: true });
	await embedded.stop();
}
