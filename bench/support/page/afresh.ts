import { staticPages } from "../../../app/navigation.ts";
import { startBareReact } from "../bare-render.ts";
import { load } from "../load.ts";
import { median } from "../numbers.ts";
import { named } from "../pages.ts";
import { judge, table } from "../report.ts";
import { rounds, type Setting, seconds, stopping } from "./setting.ts";

async function firstLink(url: string, list: string): Promise<string> {
	const html = await (await fetch(url + list)).text();
	const link = new RegExp(`href="(${list}/[0-9a-z-]{9,})"`).exec(html)?.[1];
	if (!link) throw new Error(`${list} links to no record.`);
	return link;
}

/** Pages without the page cache, next to a process that only renders them. */
export function measureAfresh(setting: Setting): Promise<string> {
	return stopping(async (started) => {
		const site = started(await setting.startSite({ PAGE_CACHE_MB: "0" }));
		const { SITE_URL: url, DATABASE_URL: databaseUrl } = setting.settings;
		const bare = started(await startBareReact(setting.folder, databaseUrl, { name: "Hamroh", url }));
		const lists = ["/programs", "/universities", "/blog"];
		const records = await Promise.all(lists.map((list) => firstLink(site.url, list)));
		const rows: (string | number)[][] = [];
		const ratios: number[] = [];
		const others = staticPages.map(({ path }) => path).filter((path) => !lists.includes(path));
		for (const path of [...others, ...lists, ...records, "/programs?q=engineering"]) {
			const options = { pids: [site.pid], seconds, visitors: true };
			const page = await (await fetch(site.url + path)).text();
			const ours: Awaited<ReturnType<typeof load>>[] = [];
			const reference: number[] = [];
			await load(site.url + path, { ...options, seconds: 1, accept: "identity" });
			for (let round = 0; round < rounds; round++) {
				reference.push(await bare.microseconds(path, page, seconds * 700));
				ours.push(await load(site.url + path, { ...options, accept: "identity" }));
			}
			const packed = await load(site.url + path, { ...options, seconds: 2 });
			const cpu = median(ours.map((one) => one.cpuMicroseconds));
			const ratio = cpu / median(reference);
			ratios.push(ratio);
			rows.push([
				named(path),
				...[median(reference), cpu, ratio, median(ours.map((one) => one.perSecond))],
				packed.cpuMicroseconds,
			]);
		}
		const dearest = Math.max(...ratios);
		return `The page cache is off (\`PAGE_CACHE_MB=0\`): every page is rendered for its visitor, 64 at once from 64 addresses. Lists and records are read once until their data changes, at least once a minute, and a search from the database each time. Beside it, in the same
run, a process that only calls \`renderToString\` of the same tree with the same data. One core; the database and wrk are on the other. Without compression but for the last column, which packs each answer with brotli on the way.

${table(["page", "bare React, µs", "the site, CPU µs", "ratio", "answers/s", "with brotli, CPU µs"], rows)}

Dearest ${dearest.toFixed(2)} × bare React (${judge("freshCpu", dearest)}).`;
	});
}
