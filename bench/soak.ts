// Sends mixed traffic at a fixed rate for an hour to a site with its own embedded database, and watches memory, errors,
// latency and the event loop.
import { createHistogram, type RecordableHistogram } from "node:perf_hooks";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { embeddedServer } from "./support/database.ts";
import { median, seeded } from "./support/numbers.ts";
import { ownerSettings } from "./support/owner.ts";
import {
	cpuSeconds,
	processTree,
	proportionalMegabytes,
	residentMegabytes,
	temporaryFolder,
} from "./support/processes.ts";
import { formatNumber, judge, report, table } from "./support/report.ts";
import { freePort, startSite } from "./support/site-process.ts";
import { startTelegram } from "./support/telegram.ts";
import { createTraffic, isSuccess, trafficSettings } from "./support/traffic.ts";

const { values } = parseArgs({
	options: { minutes: { type: "string", default: "60" }, rate: { type: "string", default: "200" } },
});
const [minutes, rate] = [Number(values.minutes), Number(values.rate)];
const minute = 60_000;
/** Milliseconds after which memory should not grow any more, and of each line of the report; less in a short run. */
const warmUp = Math.min(10, minutes / 3) * minute;
const stretch = Math.min(5, minutes / 6) * minute;
const connections = 128;
/** Milliseconds in which the last requests may finish. */
const graceToFinish = 30_000;

/** What is measured in one stretch of the run. */
type Stretch = { latency: RecordableHistogram; requests: number; errors: number; web: number[]; delays: number[] };
const begin = (): Stretch => ({ latency: createHistogram(), requests: 0, errors: 0, web: [], delays: [] });

const { folder, remove } = await temporaryFolder();
const telegram = await startTelegram();
const metricsPort = await freePort();
const site = await startSite({
	settings: {
		...ownerSettings,
		...telegram.settings,
		...trafficSettings,
		DATA_DIR: `${folder}/data`,
		SITE_URL: "http://localhost",
		METRICS_PORT: String(metricsPort),
		LOG_LEVEL: "warn",
	},
	log: 2,
});
const postmaster = await embeddedServer(`${folder}/data/database`);
const traffic = await createTraffic(site.url, connections);
const stretches = Array.from({ length: Math.ceil((minutes * minute) / stretch) }, begin);
/** Latency of each kind of request, in the first and the second half of the run. */
const kinds = new Map<string, [RecordableHistogram, RecordableHistogram]>();
const databases: number[] = [];
const errors = new Map<string, number>();
/** The longest time by which this script sent a request late: the site is not to blame for it. */
let latest = 0;
let waiting = 0;
let began = 0;

const stretchAt = (time: number) => stretches[Math.min(stretches.length - 1, Math.floor(time / stretch))] as Stretch;

/** Latency counts from the planned time, so that a request which had to wait for the ones before it counts as slow. */
async function send(planned: number): Promise<void> {
	const { kind, path, send } = traffic.next();
	latest = Math.max(latest, performance.now() - began - planned);
	waiting++;
	const status = await send();
	waiting--;
	const measured = stretchAt(planned);
	measured.requests++;
	const microseconds = Math.max(1, Math.round((performance.now() - began - planned) * 1_000));
	measured.latency.record(microseconds);
	const halves = kinds.get(kind) ?? [createHistogram(), createHistogram()];
	kinds.set(kind, halves);
	halves[planned < (minutes * minute) / 2 ? 0 : 1].record(microseconds);
	if (isSuccess(kind, status)) return;
	measured.errors++;
	const name = `${kind}: ${status || "connection broken"}`;
	errors.set(name, (errors.get(name) ?? 0) + 1);
	const at = (performance.now() - began) / 1_000;
	console.log(`${at.toFixed(1)} s: ${name}, ${path}, ${(at - planned / 1_000).toFixed(2)} s after its time`);
}

/** Requests arrive at random times, as from independent visitors, whether or not the site keeps up. */
async function sendAll(): Promise<void> {
	const random = seeded(20_261_124);
	for (let planned = 0; planned < minutes * minute; planned += (-Math.log(1 - random()) / rate) * 1_000) {
		const early = planned - (performance.now() - began);
		if (early > 1) await pause(early);
		void send(planned);
	}
	for (let waited = 0; waiting > 0 && waited < graceToFinish; waited += 100) await pause(100);
	if (waiting > 0) errors.set("never answered", waiting);
}

/** The longest delay of the site's event loop since the last reading, in milliseconds. */
async function readDelay(): Promise<number> {
	const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
	return Number(/^nodejs_eventloop_delay_max_seconds\S* (\S+)/m.exec(text)?.[1] ?? Number.NaN) * 1_000;
}

