// What visitors wait for while one address floods the site's expensive entries, beside what they wait for before.
import { randomUUID } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { startDatabase } from "./support/database.ts";
import { median, percentile } from "./support/numbers.ts";
import { publicPages } from "./support/pages.ts";
import { cpuSeconds, family, holdOnCore, onCore, temporaryFolder } from "./support/processes.ts";
import { figure, report, table, verdict } from "./support/report.ts";
import { startSite } from "./support/site-process.ts";

/** Hostile connections, all from one address, which is not the visitor's. */
const connections = 20;
const seconds = Number(process.argv[2] ?? 6);
/** Between two looks at a page, in milliseconds. */
const interval = 25;
const goal = 3;

type Call = { method: string; path: string; headers?: Record<string, string>; body?: string | Buffer };

// The database, the attackers and this script are on core 1, the site has core 0 for itself.
holdOnCore(1);
const { folder, remove } = await temporaryFolder();
const database = await startDatabase(folder);
const site = await startSite({
	settings: { DATABASE_URL: database.url, DATA_DIR: `${folder}/data`, SITE_URL: "http://localhost" },
	before: onCore(0),
});

/** @returns status and milliseconds; status 0 for a connection that broke. */
function send(
	agent: Agent,
	{ method, path, headers = {}, body = "" }: Call,
): Promise<{ status: number; took: number }> {
	const began = performance.now();
	return new Promise((done) => {
		const answered = (status: number) => done({ status, took: performance.now() - began });
		const call = request(site.url + path, {
			method,
			agent,
			timeout: 30_000,
			headers: { "sec-fetch-site": "same-origin", "content-length": Buffer.byteLength(body), ...headers },
		});
		call.on("response", (answer) => {
			answer.resume();
			answer.on("end", () => answered(answer.statusCode ?? 0));
			answer.on("error", () => answered(0));
		});
		call.on("timeout", () => call.destroy());
		call.on("error", () => answered(0));
		call.end(body);
	});
}

const form = (path: string, fields: Record<string, string>): Call => ({
	method: "POST",
	path,
	headers: { "content-type": "application/x-www-form-urlencoded" },
	body: new URLSearchParams(fields).toString(),
});

const programs = await (async () => {
	const client = new pg.Client({ connectionString: database.url });
	await client.connect();
	const { rows } = await client.query<{ id: string }>("select id from programs order by id");
	await client.end();
	return rows.map(({ id }) => id);
})();

let count = 0;
const photo = Buffer.alloc(5_000_000, 7);
const widest = "korea university program language business design computer data science engineer";
/** The expensive entries. Every call differs from the last, so that nothing is answered from a cache by luck. */
const entries: Record<string, () => Call> = {
	"share cards of records": () => ({ method: "GET", path: `/cards/${programs[count++ % programs.length]}` }),
	"share cards of nothing": () => ({ method: "GET", path: `/cards/${randomUUID()}` }),
	"contact page": () => ({ method: "GET", path: "/contact" }),
	recovery: () => form("/auth/forgotten", { email: `nobody${count++}@example.com` }),
	"new password": () =>
		form("/auth/new-password", { code: `${randomUUID()}.x`, password: "seven quiet cranes over Jeonju" }),
	"sign-in": () => form("/auth", { email: `nobody${count++}@example.com`, password: "seven quiet cranes" }),
	search: () => ({ method: "GET", path: `/programs?q=${encodeURIComponent(`${widest.slice(0, 70)} ${count++}`)}` }),
	"visa check": () =>
		form("/visa-status", {
			fullName: "KIM ALEX",
			passportNumber: `M${10_000_000 + count++}`,
			dateOfBirth: "2001-02-03",
			consent: "yes",
		}),
	upload: () => ({
		method: "POST",
		path: "/api/functions/upload-image",
		headers: { "content-type": "multipart/form-data; boundary=x" },
		body: photo,
	}),
};

const visitor = new Agent({ keepAlive: true, maxSockets: 1 });
const pages = await publicPages(database.url);
const script = /src="(\/assets\/[^"]+)"/.exec(await (await fetch(`${site.url}/programs`)).text())?.[1] ?? "";
const looked: Record<string, () => string> = {
	"a kept page": () => "/programs",
	"a record": () => pages.find((page) => page.startsWith("/universities/")) ?? "/universities",
	"a search": () => `/programs?q=design${count++}`,
	"a file": () => script,
};

/** Looks at each page in turn, like one visitor, until the time is over. @returns milliseconds by page. */
async function look(milliseconds: number): Promise<Record<string, number[]>> {
	const times: Record<string, number[]> = Object.fromEntries(Object.keys(looked).map((name) => [name, []]));
	const until = performance.now() + milliseconds;
	while (performance.now() < until) {
		for (const [name, path] of Object.entries(looked)) {
			const { status, took } = await send(visitor, { method: "GET", path: path() });
			// What is not answered has no time that could be good.
			times[name]?.push(status === 200 ? took : 30_000);
		}
		await pause(interval);
	}
	return times;
}

async function flood(make: () => Call) {
	const agent = new Agent({ keepAlive: true, maxSockets: connections, localAddress: "127.0.0.2" });
	const statuses = new Map<number, number>();
	let over = false;
	const loops = Array.from({ length: connections }, async () => {
		while (!over) {
			const { status } = await send(agent, make());
			statuses.set(status, (statuses.get(status) ?? 0) + 1);
			// An attacker whose connection is refused does not spin on this machine's core.
			if (status === 0) await pause(5);
		}
	});
	return {
		async stop() {
			over = true;
			await Promise.all(loops);
			agent.destroy();
			return [...statuses].sort(([a], [b]) => a - b).map(([status, many]) => `${many} × ${status || "broken"}`);
		},
	};
}

try {
	await look(2_000);
	const rows: (string | number)[][] = [];
	let worst = 0;
	for (const [entry, make] of Object.entries(entries)) {
		const before = await look(seconds * 500);
		const attack = await flood(make);
		await pause(500);
		const used = family(site.pid).reduce((sum, pid) => sum + cpuSeconds(pid), 0);
		const during = await look(seconds * 1_000);
		const cpu = (family(site.pid).reduce((sum, pid) => sum + cpuSeconds(pid), 0) - used) / seconds;
		const statuses = await attack.stop();
		const ratios = Object.keys(looked).map((name) => median(during[name] ?? []) / median(before[name] ?? []));
		worst = Math.max(worst, ...ratios);
		rows.push([
			entry,
			...Object.keys(looked).map(
				(name) => `${figure(median(before[name] ?? []))} → ${figure(median(during[name] ?? []))}`,
			),
			percentile(Object.values(during).flat(), 0.95),
			Math.max(...ratios),
			cpu,
			statuses.join(", "),
		]);
		// What waits in line is worked off before the next one.
		await pause(1_500);
	}
	report(
		"hostile",
		"Hostile load from one address",
		`${connections} connections from one address send one kind of request as fast as they are answered, for ${seconds} s each; one visitor looks at pages meanwhile,
and before in the same run. The site has a core for itself; the database, the attackers and the visitor share the other. Medians in milliseconds, before → during; CPU of the site's
processes in cores.

${table(["flooded", ...Object.keys(looked), "p95 of all", "× usual, worst", "CPU", "attackers' answers"], rows)}

At most ${figure(worst)} × the usual time (goal ≤ ${goal}: ${verdict(worst <= goal)}).`,
	);
} finally {
	visitor.destroy();
	await site.stop();
	await database.stop();
	await remove();
}
