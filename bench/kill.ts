// Kills the app, the embedded database or both while visitors, staff and the bot write, and counts what was acknowledged
// and is lost. --count and --kills set the number of forms and kills.
import { parseArgs } from "node:util";
import { urlOf } from "../database/embedded/app-database.ts";
import { writeDuringKills } from "./support/killed-writes.ts";
import { killProcess, killProcessesIn, run, temporaryFolder } from "./support/processes.ts";
import { median, report, sized, table } from "./support/report.ts";
import { again, freePort, query, startSite, statusOf, until } from "./support/site.ts";
import { startTelegram } from "./support/telegram.ts";

const text = (usual: number) => ({ type: "string", default: String(usual) }) as const;
const { values } = parseArgs({
	options: { count: text(sized(10_000, 150)), kills: text(sized(200, 3)), quick: { type: "boolean" } },
});

await run({ kill: measureKills }, 90);

async function measureKills(): Promise<void> {
	const [forms, kills] = [Number(values.count), Number(values.kills)];
	const kinds = ["the app", "the database", "both"].map((name) => ({ name, backs: [] as number[] }));
	const dataDir = `${temporaryFolder()}/data`;
	const telegram = await startTelegram();
	const port = await freePort();
	const settings = { DATA_DIR: dataDir, TRUST_PROXY: "1", ...telegram.settings };
	const start = () => startSite({ settings, port, path: "/readyz" });
	let site = await start();
	const { url } = site;

	/** Starts the app again as a process supervisor does, and waits until the site answers. */
	async function kill(number: number): Promise<void> {
		const kind = number % 3;
		if (kind !== 1) killProcess(site.pid);
		if (kind !== 0) killProcessesIn(`${dataDir}/database`);
		const began = performance.now();
		if (kind !== 1) {
			await site.ended;
			site = await start();
		}
		await until(async () => (await statusOf(`${url}/programs?q=korea${number}`)) === 200, 10);
		kinds[kind]?.backs.push((performance.now() - began) / 1_000);
	}

	const ask = (text: string) => again(() => query(urlOf(`${dataDir}/database/socket`, "hamroh"), text));
	const { figures, details } = await writeDuringKills({ url, telegram, query: ask, kill }, forms, kills);
	const rows = kinds.map(({ name, backs }) => [name, backs.length, median(backs), Math.max(...backs)]);
	report(
		"kill",
		"Kills during writes",
		`\`kill -9\` of the app, of the embedded database with all its processes, or of both, ${kills} times, while visitors send forms over 30 connections (every tenth twice at once), staff change statuses and add notes to 20 applications at once, and applicants write to the bot. A client repeats what met a broken connection or a 5xx. The Bot API is out for a third of the time.`,
		figures,
		`${details}\n\n${table(["killed", "times", "back, median s", "slowest s"], rows)}`,
	);
}
