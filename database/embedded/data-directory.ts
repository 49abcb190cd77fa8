import { createHash } from "node:crypto";
import { chown, lstat, mkdir, open, realpath, rmdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pointElsewhere, readPointer } from "./data-directory-pointer.ts";
import { codeOf, EmbeddedError } from "./embedded-error.ts";
import { type Account, canUse, chooseAccount } from "./unprivileged.ts";

/** The paths of an embedded database. `socketDir` is inside `home` unless that path is too long. */
export type DataDirectory = { home: string; cluster: string; socketDir: string; logFile: string; account: Account };

/**
 * Finds or creates the folders of the database.
 * @throws EmbeddedError if they are not writable.
 */
export async function findDataDirectory(dataDir: string, log: (line: string) => void): Promise<DataDirectory> {
	const { home, account } = await findHome(resolve(dataDir), log);
	const socketDir = await makeSocketFolder(home, account);
	return { home, account, socketDir, cluster: join(home, "cluster"), logFile: join(home, "server.log") };
}

async function findHome(dataDir: string, log: (line: string) => void): Promise<{ home: string; account: Account }> {
	const wanted = await makeFolder(dataDir);
	// Follow an existing link even if the permissions that required it have changed. Otherwise a chmod would silently
	// replace the database with an empty one.
	const home = (await readPointer(wanted)) ?? wanted;
	const account = await chooseAccount(join(home, "cluster"));
	await own(home, account);
	if (await canUse(home, account)) {
		if (home !== wanted) log(`The files of the embedded database are in ${home}`);
		return { home, account };
	}
	if (!account) {
		const { uid } = await stat(home);
		throw new EmbeddedError(`The data folder ${home} is not writable by you: it belongs to user number ${uid}`);
	}
	if (home !== wanted || (await exists(join(home, "cluster")))) {
		throw new EmbeddedError(`User number ${account.uid}, who runs the database, cannot enter ${home}: open its path`);
	}
	await chown(wanted, 0, 0);
	const elsewhere = await pointElsewhere(wanted, account);
	log(`User "nobody", who runs the database for root, cannot enter ${wanted}: its files are in ${elsewhere}`);
	return { home: elsewhere, account };
}

async function makeFolder(folder: string): Promise<string> {
	try {
		await mkdir(folder, { recursive: true, mode: 0o700 });
		return await realpath(folder);
	} catch (error) {
		throw new EmbeddedError(`The data folder ${folder} is not writable (${codeOf(error) || String(error)})`);
	}
}

/** Changes the owner of the folder itself; the account already owns its contents. */
async function own(folder: string, account: Account): Promise<void> {
	if (!account || (await stat(folder)).uid === account.uid) return;
	await chown(folder, account.uid, account.gid).catch((error) => {
		const reason = `cannot be given to user number ${account.uid} (${codeOf(error)})`;
		throw new EmbeddedError(`The data folder ${folder} ${reason}: set DATABASE_URL`);
	});
}

// A Unix socket's path has 108 bytes (macOS: 104), including the terminating zero.
const LONGEST_SOCKET = process.platform === "darwin" ? 103 : 107;
const fits = (folder: string) => Buffer.byteLength(`${folder}/.s.PGSQL.5432`) <= LONGEST_SOCKET;

async function makeSocketFolder(home: string, account: Account): Promise<string> {
	const inside = join(home, "socket");
	// Derived from the data directory, so that the next start finds a running server.
	const name = `hamroh-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`;
	for (const folder of [inside, join(tmpdir(), name), join("/tmp", name)]) {
		if (!fits(folder)) continue;
		await makePrivate(folder, account);
		if (await canUse(folder, account)) return folder;
		if (folder !== inside) await rmdir(folder).catch(() => {});
	}
	throw new EmbeddedError(`The path ${home} is too long for the database's socket, and ${tmpdir()} is not usable`);
}

/** Access to this folder is access to the database (see pg_hba in cluster.ts), so nobody else may own or enter it. */
export async function makePrivate(folder: string, account: Account): Promise<void> {
	try {
		await mkdir(folder, { mode: 0o700 });
	} catch (error) {
		if (codeOf(error) !== "EEXIST") {
			throw new EmbeddedError(`The socket folder ${folder} cannot be made (${codeOf(error)})`);
		}
	}
	const found = await lstat(folder);
	const owners = [process.getuid?.(), account?.uid];
	if (!found.isDirectory() || !owners.includes(found.uid) || (found.mode & 0o077) !== 0) {
		throw new EmbeddedError(`The socket folder ${folder} is not private (not ours, or open to others): delete it`);
	}
	await own(folder, account);
}

async function exists(path: string): Promise<boolean> {
	return stat(path).then(
		() => true,
		() => false,
	);
}

/** A rename is durable only after its folder is synced. */
export async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder);
	await handle.sync().finally(() => handle.close());
}
