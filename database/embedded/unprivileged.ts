import { execFile } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { promisify } from "node:util";
import { codeOf, EmbeddedError } from "./embedded-error.ts";

/** The account that runs the database. `undefined`: the account that runs the app. */
export type Account = { uid: number; gid: number } | undefined;

const run = promisify(execFile);

/**
 * PostgreSQL refuses to run as root, so root switches to an unprivileged account: the owner of an existing cluster,
 * else `nobody`. Spawning with a uid also drops root's groups.
 */
export async function chooseAccount(cluster: string): Promise<Account> {
	if (process.getuid?.() !== 0) return undefined;
	const owner = await stat(cluster).catch(() => undefined);
	return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody();
}

export async function canUse(folder: string, account: Account): Promise<boolean> {
	// Test access in a child process: computing it from permission bits would miss ACLs, mounts and namespaces.
	const script = 'test -w "$0" && test -x "$0" && test -r "$0"';
	try {
		await run("/bin/sh", ["-c", script, folder], { ...account, cwd: "/" });
		return true;
	} catch (error) {
		if (!account || !["EPERM", "EINVAL"].includes(codeOf(error))) return false;
		throw new EmbeddedError(
			`PostgreSQL refuses to run as root, and root may not become user number ${account.uid} here: set DATABASE_URL`,
		);
	}
}

async function nobody(): Promise<{ uid: number; gid: number }> {
	const accounts = await readFile("/etc/passwd", "utf8").catch(() => "");
	const line = /^nobody:[^:]*:(-?\d+):(-?\d+):/m.exec(accounts);
	// macOS writes -2; the kernel uses the unsigned number.
	return { uid: Number(line?.[1] ?? 65534) >>> 0, gid: Number(line?.[2] ?? 65534) >>> 0 };
}
