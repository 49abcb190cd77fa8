import { readFileSync } from "node:fs";
import { cpuOfPage } from "../support/load.ts";
import { median, report, sized, table } from "../support/report.ts";
import { named, publicPages, startMeasured, statusOf } from "../support/site.ts";

const [rounds, seconds] = [sized(3, 1), sized(3, 1)];

/** Pages without the page cache, beside React alone, which renders the same finished tree in a second site. */
export async function measureAfresh(): Promise<void> {
	const { folder, databaseUrl, site, start } = await startMeasured({ PAGE_CACHE_MB: "0" });
	const times = `${folder}/render-times`;
	const bare = await start(["--import", "./bench/support/render-hook.mjs"], { RENDER_TIMES: times });
	const pages = [...(await publicPages(databaseUrl)), "/programs?q=engineering"].slice(0, sized(undefined, 4));
	const rows: [string, number, number, number][] = [];
	for (const path of pages) {
		const [react, ours]: [number[], number[]] = [[], []];
		for (let round = 0; round < rounds; round++) {
			if ((await statusOf(bare.url + path)) !== 200) throw new Error(`${path} was not answered.`);
			react.push(Number(readFileSync(times, "utf8").trim().split("\n").at(-1)));
			await cpuOfPage(site.url + path, { pid: site.pid, seconds: 1, encoding: "identity" });
			ours.push(await cpuOfPage(site.url + path, { pid: site.pid, seconds, encoding: "identity" }));
		}
		rows.push([named(path), median(react), median(ours), median(ours) / median(react)]);
	}
	report(
		"afresh",
		"A page made afresh",
		`The page cache is off: every page is rendered for its visitor, 64 connections, one core for the site, without compression. React alone: \`renderToString\` of the same tree with its data. ${rows.length} pages, medians of ${rounds} rounds.`,
		{ freshRatio: Math.max(...rows.map((row) => row[3])), freshSlowest: Math.max(...rows.map((row) => row[2])) },
		table(["page", "React alone, ms", "the site, CPU ms", "ratio"], rows.toSorted((a, b) => b[3] - a[3]).slice(0, 5)),
	);
}
