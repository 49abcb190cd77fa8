import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Ends the script and names the package to install if a program is missing.
 * @returns its path.
 */
export function requireProgram(debianPackage: string, ...places: string[]): string {
	const found = places.find((place) => existsSync(place));
	if (found) return found;
	console.error(`This benchmark needs ${debianPackage}. Run as root: apt-get install ${debianPackage}`);
	process.exit(1);
}

/** A temporary folder that every account can enter; `remove` deletes it. */
export async function temporaryFolder(): Promise<{ folder: string; remove(): Promise<void> }> {
	const folder = await mkdtemp(join(tmpdir(), "hamroh-bench-"));
	await chmod(folder, 0o755);
	return { folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}

const ticks = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** CPU seconds that a process has used so far, including its threads, from /proc. */
export function cpuSeconds(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
		.replace(/^.*\) /, "")
		.split(" ");
	return (Number(fields[11]) + Number(fields[12])) / ticks;
}

/** CPU seconds of a process and of its terminated children. */
export function childrenSeconds(pid: number): number {
	const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
		.replace(/^.*\) /, "")
		.split(" ");
	return [11, 12, 13, 14].reduce((sum, at) => sum + Number(fields[at]), 0) / ticks;
}

/** Resident memory in megabytes (10^6 bytes). */
export const residentMegabytes = (pid: number): number => fromStatus(`/proc/${pid}/status`, "VmRSS");

/** Proportional set size: shared pages count in equal parts for each process that shares them. */
export const proportionalMegabytes = (pid: number): number => fromStatus(`/proc/${pid}/smaps_rollup`, "Pss");

function fromStatus(file: string, name: string): number {
	const kilobytes = new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(readFileSync(file, "utf8"))?.[1];
	return (Number(kilobytes) * 1024) / 1e6;
}

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

/** The command prefix that pins a program to cores. */
export const onCore = (cores: number | string): string[] => [
	requireProgram("util-linux", "/usr/bin/taskset"),
	"-c",
	String(cores),
];

/** Pins a running process, and its later children, to cores. */
export function pinToCore(cores: number | string, pid = process.pid): void {
	execFileSync(requireProgram("util-linux", "/usr/bin/taskset"), ["-a", "-cp", String(cores), String(pid)], {
		stdio: "ignore",
	});
}

/** In minutes. No measurement takes this long; the limit ends a hanging one together with its site and database. */
const longest = Number(process.env.BENCH_MINUTES ?? 45);
const graceToStop = 15_000;
setTimeout(() => {
	console.error(`This benchmark was stopped after ${longest} minutes.`);
	for (const pid of processTree(process.pid).slice(1)) killProcess(pid, "SIGTERM");
	setTimeout(() => process.exit(1), graceToStop);
}, longest * 60_000).unref();

/** Spawns a program that ends with this script, even if the script fails. `ended` resolves when it has exited. */
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

/** Kills a process that may already have ended, such as a database backend. */
export function killProcess(pid: number, signal: NodeJS.Signals = "SIGKILL"): void {
	try {
		process.kill(pid, signal);
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}
