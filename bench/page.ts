// Measures how fast a page is served: cached next to nginx with the same bytes, rendered next to bare React, on one
// core and on two.
import { Agent, get } from "node:http";
import { startBareReact } from "./support/bare-render.ts";
import { send } from "./support/calls.ts";
import { startDatabase } from "./support/database.ts";
import { type Load, load } from "./support/load.ts";
import { startNginx } from "./support/nginx.ts";
import { median } from "./support/numbers.ts";
import { cpuSeconds, onCore, pinToCore, processTree, temporaryFolder } from "./support/processes.ts";
import { formatNumber, report, table, verdict } from "./support/report.ts";
import { startSite } from "./support/site-process.ts";

const rounds = 3;
// The database, wrk and this script run on core 1; the measured server has core 0 to itself.
pinToCore(1);
const { folder, remove } = await temporaryFolder();
const database = await startDatabase(folder);
const settings = { DATABASE_URL: database.url, SITE_URL: "http://localhost" };
const middle = (loads: Load[], of: keyof Load) => median(loads.map((one) => one[of]));

/** The page as sent over the wire. */
function wire(url: string): Promise<{ answer: Response; body: Buffer }> {
	return new Promise((done, failed) => {
		get(url, { headers: { "accept-encoding": "br" } }, (message) => {
			const parts: Buffer[] = [];
			message.on("data", (part) => parts.push(part));
			message.on("end", () =>
				done({
					answer: new Response(null, { headers: message.headers as Record<string, string> }),
					body: Buffer.concat(parts),
				}),
			);
		}).on("error", failed);
	});
}

/** Waits for the best compression, which is computed off the main thread. */
async function settled(url: string): Promise<{ answer: Response; body: Buffer }> {
	let last = await wire(url);
	for (let same = 0; same < 20; ) {
		await new Promise((resume) => setTimeout(resume, 50));
		const next = await wire(url);
		same = next.body.length === last.body.length ? same + 1 : 0;
		last = next;
	}
	return last;
}

async function fromCache(): Promise<string> {
	const path = "/programs";
	const site = await startSite({ settings, before: onCore(0), path });
	const { answer, body } = await settled(site.url + path);
	const nginx = await startNginx(folder, path, answer, body);
	const [, nginxWorker] = processTree(nginx.pid) as [number, number];
	await load(site.url + path, { pids: [site.pid], seconds: 3 });
	const ours: Load[] = [];
	const theirs: Load[] = [];
	for (let round = 0; round < rounds; round++) {
		theirs.push(await load(nginx.url, { pids: [nginxWorker] }));
		ours.push(await load(site.url + path, { pids: [site.pid] }));
	}
	await nginx.stop();
	await site.stop();
	const share = middle(ours, "perSecond") / middle(theirs, "perSecond");
	const cost = middle(ours, "cpuMicroseconds");
	const row = (name: string, loads: Load[]) => [
		name,
		middle(loads, "perSecond"),
		middle(loads, "cpuMicroseconds"),
		middle(loads, "p99Milliseconds"),
	];
	return `\`${path}\`, ${body.length.toLocaleString("en")} bytes of brotli, one core, wrk with 64 connections on the other, median of ${rounds} alternating rounds of 5 s.

${table(["", "answers/s", "CPU µs each", "p99 ms"], [row("nginx, the same bytes and headers", theirs), row("the site", ours)])}

${formatNumber(share * 100)} % of nginx (goal ≥ 35 %: ${verdict(share >= 0.35)}), ${formatNumber(cost)} µs CPU an answer (goal ≤ 40: ${verdict(cost <= 40)}).`;
}

