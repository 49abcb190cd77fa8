import type { Cluster } from "./cluster.ts";
import { cutListeners, measureFreshness } from "./freshness.ts";
import { measureOutage, type Outage } from "./service.ts";

export type Measured = Outage & {
	/** Seconds until every machine runs again, one leads and one follows it synchronously. */
	whole: number;
	/** Seconds until a page that was changed during the fault is fresh everywhere, since the listeners are back. */
	fresh?: number;
};

type Submit = () => Promise<void>;
type Fault = (cluster: Cluster, number: number, submit: Submit) => Promise<Measured>;

const machineOf = ({ machines }: Cluster, number: number) => {
	const machine = machines[number % machines.length];
	if (!machine) throw new Error("The cluster has no machines.");
	return machine;
};

/** Measures the time without service from now on, then repairs and waits until the cluster is whole. */
async function measure(cluster: Cluster, submit: Submit, repair: () => Promise<void>): Promise<Measured> {
	const began = performance.now();
	const [outage] = await Promise.all([measureOutage(cluster, submit), repair()]);
	await cluster.untilWhole();
	return { ...outage, whole: (performance.now() - began) / 1_000 };
}

const nothing = async () => {};

/** What is killed, by the words for it in the report. */
export const faults: Record<string, Fault> = {
	/** Everything on the machine of the leader: etcd, Patroni, PostgreSQL, PgBouncer, the site. It starts again afterwards. */
	"the leader's machine": async (cluster, _, submit) => {
		const leader = await cluster.leader();
		await leader.killAll();
		const began = performance.now();
		const outage = await measureOutage(cluster, submit);
		await leader.start();
		await cluster.untilWhole();
		return { ...outage, whole: (performance.now() - began) / 1_000 };
	},
	"the leader's PostgreSQL": async (cluster, _, submit) => {
		const { machines } = cluster;
		let measured: Measured | undefined;
		const fresh = await measureFreshness(cluster, machines, async () => {
			(await cluster.leader()).killDatabase();
			measured = await measure(cluster, submit, nothing);
		});
		return { ...(measured as unknown as Measured), fresh };
	},
	"a process of the site": async (cluster, number, submit) => {
		const machine = machineOf(cluster, number);
		await machine.kill("site");
		return measure(cluster, submit, () => machine.startSite());
	},
	"a pooler": async (cluster, number, submit) => {
		const machine = machineOf(cluster, number);
		await machine.kill("pgbouncer");
		return measure(cluster, submit, async () => machine.startPooler());
	},
	/** Those of the rate limits too, which use the pool as everything else does. */
	"the connections of the pools": async (cluster, _, submit) => {
		await cluster.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hamroh'");
		return measure(cluster, submit, nothing);
	},
	"the connections that listen": async (cluster, _, submit) => {
		const { machines } = cluster;
		const fresh = await measureFreshness(cluster, machines, () => cutListeners(cluster));
		return { ...(await measure(cluster, submit, nothing)), fresh };
	},
};
