import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { BackupError } from "../database/backup.ts";
import { connect } from "../database/connect.ts";
import { Caller } from "../domain/access/caller.ts";
import { noteBackup } from "../domain/maintenance/commands.ts";
import { makeBackup, nameBackup, rotateBackups, unfinishedPath } from "../server/backup-files.ts";
import { createKeyFile, encrypterOf } from "../server/backup-key.ts";
import { readSettings, SettingsError } from "../server/config.ts";
import { prepareDatabase } from "../server/prepare-database.ts";
import { scriptContext } from "../server/script-context.ts";

// Writes a backup to a new file. The site may be running.
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { plain: { type: "boolean" }, keep: { type: "string" }, "new-key": { type: "string" } },
});
try {
	if (values["new-key"]) {
		const publicKey = await createKeyFile(resolve(values["new-key"]));
		console.log(`The secret key is in ${values["new-key"]}: keep it where the backups are not. The public key is`);
		console.log(publicKey);
	} else await backUp();
} catch (error) {
	console.error(`No backup was made: ${error instanceof Error ? error.message : error}`);
	process.exitCode = 1;
}

async function backUp(): Promise<void> {
	const settings = readSettings(process.env);
	const keep = values.keep === undefined ? undefined : Number(values.keep);
	if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
		throw new SettingsError("--keep takes a number from 1.");
	const encrypter = values.plain ? undefined : await encrypterOf(settings.backup);
	if (!encrypter && !values.plain) {
		throw new BackupError(
			"it would hold people's names, messages and password hashes in clear. Set BACKUP_PASSPHRASE or BACKUP_KEY_FILE (npm run backup -- --new-key FILE makes one), or add --plain.",
		);
	}
	const name = nameBackup(new Date(), encrypter !== undefined);
	const target = resolve(positionals[0] ?? join(settings.backup.folder, name));
	for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop(target));
	const prepared = await prepareDatabase({ ...settings, owner: undefined, sampleData: false }, console.log);
	const { database, close } = connect(prepared.databaseDirectUrl, { connections: 1 });
	try {
		const databaseUrl = prepared.databaseDirectUrl;
		const rows = await makeBackup({ databaseUrl, dataDir: settings.dataDir, target, encrypter });
		await noteBackup(new Caller({ rank: "system" }, scriptContext(database)), { rows });
		console.log(`${rows.toLocaleString("en")} rows and the pictures are in ${target}`);
		if (!encrypter) {
			console.log(
				"It is not encrypted: whoever reads it, reads everything. The signing secret is not in it: without a",
			);
			console.log(
				`copy of ${join(settings.dataDir, "secret")} two-step sign-in has to be set up anew after a restore.`,
			);
		}
		if (settings.imageBucket) console.log("The pictures of the bucket are not in it: keep a copy of the bucket.");
		for (const old of keep ? await rotateBackups(target, keep) : []) console.log(`Removed ${old}`);
	} finally {
		await close();
		await prepared.stop();
	}
}

/**
 * Exits synchronously, so that nothing is written after the removal. An embedded server that this process started ends
 * with it.
 */
function stop(target: string): never {
	rmSync(unfinishedPath(target), { recursive: true, force: true });
	console.error("No backup was made: it was stopped.");
	process.exit(1);
}
