import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { DataDirectory } from "./data-directory.ts";

const run = promisify(execFile);

/**
 * Removes the lock files of a server that was killed. PostgreSQL does so itself, except when the number in them now
 * belongs to another process of the same user (the rule in a container that was started again) or the file is empty
 * (power cut). Call it only while nobody answers at the socket. PostgreSQL's second interlock, the shared memory segment
 * named after the data folder, stays: two servers on one cluster are refused even if this were wrong.
 */
export async function removeStaleLocks({ cluster, socketDir }: DataDirectory): Promise<void> {
	for (const lock of [join(cluster, "postmaster.pid"), join(socketDir, ".s.PGSQL.5432.lock")]) {
		const text = await readFile(lock, "utf8").catch(() => undefined);
		if (text === undefined) continue;
		if (!(await isServerOf(cluster, Number.parseInt(text, 10)))) await rm(lock, { force: true });
	}
}

/** Whether this process number is the server of this cluster, here and now. */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
	if (!(pid > 0)) return false;
	// Its command line names the cluster. Not its working folder: in a container root may not see that of "nobody".
	if (process.platform === "linux") {
		return (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).includes(`\0-D\0${cluster}\0`);
	}
	const { stdout } = await run("ps", ["-wwo", "command=", "-p", String(pid)]).catch(() => ({ stdout: "" }));
	return stdout.includes(` -D ${cluster} `);
}
