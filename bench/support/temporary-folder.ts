import { readdirSync, readFileSync, rmSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isRunning, killProcess, processTree } from "./process-tree.ts";

const prefix = "hamroh-bench-";
const rmOptions = { recursive: true, force: true, maxRetries: 5, retryDelay: 200 };
/** Folders of this script that are not yet removed. */
const open = new Set<string>();

/**
 * A temporary folder that every account can enter. `remove` deletes it and ends the processes that still work in it, such
 * as an embedded database, which outlives its site. A script that fails or is interrupted removes its folders too; those
 * of a script that was killed are removed by the next one.
 */
export async function temporaryFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
	if (open.size === 0) {
		removeLeftovers();
		process.once("exit", removeAll);
		for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
	}
	const folder = await mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));
	open.add(folder);
	await chmod(folder, 0o755);
	return {
		folder,
		async remove() {
			endProcessesIn(folder);
			await rm(folder, rmOptions);
			open.delete(folder);
		},
	};
}

function removeAll(): void {
	// A site that still runs would start its database again.
	for (const pid of processTree(process.pid).slice(1)) killProcess(pid);
	for (const folder of open) removeFolder(folder);
}

/** Removes the folders of scripts that were killed. */
function removeLeftovers(): void {
	for (const name of readdirSync(tmpdir())) {
		const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]);
		if (pid > 0 && !isRunning(pid)) removeFolder(join(tmpdir(), name));
	}
}

/** Ends the processes that work in a folder, and deletes it. */
function removeFolder(folder: string): void {
	try {
		endProcessesIn(folder);
		rmSync(folder, rmOptions);
	} catch (error) {
		console.error(`${folder} could not be removed: ${(error as Error).message}`);
	}
}

/** Milliseconds in which a database stops after SIGQUIT, and between two looks at it. */
const patience = 3_000;
const interval = 20;

/**
 * Ends every process that has the folder in its command line or environment, with its descendants, and waits until they
 * have ended. Such a process may be in a session of its own, so that its parent's process group does not contain it.
 */
function endProcessesIn(folder: string): void {
	const found = processesIn(folder);
	const all = found.flatMap(processTree);
	// After SIGQUIT, PostgreSQL ends its processes and frees its shared memory.
	for (const pid of found) killProcess(pid, "SIGQUIT");
	for (let waited = 0; waited < patience && all.some(isRunning); waited += interval) wait(interval);
	for (const pid of all) killProcess(pid);
	for (let waited = 0; waited < patience && all.some(isRunning); waited += interval) wait(interval);
}

/** Without the event loop: it no longer runs when a script exits. */
const wait = (milliseconds: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);

function processesIn(folder: string): number[] {
	const isIn = (pid: number, file: string) => {
		try {
			return readFileSync(`/proc/${pid}/${file}`, "utf8").includes(folder);
		} catch {
			// The process has ended, or belongs to somebody else.
			return false;
		}
	};
	return readdirSync("/proc")
		.map(Number)
		.filter((pid) => pid > 0 && pid !== process.pid && (isIn(pid, "cmdline") || isIn(pid, "environ")));
}
