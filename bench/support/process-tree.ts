import { readdirSync, readFileSync } from "node:fs";

/** The process that started a process. */
export const parentOf = (pid: number): number =>
	Number(
		readFileSync(`/proc/${pid}/stat`, "utf8")
			.replace(/^.*\) /, "")
			.split(" ")[1],
	);

/** The process and all its descendants. */
export function processTree(pid: number): number[] {
	const parents = new Map<number, number>();
	for (const name of readdirSync("/proc")) {
		if (!/^\d+$/.test(name)) continue;
		try {
			parents.set(Number(name), parentOf(Number(name)));
		} catch {
			// The process has ended.
		}
	}
	const found = [pid];
	for (let at = 0; at < found.length; at++) {
		for (const [child, parent] of parents) if (parent === found[at]) found.push(child);
	}
	return found;
}

/** Whether a process exists that has not ended. */
export function isRunning(pid: number): boolean {
	try {
		// A process that has ended stays in the list until its parent has noticed.
		return !/^\d+ \(.*\) Z/s.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
	} catch {
		return false;
	}
}

/** Kills a process that may already have ended, such as a database backend. */
export function killProcess(pid: number, signal: NodeJS.Signals = "SIGKILL"): void {
	try {
		process.kill(pid, signal);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}
