import { access, cp, mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { Encrypter } from "age-encryption";
import { BackupError, writeBackup } from "../database/backup.ts";
import { longestBackupHours } from "../domain/maintenance/rules.ts";
import { packBackup, unfinishedImage } from "./backup-archive.ts";

/** Names created by `nameBackup`: nothing else is ever deleted. */
const ourName = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(\.age)?$/;
const ourUnfinishedName = /^backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(\.age)?\.unfinished$/;
const ageHeader = "age-encryption.org/v1\n";

/** A file if encrypted, else a folder. */
export function nameBackup(now: Date, isEncrypted: boolean): string {
	return `backup-${now.toISOString().slice(0, 19).replaceAll(":", "-")}${isEncrypted ? ".age" : ""}`;
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
	const imagesFolder = join(dataDir, "images");
	try {
		// Left by a killed backup.
		await rm(unfinished, { recursive: true, force: true });
		await mkdir(dirname(target), { recursive: true, mode: 0o700 });
		await removeInterrupted(dirname(target));
		const rows = encrypter
			? await packBackup({ databaseUrl, imagesFolder, secretFile: join(dataDir, "secret") }, unfinished, encrypter)
			: await copyPlain(databaseUrl, imagesFolder, unfinished);
		await rename(unfinished, target);
		return rows;
	} catch (error) {
		await rm(unfinished, { recursive: true, force: true });
		throw error;
	}
}

/**
 * Deletes the files of killed backups, so that they cannot fill the disk. A file that is still being written is younger
 * than the limit.
 */
async function removeInterrupted(folder: string): Promise<void> {
	const limit = Date.now() - longestBackupHours * 60 * 60 * 1_000;
	for (const name of await readdir(folder)) {
		if (!ourUnfinishedName.test(name)) continue;
		const path = join(folder, name);
		const found = await stat(path).catch(ignoreMissing);
		if (found && found.mtimeMs < limit) await rm(path, { recursive: true, force: true });
	}
}

/**
 * Without the signing secret: together with the rows, it would expose two-factor keys and links to anyone who finds the
 * folder.
 */
async function copyPlain(databaseUrl: string, imagesFolder: string, folder: string): Promise<number> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const rows = await writeBackup(databaseUrl, join(folder, "database.jsonl.gz"));
	const images = await readdir(imagesFolder).catch(ignoreMissing);
	for (const image of images ?? []) {
		const options = { recursive: true, filter: (file: string) => !unfinishedImage.test(file) };
		await cp(join(imagesFolder, image), join(folder, "images", image), options).catch(ignoreMissing);
	}
	return rows;
}

/**
 * Deletes the oldest backups, but never the new one.
 * @returns the deleted paths.
 */
export async function rotateBackups(made: string, keep: number): Promise<string[]> {
	const folder = dirname(resolve(made));
	const others: string[] = [];
	for (const name of (await readdir(folder)).sort()) {
		if (ourName.test(name) && name !== basename(made) && (await isBackup(join(folder, name)))) others.push(name);
	}
	const old = others.slice(0, Math.max(0, others.length - (keep - 1)));
	for (const name of old) await rm(join(folder, name), { recursive: true });
	return old;
}

/** A matching name is not enough. */
async function isBackup(path: string): Promise<boolean> {
	if (!path.endsWith(".age")) return (await readdir(path).catch((): string[] => [])).includes("database.jsonl.gz");
	const file = await open(path);
	try {
		const { buffer } = await file.read(Buffer.alloc(ageHeader.length), 0, ageHeader.length, 0);
		return buffer.toString() === ageHeader;
	} finally {
		await file.close();
	}
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
	if (error.code !== "ENOENT") throw error;
}