function watchMemory(): { most(): number; stop(): void } {
	let most = 0;
	const timer = setInterval(() => {
		const web = residentMegabytes(site.pid);
		most = Math.max(most, web);
		if (began > 0) stretchAt(performance.now() - began).web.push(web);
	}, 1_000);
	return { most: () => most, stop: () => clearInterval(timer) };
}

async function watchMinutes(): Promise<void> {
	for (let number = 0; number <= minutes; number++) {
		await pause(Math.max(0, number * minute - (performance.now() - began)));
		const time = performance.now() - began;
		const database = processTree(postmaster).reduce((sum, pid) => sum + proportionalMegabytes(pid), 0);
		const delay = await readDelay();
		const { delays } = stretchAt(Math.max(0, time - stretch / 2));
		databases.push(database);
		delays.push(delay);
		const failed = stretches.reduce((sum, { errors }) => sum + errors, 0);
		const memory = `web ${residentMegabytes(site.pid).toFixed(0)} MB, database ${database.toFixed(0)} MB`;
		console.log(`${number} min: ${memory}, ${failed} errors, event loop at most ${delay.toFixed(0)} ms late`);
	}
}

const seconds = (pids: number[]) => pids.reduce((sum, pid) => sum + cpuSeconds(pid), 0);

const memory = watchMemory();
try {
	// The first reading starts the measurement of the event loop.
	await readDelay();
	const before = [seconds([site.pid]), seconds([process.pid])] as const;
	began = performance.now();
	await Promise.all([sendAll(), watchMinutes()]);
	const [web, own] = [seconds([site.pid]) - before[0], seconds([process.pid]) - before[1]];
	const duration = (performance.now() - began) / 1_000;
	const steady = stretches.slice(Math.round(warmUp / stretch));
	const sizes = steady.map(({ web }) => median(web));
	const slowest = steady.map(({ latency }) => latency.percentile(99) / 1_000);
	const half = Math.ceil(slowest.length / 2);
	const slowdown = median(slowest.slice(half)) / median(slowest.slice(0, half));
	const growth = (Math.max(...sizes.slice(1)) / (sizes[0] as number) - 1) * 100;
	const failed = [...errors.values()].reduce((sum, times) => sum + times, 0);
	const count = stretches.reduce((sum, { requests }) => sum + requests, 0);
	const list = [...errors].map(([name, times]) => `${times} × ${name}`).join(", ");
	report(
		"soak",
		"An hour of mixed traffic",
		`${formatNumber(minutes)} minutes at ${rate} requests a second on average, at random times: cached pages, lists, searches, pictures, page views, the API, staff pages, forms, sign-ins,
changes and uploads (\`bench/support/traffic.ts\`). Latency in milliseconds from the planned time to the end of the response. Memory of the web process: median of the resident size.

${table(
	["minutes", "requests", "errors", "p50", "p99", "web process, MB", "event loop, ms late at most"],
	stretches.map(({ requests, errors, latency, web, delays }, at) => [
		`${formatNumber(((at + 1) * stretch) / minute)}`,
		...[requests, errors, latency.percentile(50) / 1_000, latency.percentile(99) / 1_000],
		...[median(web), Math.max(0, ...delays.filter((delay) => !Number.isNaN(delay)))],
	]),
)}

${formatNumber(count)} requests, ${failed} errors${list && ` (${list})`} (${judge("soakErrors", failed)}). Web process at most ${memory.most().toFixed(0)} MB; after ${formatNumber(warmUp / minute)} minutes it grew by ${growth.toFixed(1)} % (${judge("soakGrowth", growth)}).
From then on, p99 was ${formatNumber(Math.min(...slowest))} to ${formatNumber(Math.max(...slowest))} ms; its median in the second half was ${slowdown.toFixed(2)} times that of the first (${judge("soakSlowdown", slowdown)}).

${table(
	["kind", "requests", "p50, first half", "second half", "p99, first half", "second half"],
	[...kinds].map(([kind, halves]) => [
		kind,
		halves[0].count + halves[1].count,
		...[50, 99].flatMap((share) => halves.map((half) => half.percentile(share) / 1_000)),
	]),
)}
Database ${databases[0]?.toFixed(0)} MB at the start, ${databases.at(-1)?.toFixed(0)} MB at the end, ${Math.max(...databases).toFixed(0)} MB at most. CPU time: the web process ${((web / duration) * 100).toFixed(0)} % of a core, this script ${((own / duration) * 100).toFixed(0)} %;
it sent no request more than ${latest.toFixed(0)} ms late.`,
	);
	if (failed > 0) process.exitCode = 1;
} finally {
	memory.stop();
	traffic.close();
	await site.stop();
	telegram.stop();
	await remove();
}
