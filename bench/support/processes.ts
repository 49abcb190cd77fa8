import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { benches } from "./benches.ts";
import { killProcess, processTree } from "./process-tree.ts";

export { killProcess, parentOf, processTree } from "./process-tree.ts";
export { temporaryFolder } from "./temporary-folder.ts";

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

/** PostgreSQL, etcd and PgBouncer refuse to run as root: the account `postgres` of Debian's packages runs them instead. */
export function databaseUser(): { uid?: number; gid?: number } {
	if (process.getuid?.() !== 0) return {};
	const numberOf = (which: "-u" | "-g") => Number(execFileSync("id", [which, "postgres"], { encoding: "utf8" }));
	return { uid: numberOf("-u"), gid: numberOf("-g") };
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
const longest = Number(process.env.BENCH_MINUTES ?? benches[basename(process.argv[1] ?? "", ".ts")]?.minutes ?? 45);
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
