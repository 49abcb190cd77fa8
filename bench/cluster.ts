// Runs the setup of deploy/cluster on this machine (PostgreSQL under Patroni, etcd, HAProxy, PgBouncer, three processes of
// the site, S3-compatible storage), sends submissions while its parts are killed, and counts what is lost.
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { startCluster } from "./cluster/cluster.ts";
import { faults, type Measured } from "./cluster/faults.ts";
import { createPictures } from "./cluster/images.ts";
import { countCleanups, countLimited } from "./cluster/once.ts";
import { countTable, isComplete, submitDuringKills } from "./support/killed-submissions.ts";
import { median } from "./support/numbers.ts";
import { ownerSettings } from "./support/owner.ts";
import { formatNumber, judge, report, table, verdict } from "./support/report.ts";
import { startTelegram } from "./support/telegram.ts";

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { count: { type: "string", default: "10000" }, kills: { type: "string", default: "200" } },
});
const [count, kills] = [Number(values.count), Number(values.kills)];
/** A picture is uploaded with every so many kills. */
const killsPerPicture = 6;

const [load = 0] = loadavg();
const telegram = await startTelegram({ failing: true });
const cluster = await startCluster(({ PUBLIC_ADDRESS, HTTP_PORT }) => ({
	SITE_URL: `http://${PUBLIC_ADDRESS}:${HTTP_PORT}`,
	// The visitors' addresses come from a proxy that stands before HAProxy.
	TRUST_PROXY: "2",
	SAMPLE_DATA: "on",
	...ownerSettings,
	...telegram.settings,
})).catch((error) => {
	telegram.stop();
	throw error;
});

/** Those that an argument names in part, or all. */
const names = Object.keys(faults).filter(
	(name) => positionals.length === 0 || positionals.some((part) => name.includes(part)),
);
const measured = new Map<string, Measured[]>(names.map((name) => [name, []]));

try {
	const pictures = await createPictures(cluster);
	const site = {
		...{ url: cluster.url, telegram },
		query: (text: string) => cluster.query(text),
		async kill(number: number, submit: () => Promise<void>) {
			const name = names[number % names.length] as string;
			const uploading = number % killsPerPicture === 0 ? pictures.upload() : undefined;
			// Each round through the faults takes another machine.
			const one = await faults[name]?.(cluster, Math.floor(number / names.length), submit);
			await uploading;
			if (one) measured.get(name)?.push(one);
			console.log(
				`  ${Object.entries(one ?? {})
					.map(([what, seconds]) => `${what} ${seconds.toFixed(2)} s`)
					.join(", ")}`,
			);
			return name;
		},
		stop: async () => {},
	};
	const seen = await submitDuringKills(site, count, kills);
	const images = await pictures.count();
	const polls = telegram.polls();
	const once = [
		await countLimited(cluster),
		...(await countCleanups(cluster)),
		{ what: "questions for the bot's updates at once", count: polls.atOnce, goal: 1 },
	];
	const crashes = cluster.machines.reduce((sum, machine) => sum + machine.crashes, 0);
	const errors = cluster.machines.map((machine) => machine.errors());
	await cluster.stop();

	const all = [...measured.values()].flat();
	const late = ({ database, form, page }: Measured) => Math.max(form, page) - database;
	const latest = Math.max(...all.map(late));
	const stalest = Math.max(...all.map(({ fresh = 0 }) => fresh));
	const wrong = seen.lost + seen.storedTwice + seen.unannounced;
	const isWrong = once.some((each) => each.count !== each.goal);
	const worst = (list: Measured[], of: (one: Measured) => number) => Math.max(...list.map(of));
	const rows = [...measured]
		.filter(([, list]) => list.length > 0)
		.map(([name, list]) => [
			...[name, list.length, median(list.map(({ database }) => database)), worst(list, ({ database }) => database)],
			...[worst(list, ({ form }) => form), worst(list, ({ page }) => page), worst(list, late)],
			...[list.some(({ fresh }) => fresh !== undefined) ? worst(list, ({ fresh = 0 }) => fresh) : "–"],
			worst(list, ({ whole }) => whole),
		]);
	const found = new Map<string, number>();
	for (const [what, times] of errors.flatMap((each) => [...each])) found.set(what, (found.get(what) ?? 0) + times);
	report(
		"cluster",
		"Three machines during kills",
		`The setup of \`deploy/cluster\` on loopback addresses of one machine: three times etcd, Patroni with PostgreSQL 15 (synchronous, strict), PgBouncer
(transaction pooling) and the site, behind HAProxy, with pictures in an S3-compatible store. ${formatNumber(count)} applications and contact messages from 50
clients, every tenth as a double click, and one more with each of ${formatNumber(kills)} kills with \`SIGKILL\` or \`pg_terminate_backend\`; a client repeats, with the
same form, what met a broken connection or a 5xx: ${formatNumber(seen.repeated)} times. The chat was out for a third of the time. Other answers: ${seen.refused}; rows
besides: ${seen.otherRows}; deliveries given up: ${seen.failed}, still waiting: ${seen.waiting}. Submitted in ${formatNumber(seen.submitted)} s, the last announced ${formatNumber(seen.drained)} s later.
Load of the minute before the start: ${formatNumber(load)} on ${availableParallelism()} cores.

${countTable(seen)}

Lost, stored twice or not announced: ${formatNumber(wrong)} (${judge("clusterLost", wrong)}).

Pictures: ${images.stored} uploaded meanwhile, ${images.lost} lost (goal 0: ${verdict(images.lost === 0)}).

Without service, in seconds from the kill, as somebody sees who tries all the time. Database: until a write is on two machines again (the failover).
Late: the form or the page after that. Fresh: a page that was changed meanwhile, after the processes listen again. Whole: three machines run.

${table(["killed", "times", "database, median", "database", "form", "page", "late", "fresh", "whole"], rows)}

Service back at most ${formatNumber(latest)} s after the database (${judge("clusterService", latest)}). A changed page fresh at most ${formatNumber(stalest)} s after the
processes listen again (${judge("clusterFresh", stalest)}).

${table(
	["done once by three processes", "count", "goal"],
	once.map(({ what, count: times, goal }) => [what, times, goal]),
)}

Each as often as its goal: ${verdict(!isWrong)}. Processes of the site that ended by themselves: ${crashes} (goal 0: ${verdict(crashes === 0)}). Unexpected errors in the sites' logs: ${[...found].map(([what, times]) => `${times} × ${what}`).join("; ") || "none"}.`,
	);
	if (!isComplete(seen) || images.lost + crashes > 0 || isWrong) process.exitCode = 1;
} catch (error) {
	for (const machine of cluster.machines) console.error(`${machine.name}:\n${machine.lastLines(40)}`);
	throw error;
} finally {
	telegram.stop();
	await cluster.stop();
}
