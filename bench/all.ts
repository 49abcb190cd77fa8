// `npm run bench` runs all benchmarks one after the other, each with a time limit, and ends with a summary against the
// goals. `npm run bench -- page search` runs only these; `--minutes 5` shortens the limits.
import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { table } from "./support/report.ts";

const { positionals, values } = parseArgs({ allowPositionals: true, options: { minutes: { type: "string" } } });

/** In minutes: what each needs on two cores of 2026, and half as much again. */
const limits: Record<string, number> = {
	kill: 20,
	lighthouse: 40,
	page: 20,
	search: 30,
	submissions: 40,
	telegram: 40,
};
const usualLimit = 15;
/** Seconds in which a benchmark that has reached its limit stops its site and its database. */
const graceToStop = 30;
/** Takes pictures and measures nothing. */
const others = ["all", "pictures"];

const scripts = readdirSync(import.meta.dirname)
	.filter((file) => file.endsWith(".ts"))
	.map((file) => file.replace(/\.ts$/, ""))
	.filter((name) => !others.includes(name) && (positionals.length === 0 || positionals.includes(name)));
const unknown = positionals.filter((name) => !scripts.includes(name));
if (unknown.length > 0) {
	console.error(`No benchmark has this name: ${unknown.join(", ")}.`);
	process.exit(1);
}

type Outcome = { name: string; minutes: number; end: string; output: string };

/** Runs a benchmark in a process group of its own, so that nothing which it started outlives its limit. */
function run(name: string): Promise<Outcome> {
	const limit = Number(values.minutes ?? limits[name] ?? usualLimit);
	const began = performance.now();
	const child = spawn(process.execPath, [`bench/${name}.ts`], {
		detached: true,
		stdio: ["ignore", "pipe", "inherit"],
		env: { ...process.env, BENCH_MINUTES: String(limit) },
	});
	let output = "";
	child.stdout.setEncoding("utf8").on("data", (text: string) => {
		output += text;
		process.stdout.write(text);
	});
	const killGroup = () => {
		try {
			process.kill(-(child.pid as number), "SIGKILL");
		} catch {
			// All of them have ended.
		}
	};
	const late = setTimeout(killGroup, (limit * 60 + graceToStop) * 1_000);
	// Ctrl-C reaches only this process.
	process.once("exit", killGroup);
	return new Promise((done) => {
		child.once("exit", (code, signal) => {
			clearTimeout(late);
			process.off("exit", killGroup);
			killGroup();
			const minutes = (performance.now() - began) / 60_000;
			const end = minutes >= limit ? "stopped at its limit" : code === 0 ? "measured" : `failed (${signal ?? code})`;
			done({ name, minutes, end, output });
		});
	});
}

const linesWith = (output: string, word: string) => output.split("\n").filter((line) => line.includes(`: ${word}`));
const countOf = (output: string, word: string) => output.split(`: ${word}`).length - 1;

const outcomes: Outcome[] = [];
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
for (const name of scripts) {
	console.log(`\n# ${name}`);
	outcomes.push(await run(name));
}
console.log(`\n# Summary\n`);
console.log(
	table(
		["benchmark", "end", "minutes", "goals reached", "missed"],
		outcomes.map(({ name, end, minutes, output }) => [
			...[name, end, minutes],
			...[countOf(output, "reached"), countOf(output, "missed")],
		]),
	),
);
for (const { name, output } of outcomes) {
	for (const line of linesWith(output, "missed")) console.log(`\nMissed in ${name}: ${line.trim()}`);
}
process.exit(outcomes.every(({ end }) => end === "measured") ? 0 : 1);
