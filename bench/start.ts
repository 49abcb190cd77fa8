// Measures the time from start to the first served page, with existing data.
import { spawnSync } from "node:child_process";
import { startDatabase } from "./support/database.ts";
import { median } from "./support/numbers.ts";
import { temporaryFolder } from "./support/processes.ts";
import { sized } from "./support/quick.ts";
import { judge, report, table } from "./support/report.ts";
import { startSite } from "./support/site-process.ts";

const rounds = sized(7, 1);
const { folder, remove } = await temporaryFolder();
const embedded = { DATA_DIR: `${folder}/embedded` };

/** The reference: the start time of an empty Node program on this machine. */
function bareNode(): number {
	const began = performance.now();
	spawnSync(process.execPath, ["-e", "require('node:http').createServer().listen(0).close()"]);
	return performance.now() - began;
}

async function measure(settings: Record<string, string>): Promise<number> {
	const site = await startSite({ settings });
	await site.stop();
	return site.firstAnswer;
}

try {
	await measure(embedded);
	const database = await startDatabase(`${folder}/running`);
	const running = { DATABASE_URL: database.url };
	const times = { node: [] as number[], embedded: [] as number[], running: [] as number[] };
	for (let round = 0; round < rounds; round++) {
		times.node.push(bareNode());
		times.embedded.push(await measure(embedded));
		times.running.push(await measure(running));
	}
	await database.stop();
	const row = (name: string, values: number[], goal?: "startEmbedded" | "startRunning") => [
		name,
		median(values),
		Math.min(...values),
		Math.max(...values),
		goal ? judge(goal, median(values)) : "",
	];
	report(
		"start",
		"From start to first answer",
		`From the launch of the built server to the end of the first \`/programs\`, with existing data; milliseconds, ${rounds} alternating rounds.

${table(
	["", "median", "least", "most", "goal"],
	[
		row("an empty Node server, for comparison", times.node),
		row("with the embedded database", times.embedded, "startEmbedded"),
		row("with a running database", times.running, "startRunning"),
	],
)}`,
	);
} finally {
	await remove();
}
