// Measures the memory of the site and its embedded database under 64 connections.

import { embeddedServer } from "./support/database.ts";
import { load } from "./support/load.ts";
import { processTree, proportionalMegabytes, residentMegabytes, temporaryFolder } from "./support/processes.ts";
import { report, table, verdict } from "./support/report.ts";
import { startSite } from "./support/site-process.ts";

const { folder, remove } = await temporaryFolder();
const site = await startSite({ settings: { DATA_DIR: `${folder}/data`, SITE_URL: "http://localhost" } });
const database = await embeddedServer(`${folder}/data/database`);

let mostWeb = 0;
let mostDatabase = 0;
const rows: (string | number)[][] = [];

function look(when: string): void {
	const web = residentMegabytes(site.pid);
	const servers = processTree(database);
	const sum = servers.reduce((total, pid) => total + proportionalMegabytes(pid), 0);
	mostWeb = Math.max(mostWeb, web);
	mostDatabase = Math.max(mostDatabase, sum);
	rows.push([when, web, sum, `${servers.length}`]);
}

try {
	look("after the start");
	const paths = [
		"/",
		"/programs",
		"/ru/programs",
		"/universities",
		"/uz/universities",
		"/programs?page=2",
		"/programs?q=korea",
	];
	for (let round = 1; round <= 3; round++) {
		for (const path of paths) {
			const busy = load(site.url + path, { pids: [site.pid], seconds: 4 });
			const timer = setInterval(() => {
				mostWeb = Math.max(mostWeb, residentMegabytes(site.pid));
			}, 100);
			await busy;
			clearInterval(timer);
		}
		look(`after ${round} × ${paths.length} loads of 4 s`);
	}
	report(
		"memory",
		"Memory",
		`Resident memory of the web process, and the sum of the proportional sizes (PSS) of the embedded database's processes, in megabytes.
wrk with 64 connections on cached pages and on searches, which are rendered and read from the database each time.

${table(["", "web process", "database", "its processes"], rows)}

Web process at most ${mostWeb.toFixed(0)} MB at any moment (goal ≤ 180: ${verdict(mostWeb <= 180)}), database ${mostDatabase.toFixed(0)} MB (goal ≤ 80: ${verdict(mostDatabase <= 80)}).`,
	);
} finally {
	await site.stop();
	await remove();
}
