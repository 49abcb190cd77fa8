// Kills the app, the embedded database or both while visitors, staff and the bot write, and counts what was acknowledged
// and is lost. --count and --kills set the number of forms and kills.
import { urlOf } from "../database/embedded/app-database.ts";
import { freePort } from "../tests/support/listen.ts";
import { parseSize, writeDuringKills } from "./support/killed-writes.ts";
import { killProcess, killProcessesIn, run, temporaryFolder } from "./support/processes.ts";
import { report } from "./support/report.ts";
import { again, query, startSite, statusOf, until } from "./support/site.ts";
import { startTelegram } from "./support/telegram.ts";

await run({ kill: measureKills }, 90);

async function measureKills(): Promise<void> {
	const { forms, kills } = parseSize(200);
	const dataDir = `${temporaryFolder()}/data`;
	const telegram = await startTelegram();
	const port = await freePort();
	const settings = { DATA_DIR: dataDir, TRUST_PROXY: "1", ...telegram.settings };
	const start = () => startSite({ settings, port, path: "/readyz" });
	let site = await start();

	/** Starts the app again as a process supervisor does, and waits until the site answers. */
	async function kill(number: number): Promise<void> {
		const kind = number % 3;
		if (kind !== 1) killProcess(site.pid);
		if (kind !== 0) killProcessesIn(`${dataDir}/database`);
		if (kind !== 1) {
			await site.ended;
			site = await start();
		}
		await until(async () => (await statusOf(`${site.url}/programs?q=korea${number}`)) === 200, 10);
	}

	const ask = (text: string) => again(() => query(urlOf(`${dataDir}/database/socket`, "hamroh"), text));
	const { figures, details } = await writeDuringKills({ url: site.url, telegram, query: ask, kill }, forms, kills);
	report(
		"kill",
		"Kills during writes",
		`\`kill -9\` of the app, of the embedded database with all its processes, or of both, ${kills} times, while visitors send forms over 30 connections (every tenth twice at once), staff change statuses and add notes to 20 applications at once, and applicants write to the bot. A client repeats what met a broken connection or a 5xx. The Bot API is out for a third of the time.`,
		figures,
		details,
	);
}
