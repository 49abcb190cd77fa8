// Measures how long visitors wait while one address floods the expensive endpoints, compared with before.
import { once } from "node:events";
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { type Attack, entries } from "./support/attacker.ts";
import { send } from "./support/calls.ts";
import { startDatabase } from "./support/database.ts";
import { median, percentile } from "./support/numbers.ts";
import { publicPages } from "./support/pages.ts";
import { cpuSeconds, launch, onCore, pinToCore, processTree, temporaryFolder } from "./support/processes.ts";
import { formatNumber, judge, report, table } from "./support/report.ts";
import { startSite } from "./support/site-process.ts";

/** Hostile connections, all from one address, which is not the visitor's. */
const connections = 20;
const seconds = Number(process.argv[2] ?? 6);
/** Milliseconds between two page requests. */
const interval = 25;

// The database, the attackers and this script run on core 1; the site has core 0 to itself.
pinToCore(1);
const { folder, remove } = await temporaryFolder();
const database = await startDatabase(folder);
const site = await startSite({
	settings: { DATABASE_URL: database.url, DATA_DIR: `${folder}/data`, SITE_URL: "http://localhost" },
	before: onCore(0),
});

const programs = await (async () => {
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	const { rows } = await client.query<{ id: string }>("select id from programs order by id");
	await client.end();
	return rows.map(({ id }) => id);
})();

let count = 0;
const visitor = new Agent({ keepAlive: true, maxSockets: 1 });
const pages = await publicPages(database.url);
const script = /src="(\/assets\/[^"]+)"/.exec(await (await fetch(`${site.url}/programs`)).text())?.[1] ?? "";
const looked: Record<string, () => string> = {
	"a kept page": () => "/programs",
	"a record": () => pages.find((page) => page.startsWith("/universities/")) ?? "/universities",
	"a search": () => `/programs?q=design${count++}`,
	"a file": () => script,
};

/**
 * Requests each page in turn, like one visitor, until the time is over.
 * @returns milliseconds by page.
 */
async function look(milliseconds: number): Promise<Record<string, number[]>> {
	const times: Record<string, number[]> = Object.fromEntries(Object.keys(looked).map((name) => [name, []]));
	const until = performance.now() + milliseconds;
	while (performance.now() < until) {
		for (const [name, path] of Object.entries(looked)) {
			const { status, took } = await send(visitor, site.url, { method: "GET", path: path() });
			// A failed request counts as the timeout.
			times[name]?.push(status === 200 ? took : 30_000);
		}
		await pause(interval);
	}
	return times;
}

/** Runs in its own process. */
function flood(entry: string) {
	const { child } = launch([process.execPath, "bench/support/attacker.ts"], {
		stdio: ["ignore", "ignore", "inherit", "ipc"],
	});
	child.send({ url: site.url, entry, connections, programs } satisfies Attack);
	return {
		async stop(): Promise<string[]> {
			child.send("stop");
			return (await once(child, "message"))[0] as string[];
		},
	};
}

try {
	await look(2_000);
	const rows: (string | number)[][] = [];
	let worst = 0;
	for (const entry of Object.keys(entries)) {
		const before = await look(seconds * 500);
		const attack = flood(entry);
		await pause(1_000);
		const used = processTree(site.pid).reduce((sum, pid) => sum + cpuSeconds(pid), 0);
		const during = await look(seconds * 1_000);
		const cpu = (processTree(site.pid).reduce((sum, pid) => sum + cpuSeconds(pid), 0) - used) / seconds;
		const statuses = await attack.stop();
		const ratios = Object.keys(looked).map((name) => median(during[name] ?? []) / median(before[name] ?? []));
		worst = Math.max(worst, ...ratios);
		rows.push([
			entry,
			...Object.keys(looked).map(
				(name) => `${formatNumber(median(before[name] ?? []))} → ${formatNumber(median(during[name] ?? []))}`,
			),
			percentile(Object.values(during).flat(), 0.95),
			Math.max(...ratios),
			cpu,
			statuses.join(", "),
		]);
		// Let the queue drain before the next flood.
		await pause(1_500);
	}
	report(
		"hostile",
		"Hostile load from one address",
		`${connections} connections from one address send one kind of request as fast as they are answered, for ${seconds} s each; one visitor looks at pages meanwhile,
and before in the same run. The site has a core for itself; the database, the attackers and the visitor share the other. Medians in milliseconds, before → during; CPU of the site's
processes in cores.

${table(["flooded", ...Object.keys(looked), "p95 of all", "× usual, worst", "CPU", "attackers' answers"], rows)}

At most ${formatNumber(worst)} × the usual time (${judge("hostile", worst)}).`,
	);
} finally {
	visitor.destroy();
	await site.stop();
	await database.stop();
	await remove();
}
