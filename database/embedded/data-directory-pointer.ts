import { chown, mkdir, mkdtemp, readlink, rmdir, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { codeOf, EmbeddedError } from "./embedded-error.ts";
import { type Account, canUse } from "./unprivileged.ts";

/**
 * If the database's account cannot enter the data directory, a link in it points to the actual folder. It is a link and
 * not a name derived from the path: a moved project keeps its database, and a deleted data directory does not come back
 * with old rows.
 */
const POINTER = "elsewhere";

export async function readPointer(dataDir: string): Promise<string | undefined> {
	const pointer = join(dataDir, POINTER);
	const home = await readlink(pointer).catch(() => undefined);
	if (home === undefined) return undefined;
	const found = await stat(home).catch(() => undefined);
	if (found?.isDirectory()) return home;
	throw new EmbeddedError(`The database's folder ${home} is gone: bring it back, or delete ${pointer} to start anew`);
}

/** Creates a folder that `account` can enter, and links to it. Two concurrent starts both use the first one's. */
export async function pointElsewhere(dataDir: string, account: NonNullable<Account>): Promise<string> {
	const home = await mkdtemp(join(await enterableBase(dataDir, account), "database-"));
	await chown(home, account.uid, account.gid);
	try {
		await symlink(home, join(dataDir, POINTER));
		return home;
	} catch (error) {
		await rmdir(home);
		const first = codeOf(error) === "EEXIST" ? await readPointer(dataDir) : undefined;
		if (first !== undefined) return first;
		throw new EmbeddedError(`The data folder ${dataDir} is not writable (${codeOf(error)})`);
	}
}

async function enterableBase(dataDir: string, account: NonNullable<Account>): Promise<string> {
	// The tests leave nothing in /var/lib.
	const temporary = dataDir.startsWith(tmpdir() + sep) ? [tmpdir(), "/tmp"] : [];
	for (const base of temporary) if (await canUse(base, account)) return base;
	const base = "/var/lib/hamroh";
	// 0711: others may pass through but not list it; each database below is 0700.
	await mkdir(base, { recursive: true, mode: 0o711 }).catch((error) => {
		throw new EmbeddedError(`${base}, for the database's files, cannot be made (${codeOf(error)}): set DATABASE_URL`);
	});
	return base;
}
