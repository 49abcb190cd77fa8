import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";
import type { Machine } from "./machine.ts";
import { until } from "./service.ts";

let changes = 0;

/**
 * Changes a university while the listeners of the processes may be away, and follows its page on every machine.
 * @returns the seconds from the moment at which all listeners were back, until all processes show the change.
 */
export async function measureFreshness(
	cluster: Cluster,
	machines: Machine[],
	meanwhile: () => Promise<void>,
): Promise<number> {
	const [university] = await cluster.query("select id from universities order by name limit 1");
	const paths = machines.map(({ siteUrl }) => `${siteUrl}/universities/${university?.id}`);
	// The page is in the cache of every process before it changes.
	for (const path of paths) await until(async () => (await textOf(path)) !== undefined);
	await meanwhile();
	const name = `Example University ${++changes} of the trial`;
	await cluster.query(`update universities set name = '${name}', name_en = '${name}' where id = '${university?.id}'`);
	const listening = until(async () => (await countListeners(cluster)) >= machines.length).then(() => performance.now());
	const fresh = Promise.all(paths.map((path) => until(async () => (await textOf(path))?.includes(name) === true))).then(
		() => performance.now(),
	);
	const [back, seen] = await Promise.all([listening, fresh]);
	return Math.max(0, seen - back) / 1_000;
}

async function textOf(url: string): Promise<string | undefined> {
	const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
	const text = await answer.text();
	return answer.ok ? text : undefined;
}

async function countListeners(cluster: Cluster): Promise<number> {
	const [row] = await cluster.query(
		"select count(*) as count from pg_stat_activity where application_name = 'hamroh changes' and query ~* '^(listen|select)'",
	);
	return Number(row?.count);
}

/** Ends the connections on which the processes listen, again and again for half a second. */
export async function cutListeners(cluster: Cluster): Promise<void> {
	for (const end = performance.now() + 500; performance.now() < end; await pause(20)) {
		await cluster.query(
			"select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'hamroh changes'",
		);
	}
}
