// Kills the app, the database or both during writes, and counts acknowledged rows that are lost or duplicated.
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { urlOf } from "../database/embedded/app-database.ts";
import { embeddedServer } from "./support/database.ts";
import { median, seeded } from "./support/numbers.ts";
import { killProcess, launch, processTree, temporaryFolder } from "./support/processes.ts";
import { formatNumber, judge, report, table, verdict } from "./support/report.ts";
import { type SiteProcess, startSite } from "./support/site-process.ts";

const kinds = ["the app", "the database", "both"] as const;
const rounds = Number(process.argv[2] ?? 200);
const random = seeded(20_261_121);
const { folder, remove } = await temporaryFolder();
const settings = { DATA_DIR: `${folder}/data` };
const home = `${folder}/data/database`;
const url = urlOf(`${home}/socket`, "hamroh");

type Result = { acknowledged: number; lost: number; doubled: number; back: number };
type Acknowledged = { universities: Set<string>; drafts: Set<string>; programs: Set<string> };
const everything: Acknowledged = { universities: new Set(), drafts: new Set(), programs: new Set() };
const results: Record<(typeof kinds)[number], Result[]> = { "the app": [], "the database": [], both: [] };

async function query(text: string): Promise<Record<string, string>[]> {
	const client = new pg.Client(url);
	client.on("error", () => {});
	await client.connect();
	return (await client.query(text).finally(() => client.end())).rows;
}

/** Counts acknowledged rows that are missing or duplicated. */
async function compare({ universities, drafts, programs }: Acknowledged): Promise<{ lost: number; doubled: number }> {
	const count = (rows: Record<string, string>[]) => {
		const counts = new Map<string, number>();
		for (const { name = "" } of rows) counts.set(name, (counts.get(name) ?? 0) + 1);
		return counts;
	};
	const found = {
		universities: count(await query("select name from universities")),
		programs: count(await query("select title as name from programs")),
	};
	const times = [
		...[...universities].map((name) => found.universities.get(name) ?? 0),
		// A change may have been committed but not acknowledged before the kill.
		...[...drafts].map((name) => (found.programs.get(name) ?? 0) + (found.programs.get(name.slice(6)) ?? 0)),
		...[...programs].map((name) => found.programs.get(name) ?? 0),
	];
	return { lost: times.filter((time) => time === 0).length, doubled: times.filter((time) => time > 1).length };
}

/** An uncached page: both the site and its database respond. */
async function answers(site: SiteProcess): Promise<boolean> {
	const answer = await fetch(`${site.url}/programs?q=korea`).catch(() => undefined);
	await answer?.arrayBuffer();
	return answer?.status === 200;
}

async function round(number: number, site: SiteProcess): Promise<SiteProcess> {
	const kind = kinds[number % kinds.length] as (typeof kinds)[number];
	const writer = launch([process.execPath, "bench/support/writer.ts", url, String(number)], {
		stdio: ["ignore", "pipe", "ignore"],
	});
	const said: Acknowledged = { universities: new Set(), drafts: new Set(), programs: new Set() };
	const lists = { university: "universities", program: "drafts", change: "programs" } as const;
	const { promise: writing, resolve: begun } = Promise.withResolvers<void>();
	const lines = createInterface({ input: writer.child.stdout as NodeJS.ReadableStream });
	lines.on("line", (line) => {
		const [, what = "", name = ""] = /^(\w+) (.+)$/.exec(line) ?? [];
		const list = lists[what as keyof typeof lists];
		said[list].add(name);
		everything[list].add(name);
		begun();
	});
	const silent = new Promise((done) => lines.once("close", done));
	await writing;
	await pause(30 + random() * 250);

	const server = kind === "the app" ? [] : processTree(await embeddedServer(home));
	const app = kind === "the database" ? [] : [site.pid, writer.child.pid as number];
	for (const pid of [...app, ...server]) killProcess(pid);
	const killed = performance.now();
	if (kind !== "the database") await site.ended;
	else writer.child.kill("SIGKILL");
	await Promise.all([writer.ended, silent]);

	// The benchmark restarts a killed app, as a process supervisor does; the app restarts a killed database.
	const next = kind === "the database" ? site : await startSite({ settings, path: "/programs?q=korea" });
	while (!(await answers(next))) await pause(10);
	const back = performance.now() - killed;
	const acknowledged = said.universities.size + said.drafts.size + said.programs.size;
	const { lost, doubled } = await compare(said);
	results[kind].push({ acknowledged, lost, doubled, back });
	console.log(
		`${String(number + 1).padStart(3)} ${kind.padEnd(12)} ${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, back in ${(back / 1000).toFixed(2)} s`,
	);
	return next;
}

try {
	let site = await startSite({ settings });
	for (let number = 0; number < rounds; number++) site = await round(number, site);
	const end = await compare(everything);
	await site.stop();
	const all = kinds.flatMap((kind) => results[kind]);
	const sum = (list: Result[], of: keyof Result) => list.reduce((total, result) => total + result[of], 0);
	const slowest = Math.max(...all.map(({ back }) => back)) / 1000;
	const lost = sum(all, "lost") + end.lost;
	const doubled = sum(all, "doubled") + end.doubled;
	const rows = kinds.map((kind) => {
		const backs = results[kind].map(({ back }) => back / 1000);
		const counts = (["acknowledged", "lost", "doubled"] as const).map((of) => sum(results[kind], of));
		return [kind, results[kind].length, ...counts, median(backs), Math.max(...backs)];
	});
	report(
		"kill",
		"Kills during writes",
		`\`kill -9\` of the app, of the embedded database with all its processes, or of both, 30–280 ms after four writers began to create and
change records through the domain; what they had acknowledged stands outside. Back: from the kill until a search is answered again, by
a new start of the app, or by the running one, which starts its database again.

${table(["killed", "times", "writes acknowledged", "lost", "doubled", "back, median s", "slowest s"], rows)}

${lost} lost, ${doubled} doubled after ${all.length} kills, all counted once more at the end (${judge("killsLost", lost + doubled)}); back in at most ${formatNumber(slowest)} s (goal ≤ 5: ${verdict(slowest <= 5)}).`,
	);
	if (lost + doubled > 0) process.exitCode = 1;
} finally {
	// The site's own stop ends the database; after a failure it would keep running.
	const server = await embeddedServer(home).catch(() => undefined);
	for (const pid of server ? processTree(server) : []) process.kill(pid, "SIGKILL");
	await remove();
}
