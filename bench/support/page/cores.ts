import { load } from "../load.ts";
import { median } from "../numbers.ts";
import { onCore, pinToCore, processTree } from "../processes.ts";
import { formatNumber, judge, table } from "../report.ts";
import { startSite } from "../site-process.ts";
import { rounds, type Setting, seconds, stopping } from "./setting.ts";

const path = "/programs?q=design";

/**
 * The database and wrk need CPU time too. One process is measured with everything on one core, two processes with
 * everything on two cores: the same work per core.
 */
export async function measureCores({ database, settings }: Setting): Promise<string> {
	const rates: Record<"1" | "2", number[]> = { "1": [], "2": [] };
	for (let round = 0; round < rounds; round++) {
		for (const processes of ["1", "2"] as const) {
			const cores = processes === "1" ? "0" : "0,1";
			for (const pid of processTree(database.pid)) pinToCore(cores, pid);
			await stopping(async (started) => {
				const more = { WEB_CONCURRENCY: processes, PAGE_CACHE_MB: "0" };
				const site = started(await startSite({ settings: { ...settings, ...more }, before: onCore(cores) }));
				const options = { pids: processTree(site.pid), accept: "identity", cores, visitors: true };
				await load(site.url + path, { ...options, seconds: 2 });
				rates[processes].push((await load(site.url + path, { ...options, seconds })).perSecond);
			});
		}
	}
	for (const pid of processTree(database.pid)) pinToCore(1, pid);
	const [one, two] = [median(rates["1"]), median(rates["2"])];
	return `\`${path}\`, a search that is read from the database and rendered each time, by one process on one core and by two (\`WEB_CONCURRENCY=2\`) on two; the database and wrk share the same
cores, median of ${rounds} alternating rounds.

${table(
	["processes", "answers/s"],
	[
		["1 on one core", one],
		["2 on two cores", two],
	],
)}

${formatNumber(two / one)} × one process (${judge("cores", two / one)}).`;
}
