// Measures the memory of the site and its embedded database under 64 connections and mixed traffic.
import { embeddedServer } from "./support/database.ts";
import { load } from "./support/load.ts";
import { ownerSettings } from "./support/owner.ts";
import { processTree, proportionalMegabytes, residentMegabytes, temporaryFolder } from "./support/processes.ts";
import { sized } from "./support/quick.ts";
import { judge, report, table } from "./support/report.ts";
import { startSite } from "./support/site-process.ts";
import { createTraffic, isSuccess, trafficSettings } from "./support/traffic.ts";

const connections = 64;
const rounds = 3;
const loadSeconds = sized(4, 1);
const mixedSeconds = sized(20, 3);
const paths = [
	"/",
	"/programs",
	"/ru/programs",
	"/universities",
	"/uz/universities",
	"/programs?page=2",
	"/programs?q=korea",
];

const { folder, remove } = await temporaryFolder();
const settings = { DATA_DIR: `${folder}/data`, SITE_URL: "http://localhost", ...ownerSettings, ...trafficSettings };
const site = await startSite({ settings });
const postmaster = await embeddedServer(`${folder}/data/database`);

let mostWeb = 0;
let mostDatabase = 0;
const rows: (string | number)[][] = [];

function note(when: string): void {
	const web = residentMegabytes(site.pid);
	const servers = processTree(postmaster);
	const database = servers.reduce((sum, pid) => sum + proportionalMegabytes(pid), 0);
	mostWeb = Math.max(mostWeb, web);
	mostDatabase = Math.max(mostDatabase, database);
	rows.push([when, web, database, servers.length]);
}

/** Sends mixed requests on all connections, each as soon as the one before it is answered. @returns their number. */
async function sendMixed(seed: number): Promise<number> {
	const traffic = await createTraffic(site.url, connections, seed);
	const until = performance.now() + mixedSeconds * 1_000;
	let count = 0;
	const loops = Array.from({ length: connections }, async () => {
		while (performance.now() < until) {
			const { kind, path, send } = traffic.next();
			const status = await send();
			if (!isSuccess(kind, status)) throw new Error(`A request (${kind} ${path}) was answered with ${status}.`);
			count++;
		}
	});
	await Promise.all(loops).finally(() => traffic.close());
	return count;
}

const watch = setInterval(() => {
	mostWeb = Math.max(mostWeb, residentMegabytes(site.pid));
}, 100);
try {
	note("after the start");
	let mixed = 0;
	for (let round = 1; round <= rounds; round++) {
		for (const path of paths) await load(site.url + path, { pids: [site.pid], connections, seconds: loadSeconds });
		note(`round ${round}: ${paths.length} pages, ${loadSeconds} s each`);
		mixed += await sendMixed(round);
		note(`round ${round}: mixed requests for ${mixedSeconds} s`);
	}
	report(
		"memory",
		"Memory",
		`Resident memory of the web process, and the sum of the proportional sizes (PSS) of the embedded database's processes, in megabytes. ${connections} connections: wrk on cached
pages and on a search, which is rendered each time; then mixed requests (pages, lists, searches, pictures, the API, staff pages, forms, sign-ins, changes, uploads), ${mixed.toLocaleString("en")} in all.

${table(["", "web process", "database", "its processes"], rows)}

Web process at most ${mostWeb.toFixed(0)} MB at any moment (${judge("webMemory", mostWeb)}), database ${mostDatabase.toFixed(0)} MB (${judge("databaseMemory", mostDatabase)}).`,
	);
} finally {
	clearInterval(watch);
	await site.stop();
	await remove();
}
