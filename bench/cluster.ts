// Runs the setup of deploy/cluster on this machine (PostgreSQL under Patroni, etcd, HAProxy, PgBouncer, three processes of
// the site), kills its parts while visitors, staff and the bot write, and counts what is lost. --count and --kills set the
// size.
import { startCluster } from "./cluster/start.ts";
import { parseSize, writeDuringKills } from "./support/killed-writes.ts";
import { run } from "./support/processes.ts";
import { formatNumber, report } from "./support/report.ts";
import { ownerSettings, statusOf, until } from "./support/site.ts";
import { startTelegram } from "./support/telegram.ts";

await run({ cluster: measureCluster }, 120);

async function measureCluster(): Promise<void> {
	const telegram = await startTelegram();
	// The visitors' addresses come from a proxy that stands before HAProxy.
	const cluster = await startCluster({ TRUST_PROXY: "2", ...ownerSettings, ...telegram.settings });

	async function kill(number: number): Promise<void> {
		const kind = number % 3;
		const machine = kind === 2 ? cluster.machines[2] : await cluster.leader();
		if (kind === 0) machine?.killAll();
		if (kind === 1) machine?.killDatabase();
		if (kind === 2) machine?.killSite();
		// A process is started again at once; a machine after somebody has come.
		if (kind === 2) await machine?.startSite();
		await until(async () => (await statusOf(`${cluster.url}/programs?q=probe${number}`, {}, 2_000)) === 200);
		if (kind === 0) {
			machine?.startDatabase();
			await machine?.startSite();
		}
		await cluster.untilWhole();
	}

	const { forms, kills } = parseSize(60);
	const { figures, details } = await writeDuringKills({ ...cluster, telegram, kill }, forms, kills);
	report(
		"cluster",
		"Three machines during kills",
		`The setup of \`deploy/cluster\` on loopback addresses: three times etcd, Patroni with PostgreSQL 15 (synchronous, strict), PgBouncer and the site, behind HAProxy. ${formatNumber(kills)} kills with \`SIGKILL\` during the writes of "Kills during writes", by turns of the leader's machine, its PostgreSQL and a process of the site.`,
		figures,
		details,
	);
}
