import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

type Work = () => Promise<unknown> | unknown;

const cleanups: Work[] = [];

/** Registers what to stop after the part that is being measured. What was started last is stopped first. */
export const whenDone = (work: Work): void => void cleanups.push(work);

/**
 * Builds the site, and runs the parts that the arguments name, or all. What a part has started is stopped after it, and at the latest when this
 * process ends: after a failure, Ctrl-C or the time limit.
 * @param minutes limit for all parts together
 */
export async function run(parts: Record<string, Work>, minutes: number): Promise<void> {
	for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
	process.once("exit", endAll);
	setTimeout(() => {
		console.error(`Stopped after ${minutes} minutes.`);
		process.exit(1);
	}, minutes * 60_000);
	// Only what has changed since the last build.
	const build = 'import("./bin/setup.mjs").then(({ build }) => build())';
	execFileSync(process.execPath, ["--eval", build], { stdio: "inherit" });
	const names = Object.keys(parts);
	const wanted = process.argv.slice(2).filter((word) => !word.startsWith("--") && names.length > 1);
	const unknown = wanted.find((word) => !names.includes(word));
	if (unknown) throw new Error(`There is no part ${unknown}, but ${names.join(", ")}.`);
	for (const [name, work] of Object.entries(parts)) {
		if (wanted.length > 0 && !wanted.includes(name)) continue;
		console.log(`\n# ${name}`);
		try {
			await work();
		} catch (error) {
			console.error(`${name} could not be measured.`, error);
			process.exitCode = 1;
		}
		for (let stop = cleanups.pop(); stop; stop = cleanups.pop()) await stop();
	}
	process.exit();
}

const folders = new Set<string>();

/** A folder that every account can enter. Processes that still work in it are ended with the part. */
export function temporaryFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "hamroh-bench-"));
	chmodSync(folder, 0o755);
	folders.add(folder);
	whenDone(() => removeFolder(folder));
	return folder;
}

function removeFolder(folder: string): void {
	killProcessesIn(folder);
	rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
	folders.delete(folder);
}

function endAll(): void {
	// First this script's own: a site that still runs would start its database again.
	for (const pid of processTree(process.pid).slice(1)) killProcess(pid);
	for (const folder of folders) removeFolder(folder);
}

const processIds = () =>
	readdirSync("/proc")
		.filter((name) => /^\d+$/.test(name))
		.map(Number);

/**
 * Kills the processes with the folder in their command line or environment, with all their descendants: a database has left
 * the process group of what started it.
 */
export function killProcessesIn(folder: string): void {
	const isIn = (pid: number) => ["cmdline", "environ"].some((file) => readProcess(pid, file).includes(folder));
	const found = processIds().filter((pid) => pid !== process.pid && isIn(pid));
	for (const pid of found.flatMap(processTree)) killProcess(pid);
}

/** @returns a file of /proc, empty if the process has ended. */
function readProcess(pid: number, file: string): string {
	try {
		return readFileSync(`/proc/${pid}/${file}`, "utf8");
	} catch {
		return "";
	}
}

/** The fields of /proc/PID/stat after the name: state, parent, … */
const fieldsOf = (pid: number) => readProcess(pid, "stat").split(") ").at(-1)?.split(" ") ?? [];

/** The process and all its descendants. */
export function processTree(pid: number): number[] {
	const parents = new Map(processIds().map((each) => [each, Number(fieldsOf(each)[1])]));
	const found = [pid];
	for (const parent of found) for (const [child, its] of parents) if (its === parent) found.push(child);
	return found;
}

/** Kills a process that may already have ended, such as a database backend. */
export function killProcess(pid: number): void {
	try {
		process.kill(pid, "SIGKILL");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}

const ticks = Number(execFileSync("getconf", ["CLK_TCK"], { encoding: "utf8" }));

/** CPU seconds that a process has used so far, with its threads. */
export const cpuSeconds = (pid: number): number => (Number(fieldsOf(pid)[11]) + Number(fieldsOf(pid)[12])) / ticks;

/** Resident memory in megabytes (10^6 bytes). */
export const residentMegabytes = (pid: number): number => megabytes(readProcess(pid, "status"), "VmRSS");

/** Proportional set size: shared pages count in equal parts for each process that shares them. */
export const proportionalMegabytes = (pid: number): number => megabytes(readProcess(pid, "smaps_rollup"), "Pss");

const megabytes = (text: string, name: string) =>
	(Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(text)?.[1] ?? 0) * 1_024) / 1e6;

/** The command prefix that pins a program to a core. */
export const onCore = (core: number): string[] => ["taskset", "-c", String(core)];

/** Pins this script with its threads, and what it starts without a core of its own. */
export const pinToCore = (core: number): void =>
	void execFileSync("taskset", ["-a", "-cp", String(core), String(process.pid)], { stdio: "ignore" });

/** @returns the path of a program. @throws if it is missing, with the name of the package to install. */
export function requireProgram(debianPackage: string, path: string): string {
	if (existsSync(path)) return path;
	throw new Error(`This needs ${debianPackage}. Run as root: apt-get install ${debianPackage}`);
}

export type Launched = { child: ChildProcess; pid: number; ended: Promise<void>; stop(): Promise<void> };

/** Starts a program, which is stopped with the part. */
export function launch(words: string[], options: SpawnOptions = {}): Launched {
	const [command = "", ...others] = words;
	const child = spawn(command, others, { stdio: ["ignore", "ignore", "inherit"], ...options });
	const ended = new Promise<void>((done) => child.once("exit", () => done()));
	const stop = async () => {
		child.kill("SIGTERM");
		await ended;
	};
	whenDone(stop);
	return { child, pid: child.pid as number, ended, stop };
}
