import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { BackupError } from "../database/backup-archive.ts";
import { Caller } from "../domain/access/caller.ts";
import { noteBackup } from "../domain/maintenance/commands.ts";
import { makeBackup, nameBackup, rotateBackups, unfinishedPath } from "../server/backup-files.ts";
import { createKeyFile, encrypterOf } from "../server/backup-key.ts";
import { type Settings, SettingsError } from "../server/config.ts";
import { withDatabase, withPrepared } from "../server/prepare-database.ts";
import { scriptContext } from "../server/script-context.ts";
import { runCommand } from "./command.ts";

// Writes a backup to a new file. The site may be running.
const options = { plain: { type: "boolean" }, keep: { type: "string" }, "new-key": { type: "string" } } as const;
const usage = "npm run backup -- [FILE] [--keep NUMBER] [--plain] [--new-key FILE]";
await runCommand({ usage, options, failure: "The backup failed" }, async (values, [target], settings) => {
	if (!values["new-key"]) return writeBackup(values, target, settings);
	const publicKey = await createKeyFile(resolve(values["new-key"]));
	console.log(`The secret key was written to ${values["new-key"]}. Keep it away from the backups. Public key:`);
	console.log(publicKey);
});

async function writeBackup(
	values: { plain?: boolean | undefined; keep?: string | undefined },
	given: string | undefined,
	settings: Settings,
): Promise<void> {
	const keep = values.keep === undefined ? undefined : Number(values.keep);
	if (keep !== undefined && !(Number.isInteger(keep) && keep > 0))
		throw new SettingsError("--keep takes a whole number, 1 or more.");
	const encrypter = values.plain ? undefined : await encrypterOf(settings.backup);
	if (!encrypter && !values.plain) {
		throw new BackupError(
			"a backup contains personal data and password hashes in clear text. Set BACKUP_PASSPHRASE or BACKUP_KEY_FILE (create one with npm run backup -- --new-key FILE), or add --plain.",
		);
	}
	const name = nameBackup(new Date(), encrypter !== undefined);
	const target = resolve(given ?? join(settings.backup.folder, name));
	for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => stop(target));
	await withPrepared(settings, async (databaseUrl) => {
		const rows = await makeBackup({ databaseUrl, dataDir: settings.dataDir, target, encrypter });
		await withDatabase(databaseUrl, (database) =>
			noteBackup(new Caller({ role: "system" }, scriptContext(database)), { rows }),
		);
		console.log(`${rows.toLocaleString("en")} rows and the images were written to ${target}`);
	});
	if (!encrypter) {
		console.log(
			"The backup is not encrypted: anyone with the file can read it. The signing secret is not in it: without a",
		);
		console.log(`copy of ${join(settings.dataDir, "secret")}, two-step sign-in must be set up again after a restore.`);
	}
	if (settings.imageBucket)
		console.log("The images in the bucket are not in the backup: back up the bucket separately.");
	for (const old of keep ? await rotateBackups(target, keep) : []) console.log(`Removed ${old}`);
}

/**
 * Exits synchronously, so that nothing is written after the removal. An embedded server that this process started ends
 * with it.
 */
function stop(target: string): never {
	rmSync(unfinishedPath(target), { force: true });
	console.error("The backup failed: it was interrupted.");
	process.exit(1);
}
