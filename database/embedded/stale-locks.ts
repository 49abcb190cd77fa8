import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import type { DataDirectory } from "./data-directory.ts";

const run = promisify(execFile);

/**
 * Removes the lock files of a killed server. PostgreSQL does this itself, except if the process id in them now belongs
 * to another process of the same user (typical after a container restart) or if the file is empty (power loss). Call it
 * only while no server responds at the socket. PostgreSQL's second interlock, the shared memory segment named after the
 * data directory, still rejects two servers on one cluster.
 */
export async function removeStaleLocks({ cluster, socketDir }: DataDirectory): Promise<void> {
	for (const lock of [join(cluster, "postmaster.pid"), join(socketDir, ".s.PGSQL.5432.lock")]) {
		const text = await readFile(lock, "utf8").catch(() => undefined);
		if (text === undefined) continue;
		if (!(await isServerOf(cluster, Number.parseInt(text, 10)))) await rm(lock, { force: true });
	}
}

/** Whether this process is the server of this cluster. */
export async function isServerOf(cluster: string, pid: number): Promise<boolean> {
	if (!(pid > 0)) return false;
	// The command line contains the cluster's path. The working directory is not readable: in a container, root may not
	// see that of "nobody".
	if (process.platform === "linux") {
		return (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).includes(`\0-D\0${cluster}\0`);
	}
	const { stdout } = await run("ps", ["-wwo", "command=", "-p", String(pid)]).catch(() => ({ stdout: "" }));
	return stdout.includes(` -D ${cluster} `);
}