async function afresh(): Promise<string> {
	const site = await startSite({ settings: { ...settings, PAGE_CACHE_MB: "0" }, before: onCore(0) });
	const paths = [
		"/",
		"/programs",
		"/universities",
		await firstLink(site.url, "/programs"),
		await firstLink(site.url, "/universities"),
	];
	const bare = await startBareReact(folder, settings.DATABASE_URL, { name: "Hamroh", url: settings.SITE_URL });
	const rows: (string | number)[][] = [];
	const measurements: { perSecond: number; ratio: number }[] = [];
	try {
		for (const path of paths) {
			const ours: Load[] = [];
			const reference: number[] = [];
			const page = await (await fetch(site.url + path)).text();
			for (let round = 0; round < rounds; round++) {
				reference.push(await bare.microseconds(path, page));
				ours.push(await load(site.url + path, { pids: [site.pid], seconds: 4, accept: "identity" }));
			}
			const packed = await load(site.url + path, { pids: [site.pid], seconds: 3 });
			const ratio = middle(ours, "cpuMicroseconds") / median(reference);
			measurements.push({ perSecond: middle(ours, "perSecond"), ratio });
			rows.push([
				path.replace(/[0-9a-f-]{36}/, "{id}"),
				median(reference),
				middle(ours, "cpuMicroseconds"),
				ratio,
				middle(ours, "perSecond"),
				packed.perSecond,
			]);
		}
	} finally {
		await bare.stop();
		await site.stop();
	}
	const slowest = Math.min(...measurements.map(({ perSecond }) => perSecond));
	const dearest = Math.max(...measurements.map(({ ratio }) => ratio));
	return `The cache is off (\`PAGE_CACHE_MB=0\`): every answer reads its data from the embedded database and is rendered. Beside it, in the same
run, a process that only calls \`renderToString\` of the same tree with the same data. One core; the database and wrk are on the other.
Without compression but for the last column, which packs each answer with brotli on the way.

${table(["page", "bare React, µs", "the site, CPU µs", "ratio", "answers/s", "with brotli"], rows)}

Slowest ${formatNumber(slowest)}/s (goal ≥ 1,000: ${verdict(slowest >= 1000)}), dearest ${formatNumber(dearest)} × bare React (goal ≤ 1.5: ${verdict(dearest <= 1.5)}).`;
}

async function firstLink(url: string, list: string): Promise<string> {
	const html = await (await fetch(url + list)).text();
	return new RegExp(`href="(${list}/[0-9a-f-]{36})"`).exec(html)?.[1] as string;
}

const formRequests = 300;

/**
 * Pages with a form are rendered for every visitor, because their form key is unique. The requests are sequential, so
 * wrk is not needed.
 */
async function withForms(): Promise<string> {
	const site = await startSite({ settings, before: onCore(0) });
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	try {
		const rows: (string | number)[][] = [];
		for (const path of ["/contact", "/ru/contact", "/apply", "/programs"]) {
			const used: number[] = [];
			for (let round = 0; round <= rounds; round++) {
				const before = cpuSeconds(site.pid);
				for (let number = 0; number < formRequests; number++) {
					const { status } = await send(agent, site.url, { method: "GET", path });
					if (status !== 200) throw new Error(`${path} was answered with ${status}.`);
				}
				// The first round warms up.
				if (round > 0) used.push(((cpuSeconds(site.pid) - before) * 1_000) / formRequests);
			}
			rows.push([path, median(used)]);
		}
		return `Made for every visitor, as the form's key is one visitor's own; beside them \`/programs\` from the page cache. CPU of the site's process for each answer,
${formRequests} one after the other without compression, median of ${rounds} rounds.

${table(["page", "CPU ms each"], rows)}`;
	} finally {
		agent.destroy();
		await site.stop();
	}
}

/**
 * The database and wrk need CPU time too. One process is measured with everything on one core, two processes with
 * everything on two cores: the same work per core.
 */
async function allCores(): Promise<string> {
	const rates: Record<string, number[]> = { "1": [], "2": [] };
	for (let round = 0; round < rounds; round++) {
		for (const processes of ["1", "2"]) {
			const cores = processes === "1" ? "0" : "0,1";
			for (const pid of processTree(database.pid)) pinToCore(cores, pid);
			const site = await startSite({
				settings: { ...settings, WEB_CONCURRENCY: processes, PAGE_CACHE_MB: "0" },
				before: onCore(cores),
			});
			const pids = processTree(site.pid);
			await load(`${site.url}/programs`, { pids, seconds: 2, accept: "identity", cores });
			rates[processes]?.push(
				(await load(`${site.url}/programs`, { pids, seconds: 5, accept: "identity", cores })).perSecond,
			);
			await site.stop();
		}
	}
	const [one, two] = [median(rates["1"] ?? []), median(rates["2"] ?? [])];
	return `\`/programs\` rendered afresh by one process on one core and by two (\`WEB_CONCURRENCY=2\`) on two; the database and wrk share the same
cores, median of ${rounds} alternating rounds.

${table(
	["processes", "answers/s"],
	[
		["1 on one core", one],
		["2 on two cores", two],
	],
)}

${formatNumber(two / one)} × one process (goal ≥ 1.8: ${verdict(two / one >= 1.8)}).`;
}

// `page.ts cache afresh` measures only these parts.
const names = process.argv.slice(2);
try {
	const parts = {
		cache: ["Serving a page from the cache", fromCache],
		afresh: ["Serving a page rendered afresh", afresh],
		forms: ["Pages with a form", withForms],
		cores: ["Both cores", allCores],
	} as const;
	for (const [name, [title, measure]] of Object.entries(parts)) {
		if (names.length === 0 || names.includes(name)) report(`page-${name}`, title, await measure());
	}
} finally {
	await database.stop();
	await remove();
}
