// Measures the cost of analytics: a thousand page views per second, cached and rendered, and the losses of a stop and a
// kill.
import type { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { browserAgent, send, trackView } from "../tests/support/page-views.ts";
import { startDatabase } from "./support/database.ts";
import { median, seeded } from "./support/numbers.ts";
import { cpuSeconds, onCore, pinToCore, temporaryFolder } from "./support/processes.ts";
import { sized } from "./support/quick.ts";
import { formatNumber, judge, report, table, verdict } from "./support/report.ts";
import { startSite } from "./support/site-process.ts";

const rate = 1_000;
const seconds = sized(10, 2);
const rounds = sized(3, 1);
const pagesPerSecond = 200;
const kills = sized(10, 1);

// The database and this script run on core 1; the measured site has core 0 to itself.
pinToCore(1);
const { folder, remove } = await temporaryFolder();
const database = await startDatabase(folder);
const client = new pg.Client({ connectionString: database.url });
await client.connect();
const ask = async (text: string) => (await client.query(text)).rows;
const paths = (await ask("select '/programs/' || id as path from programs")).map(({ path }) => path as string);
const counted = async () => Number((await ask("select coalesce(sum(count), 0) as sum from daily_counts"))[0].sum);
const settings = { DATABASE_URL: database.url, SITE_URL: "http://localhost" };

/**
 * Sends requests at a fixed rate, whether or not the responses keep up.
 * @returns the time of each response.
 */
async function atRate(
	perSecond: number,
	forSeconds: number,
	one: (number: number) => Promise<number>,
): Promise<number[]> {
	const began = performance.now();
	const running: Promise<number>[] = [];
	for (let number = 0; number < perSecond * forSeconds; number++) {
		const early = (number * 1_000) / perSecond - (performance.now() - began);
		if (early > 1) await pause(early);
		running.push(one(number).then(() => performance.now()));
	}
	return Promise.all(running);
}

/** CPU microseconds of the site per event while `work` runs, without its idle consumption. */
async function costOf(pid: number, many: number, work: () => Promise<unknown>): Promise<number> {
	const before = cpuSeconds(pid);
	await work();
	// Wait until the last counts are written.
	await pause(1_500);
	return ((cpuSeconds(pid) - before) * 1e6) / many;
}

const pathOf = (number: number) => paths[number % paths.length] as string;
const agent: Agent = browserAgent();

async function cost(): Promise<string> {
	const site = await startSite({ settings, before: onCore(0) });
	const fresh = await startSite({ settings: { ...settings, PAGE_CACHE_MB: "0" }, before: onCore(0) });
	const accept = { "accept-encoding": "br" };
	const kinds = {
		"a look, counted": () =>
			costOf(site.pid, rate * seconds, () => atRate(rate, seconds, (at) => trackView(site.url, pathOf(at), agent))),
		"the same request, not counted": () =>
			costOf(site.pid, rate * seconds, () =>
				atRate(rate, seconds, (at) => trackView(site.url, pathOf(at), agent, { dnt: "1" })),
			),
		"a program's page from the cache": () =>
			costOf(site.pid, rate * seconds, () =>
				atRate(rate, seconds, (at) => send({ url: site.url, path: pathOf(at), headers: accept, agent })),
			),
		"a program's page made afresh": () =>
			costOf(fresh.pid, pagesPerSecond * seconds, () =>
				atRate(pagesPerSecond, seconds, (at) => send({ url: fresh.url, path: pathOf(at), headers: accept, agent })),
			),
	};
	type Kind = keyof typeof kinds;
	const names = Object.keys(kinds) as Kind[];
	for (const name of names) await kinds[name]();
	const before = await counted();
	const seen: Record<Kind, number[]> = Object.fromEntries(names.map((name) => [name, []])) as Record<Kind, never[]>;
	for (let round = 0; round < rounds; round++) for (const name of names) seen[name].push(await kinds[name]());
	const middle = (name: Kind) => median(seen[name]);
	const lost = before + rate * seconds * rounds - (await counted());
	const [rowsBefore] = await ask("select count(*)::int as rows from daily_counts");
	await site.stop();
	await fresh.stop();
	const whole = middle("a look, counted") / middle("a program's page made afresh");
	const own = Math.max(0, middle("a look, counted") - middle("the same request, not counted"));
	const share = own / middle("a program's page made afresh");
	return `${formatNumber(rate)} looks a second over ${paths.length} programs for ${seconds} s, pages at the same rate (made afresh and packed with brotli: ${pagesPerSecond} a second), median of ${rounds}
alternating rounds. The site has one core; the database and the clients are on the other. A look is a request of its own after the page; what counting adds to
a bare request is the difference of the first two lines.

${table(
	["the site's CPU", "µs each", "% of a page made afresh"],
	names.map((name) => [name, middle(name), (100 * middle(name)) / middle("a program's page made afresh")]),
)}

Counting itself costs ${formatNumber(own)} µs a look, ${formatNumber(share * 100)} % of the page's CPU time (goal ≤ 5 %: ${verdict(share <= 0.05)}); with the request that brings it
${formatNumber(whole * 100)} %. Of ${formatNumber(rate * seconds * rounds)} looks ${formatNumber(lost)} were lost (goal 0: ${verdict(lost === 0)}), in ${rowsBefore.rows} rows.`;
}

async function losses(): Promise<string> {
	const random = seeded(20_261_121);
	let stopped = 0;
	let lostAtStops = 0;
	const overdue: number[] = [];
	const inSecond: number[] = [];
	for (let turn = 0; turn < kills; turn++) {
		for (const signal of ["SIGTERM", "SIGKILL"] as const) {
			const before = await counted();
			const site = await startSite({ settings, before: onCore(0) });
			const mine = browserAgent();
			const answered: number[] = [];
			const running = atRate(rate, 2 + random(), async (at) => {
				const status = await trackView(site.url, pathOf(at), mine).catch(() => 0);
				if (status === 204) answered.push(performance.now());
				return status;
			});
			await running;
			const ended = performance.now();
			await site.stop(signal);
			mine.destroy();
			const lost = before + answered.length - (await counted());
			if (signal === "SIGTERM") {
				stopped += answered.length;
				lostAtStops += lost;
			} else {
				const last = answered.filter((time) => time > ended - 1_000).length;
				inSecond.push(lost);
				overdue.push(Math.max(0, lost - last));
			}
		}
	}
	const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
	return `${formatNumber(rate)} looks a second until the process is ended, ${kills} times each way; the database lives on.

${table(
	["ended by", "times", "lost", "most at once", "older than a second"],
	[
		["a clean stop (SIGTERM)", kills, lostAtStops, lostAtStops, 0],
		["`kill -9`", kills, sum(inSecond), Math.max(...inSecond), sum(overdue)],
	],
)}

Clean stops lost ${formatNumber(lostAtStops)} of ${formatNumber(stopped)} looks (${judge("viewsLost", lostAtStops)}); of those older than a second \`kill -9\` lost ${formatNumber(sum(overdue))} (goal 0: ${verdict(sum(overdue) === 0)}).`;
}

// `analytics.ts cost losses` measures only these parts.
const selected = process.argv.slice(2);
try {
	const parts = {
		cost: ["What counting a look costs", cost],
		losses: ["Looks lost when the site is ended", losses],
	} as const;
	for (const [name, [title, measure]] of Object.entries(parts)) {
		if (selected.length === 0 || selected.includes(name)) report(`analytics-${name}`, title, await measure());
	}
} finally {
	agent.destroy();
	await client.end();
	await database.stop();
	await remove();
}
