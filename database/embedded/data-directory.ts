import { createHash } from "node:crypto";
import { chown, lstat, mkdir, open, realpath, rmdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pointElsewhere, readPointer } from "./data-directory-pointer.ts";
import { codeOf, EmbeddedError } from "./embedded-error.ts";
import { type Account, canUse, chooseAccount } from "./unprivileged.ts";

/** Where everything of one embedded database is. `socketDir` is inside `home` unless that path is too long. */
export type DataDirectory = { home: string; cluster: string; socketDir: string; logFile: string; account: Account };

/** Finds or makes the folders of the database. Throws EmbeddedError when they cannot be written. */
export async function findDataDirectory(dataDir: string, log: (line: string) => void): Promise<DataDirectory> {
	const { home, account } = await findHome(resolve(dataDir), log);
	const socketDir = await makeSocketFolder(home, account);
	return { home, account, socketDir, cluster: join(home, "cluster"), logFile: join(home, "server.log") };
}

async function findHome(dataDir: string, log: (line: string) => void): Promise<{ home: string; account: Account }> {
	const wanted = await makeFolder(dataDir);
	// A pointer is followed as long as it stands, also after the permissions that made it necessary have changed:
	// otherwise a chmod would silently swap the database for an empty one.
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

/** Gives the folder to the account; only this folder: what is in it was made by the account. */
async function own(folder: string, account: Account): Promise<void> {
	if (!account || (await stat(folder)).uid === account.uid) return;
	await chown(folder, account.uid, account.gid).catch((error) => {
		const reason = `cannot be given to user number ${account.uid} (${codeOf(error)})`;
		throw new EmbeddedError(`The data folder ${folder} ${reason}: set DATABASE_URL`);
	});
}

// The address of a Unix socket has 108 bytes (macOS: 104), the last of them zero.
const LONGEST_SOCKET = process.platform === "darwin" ? 103 : 107;
const fits = (folder: string) => Buffer.byteLength(`${folder}/.s.PGSQL.5432`) <= LONGEST_SOCKET;

async function makeSocketFolder(home: string, account: Account): Promise<string> {
	const inside = join(home, "socket");
	// The name follows from the data folder, so that the next start finds a server that still runs.
	const name = `hamroh-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`;
	for (const folder of [inside, join(tmpdir(), name), join("/tmp", name)]) {
		if (!fits(folder)) continue;
		await makePrivate(folder, account);
		if (await canUse(folder, account)) return folder;
		if (folder !== inside) await rmdir(folder).catch(() => {});
	}
	throw new EmbeddedError(`The path ${home} is too long for the database's socket, and ${tmpdir()} is not usable`);
}

/** Access to the database is access to this folder (see pg_hba in cluster.ts), so nobody else may own or enter it. */
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

/** A rename or a new name is on the disk only once its folder is. */
export async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder);
	await handle.sync().finally(() => handle.close());
}
