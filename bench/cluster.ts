// Runs the setup of deploy/cluster on this machine (PostgreSQL under Patroni, etcd, HAProxy, PgBouncer, three processes of
// the site), kills its parts while visitors, staff and the bot write, and counts what is lost. --count and --kills set the
// size.
import { parseArgs } from "node:util";
import { startCluster } from "./cluster/start.ts";
import { fillForm, openForm, sendForm } from "./support/forms.ts";
import { writeDuringKills } from "./support/killed-writes.ts";
import { run } from "./support/processes.ts";
import { formatNumber, median, report, sized, table } from "./support/report.ts";
import { ownerSettings, statusOf, until } from "./support/site.ts";
import { startTelegram } from "./support/telegram.ts";

const text = (value: number) => ({ type: "string" as const, default: String(value) });
const { values } = parseArgs({
	options: { count: text(sized(10_000, 150)), kills: text(sized(60, 3)), quick: { type: "boolean" } },
});

await run({ cluster: measureCluster }, 120);

async function measureCluster(): Promise<void> {
	const telegram = await startTelegram();
	// The visitors' addresses come from a proxy that stands before HAProxy.
	const cluster = await startCluster({ TRUST_PROXY: "2", ...ownerSettings, ...telegram.settings });
	const { url, machines } = cluster;
	const outages = machines.map((): [page: number, form: number][] => []);

	async function kill(number: number): Promise<void> {
		const form = fillForm(900_000 + 2 * number);
		const key = await until(() => openForm(url, form.path));
		const leader = await cluster.leader();
		const machine = machines[number % 3] ?? leader;
		const kind = number % 3;
		if (kind === 0) leader?.killAll();
		if (kind === 1) leader?.killDatabase();
		if (kind === 2) machine?.killSite();
		const began = performance.now();
		const since = (work: Promise<unknown>) => work.then(() => (performance.now() - began) / 1_000);
		const back = Promise.all([
			since(until(async () => (await statusOf(`${url}/programs?q=probe${number}`, {}, 2_000)) === 200)),
			since(until(async () => (await sendForm(url, form, key)) === 303)),
		]);
		// A process is started again at once; a machine after somebody has come.
		if (kind === 2) await machine?.startSite();
		outages[kind]?.push(await back);
		if (kind === 0) {
			leader?.startDatabase();
			await leader?.startSite();
		}
		await cluster.untilWhole();
	}

	const kills = Number(values.kills);
	const { figures, details } = await writeDuringKills({ ...cluster, telegram, kill }, Number(values.count), kills);
	const rows = ["the leader's machine", "the leader's PostgreSQL", "a process of the site"].map((name, kind) => {
		const [pages, forms] = [0, 1].map((at) => (outages[kind] ?? []).map((outage) => outage[at] ?? Number.NaN));
		return [name, pages?.length ?? 0, ...[pages, forms].flatMap((all = []) => [median(all), Math.max(...all)])];
	});
	const ended = machines.filter((machine) => machine.hasEnded()).length;
	report(
		"cluster",
		"Three machines during kills",
		`The setup of \`deploy/cluster\` on loopback addresses: three times etcd, Patroni with PostgreSQL 15 (synchronous, strict), PgBouncer and the site, behind HAProxy. ${formatNumber(kills)} kills with \`SIGKILL\` during the writes of "Kills during writes". Without service, in seconds from the kill, as somebody sees who tries all the time: until a page that no cache has, and until a form is answered. Processes of the site that had ended by themselves: ${ended}.`,
		figures,
		`${details}\n\n${table(["killed", "times", "page, median s", "slowest", "form, median s", "slowest"], rows)}`,
	);
}
