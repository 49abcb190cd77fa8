import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { cpuSeconds, onCore, requireProgram } from "./processes.ts";

const run = promisify(execFile);

export type Load = { perSecond: number; cpuMicroseconds: number; p99Milliseconds: number };
type LoadOptions = {
	pids: number[];
	seconds?: number;
	connections?: number;
	accept?: string;
	cores?: number | string;
	/** Sends each request from another of 64 addresses (needs TRUST_PROXY=1): one address has a limit of its own. */
	visitors?: boolean;
};

const visitorsScript = join(import.meta.dirname, "visitors.lua");

/**
 * Runs wrk against a URL: responses per second and their CPU cost. Throws if a response was not successful, because
 * error pages are fast.
 */
export async function load(url: string, options: LoadOptions): Promise<Load> {
	const { pids, seconds = 5, connections = 64, accept = "br", cores = 1, visitors = false } = options;
	const wrk = requireProgram("wrk", "/usr/bin/wrk");
	const used = () => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
	const before = used();
	const [command = "", ...words] = [
		...onCore(cores),
		wrk,
		"-t1",
		`-c${connections}`,
		`-d${seconds}s`,
		"--latency",
		"--timeout",
		"20s",
		"-H",
		`Accept-Encoding: ${accept}`,
		...(visitors ? ["-s", visitorsScript] : []),
		url,
	];
	const { stdout } = await run(command, words);
	const cpu = used() - before;
	if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(`Not every answer of ${url} was a success:\n${stdout}`);
	const read = (pattern: RegExp) => pattern.exec(stdout) ?? [];
	const answers = Number(read(/(\d+) requests in/)[1]);
	const [, slow, unit] = read(/99%\s+([\d.]+)(us|ms|s)\b/);
	return {
		perSecond: Number(read(/Requests\/sec:\s+([\d.]+)/)[1]),
		cpuMicroseconds: (cpu * 1e6) / answers,
		p99Milliseconds: Number(slow) * (unit === "us" ? 0.001 : unit === "s" ? 1000 : 1),
	};
}
