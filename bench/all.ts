// `npm run bench` runs all benchmarks one after the other, each with a time limit, and ends with a summary against the
// goals (goals.ts). `npm run bench -- page search` runs only these; `--minutes 5` shortens the limits; `--quick` tries
// them with small sizes and leaves docs/benchmarks.md alone.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { goals } from "./goals.ts";
import { benches } from "./support/benches.ts";
import { areAllMeasured, describeEnd, type Outcome, summarize, worstOf } from "./support/summary.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { minutes: { type: "string" }, quick: { type: "boolean", default: false } },
});
const names = Object.keys(benches);
const unknown = positionals.filter((name) => !names.includes(name));
if (unknown.length > 0) {
	console.error(`No benchmark has this name: ${unknown.join(", ")}.`);
	process.exit(1);
}

/** Seconds in which a benchmark that has reached its limit stops its site and its database. */
const graceToStop = 30;
const { folder, remove } = await temporaryFolder();
const measurements = `${folder}/measured`;
const quickSettings = { BENCH_QUICK: "1", BENCH_REPORT: `${folder}/benchmarks.md` };

/**
 * Runs a benchmark in a process group and a temporary folder of its own. What it started ends with it, also what left the
 * process group, as a database does: that is recognized by the folder.
 */
async function run(name: string): Promise<Outcome> {
	const { minutes: usual, quick = [], missing = () => undefined } = benches[name] ?? { minutes: 15 };
	const lacks = missing();
	if (lacks) return { name, minutes: 0, end: `not run: ${lacks}` };
	const limit = Number(values.minutes ?? usual);
	const own = await temporaryFolder();
	const began = performance.now();
	const child = spawn(process.execPath, [`bench/${name}.ts`, ...(values.quick ? quick : [])], {
		detached: true,
		stdio: ["ignore", "inherit", "inherit"],
		env: {
			...process.env,
			TMPDIR: own.folder,
			BENCH_MINUTES: String(limit),
			BENCH_MEASURED: measurements,
			...(values.quick && quickSettings),
		},
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
	const [code, signal] = await new Promise<[number | null, string | null]>((ended) => {
		child.once("exit", (...how) => ended(how));
	});
	clearTimeout(late);
	process.off("exit", killGroup);
	killGroup();
	await own.remove();
	const minutes = (performance.now() - began) / 60_000;
	return { name, minutes, end: describeEnd(minutes, limit, code, signal) };
}

const outcomes: Outcome[] = [];
for (const name of names.filter((each) => positionals.length === 0 || positionals.includes(each))) {
	console.log(`\n# ${name}`);
	outcomes.push(await run(name));
}
const measured = worstOf(existsSync(measurements) ? readFileSync(measurements, "utf8") : "", goals);
console.log(`\n${summarize(outcomes, measured, goals)}`);
if (values.quick) console.log("Tried with small sizes: these figures say nothing about the goals.");
await remove();
process.exit(areAllMeasured(outcomes) ? 0 : 1);
