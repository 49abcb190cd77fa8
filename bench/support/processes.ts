import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Ends the script with what to install, when a program is missing. @returns its path. */
export function need(debianPackage: string, ...places: string[]): string {
	const found = places.find((place) => existsSync(place));
	if (found) return found;
	console.error(`This measurement needs ${debianPackage}: apt-get install ${debianPackage} (as root)`);
	process.exit(1);
}

/** A folder that every account can enter, and that is gone afterwards. */
export async function temporaryFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
	const folder = await mkdtemp(join(tmpdir(), "hamroh-bench-"));
	await chmod(folder, 0o755);
	return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}

const ticks = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** CPU seconds that a process has used so far, its threads included, from the system's own books. */
export function cpuSeconds(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
		.replace(/^.*\) /, "")
		.split(" ");
	return (Number(fields[11]) + Number(fields[12])) / ticks;
}

/** CPU seconds of a process and of all its children that have ended. */
export function childrenSeconds(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
		.replace(/^.*\) /, "")
		.split(" ");
	return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / ticks;
}

/** Resident memory, megabytes of a million bytes. */
export const residentMegabytes = (pid: number): number => fromStatus(`/proc/${pid}/status`, "VmRSS");

/** Resident memory of which shared pages count in equal parts to those who share them. */
export const proportionalMegabytes = (pid: number): number => fromStatus(`/proc/${pid}/smaps_rollup`, "Pss");

function fromStatus(file: string, name: string): number {
	const kilobytes = new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(file, "utf8"))?.[1];
	return (Number(kilobytes) * 1024) / 1e6;
}

/** The process, its children, their children … */
export function family(pid: number): number[] {
	const parents = new Map<number, number>();
	for (const name of readdirSync("/proc")) {
		if (!/^\d+$/.test(name)) continue;
		try {
			parents.set(
				Number(name),
				Number(
					readFileSync(`/proc/${name}/stat`, "utf8")
						.replace(/^.*\) /, "")
						.split(" ")[1],
				),
			);
		} catch {
			// It has ended meanwhile.
		}
	}
	const found = [pid];
	for (let at = 0; at < found.length; at++) {
		for (const [child, parent] of parents) if (parent === found[at]) found.push(child);
	}
	return found;
}

/** The cores a program is held on, as the words before its command. */
export const onCore = (cores: number | string): string[] => [
	need("util-linux", "/usr/bin/taskset"),
	"-c",
	String(cores),
];

/** Holds a running process, and whatever it starts from now on, on cores. */
export function holdOnCore(cores: number | string, pid = process.pid): void {
	execFileSync(need("util-linux", "/usr/bin/taskset"), ["-a", "-cp", String(cores), String(pid)], { stdio: "ignore" });
}

/** No measurement takes so long, in milliseconds. One that hangs must not hold a site and a database open. */
const longest = 45 * 60_000;
const graceToStop = 15_000;
setTimeout(() => {
	console.error("This measurement took more than 45 minutes and was ended.");
	for (const pid of family(process.pid).slice(1)) strike(pid, "SIGTERM");
	setTimeout(() => process.exit(1), graceToStop);
}, longest).unref();

/** Spawns a program that does not outlive this script, also when the script fails. `ended` resolves when it is gone. */
export function launch(words: string[], options: SpawnOptions): { child: ChildProcess; ended: Promise<void> } {
	const [command = "", ...others] = words;
	const child = spawn(command, others, options);
	const kill = () => child.kill("SIGKILL");
	process.once("exit", kill);
	const ended = new Promise<void>((done) => {
		child.once("exit", () => {
			process.off("exit", kill);
			done();
		});
	});
	return { child, ended };
}

/** Kills a process that may have ended on its own, as the backends of a database come and go. */
export function strike(pid: number, signal: NodeJS.Signals = "SIGKILL"): void {
	try {
		process.kill(pid, signal);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}
