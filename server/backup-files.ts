import { access, mkdir, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Encrypter } from "age-encryption";
import { writeBackup } from "../database/backup.ts";
import { BackupError, kindOf } from "../database/backup-archive.ts";
import { maxBackupHours } from "../domain/maintenance/rules.ts";

/** Names created by `nameBackup`: nothing else is ever deleted. */
const backupNamePattern = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.gz(\.age)?$/;
const ourUnfinishedName = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.gz(\.age)?\.unfinished$/;

export function nameBackup(now: Date, isEncrypted: boolean): string {
	return `backup-${now.toISOString().slice(0, 19).replaceAll(":", "-")}.tar.gz${isEncrypted ? ".age" : ""}`;
}

type Options = { databaseUrl: string; dataDir: string; target: string; encrypter: Encrypter | undefined };

/** The temporary path until a backup is complete. */
export const unfinishedPath = (target: string) => `${target}.unfinished`;

/**
 * Creates a backup atomically.
 * @returns the number of rows.
 * @throws BackupError if the target exists.
 */
export async function makeBackup({ databaseUrl, dataDir, target, encrypter }: Options): Promise<number> {
	const unfinished = unfinishedPath(target);
	const isTaken = await access(target).then(
		() => true,
		() => false,
	);
	if (isTaken) throw new BackupError(`${target} is there already`);
	// Without encryption, no signing secret: with the rows it would expose two-factor keys and links to whoever finds the file.
	const files = {
		...{ images: join(dataDir, "images"), files: join(dataDir, "files") },
		secret: encrypter && join(dataDir, "secret"),
	};
	try {
		// Left by a killed backup.
		await rm(unfinished, { force: true });
		await mkdir(dirname(target), { recursive: true, mode: 0o700 });
		await removeInterrupted(dirname(target));
		const rows = await writeBackup(databaseUrl, unfinished, { encrypter, files });
		await rename(unfinished, target);
		return rows;
	} catch (error) {
		await rm(unfinished, { force: true });
		throw error;
	}
}

/**
 * Deletes the files of killed backups, so that they cannot fill the disk. A file that is still being written is younger
 * than the limit.
 */
async function removeInterrupted(folder: string): Promise<void> {
	const limit = Date.now() - maxBackupHours * 60 * 60 * 1_000;
	for (const name of await readdir(folder)) {
		if (!ourUnfinishedName.test(name)) continue;
		const path = join(folder, name);
		const found = await stat(path).catch(ignoreMissing);
		if (found && found.mtimeMs < limit) await rm(path, { force: true });
	}
}

/**
 * Deletes the oldest backups, but never the new one.
 * @returns the deleted paths.
 */
export async function rotateBackups(made: string, keep: number): Promise<string[]> {
	const folder = dirname(resolve(made));
	const others: string[] = [];
	for (const name of (await readdir(folder)).sort()) {
		if (backupNamePattern.test(name) && name !== basename(made) && (await isBackup(join(folder, name))))
			others.push(name);
	}
	const old = others.slice(0, Math.max(0, others.length - (keep - 1)));
	for (const name of old) await rm(join(folder, name));
	return old;
}

/** A matching name is not enough. */
const isBackup = async (path: string) => (await kindOf(path).catch(() => undefined)) !== undefined;

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
	if (error.code !== "ENOENT") throw error;
}
