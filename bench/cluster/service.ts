import { setTimeout as pause } from "node:timers/promises";
import type { Cluster } from "./cluster.ts";

/** Milliseconds between attempts, and after which one without an answer is given up. */
const pace = 20;
const patience = 2_000;

/** Seconds since a fault. */
export type Outage = {
	/** Until the database takes a write again that both the leader and a replica have: the failover itself. */
	database: number;
	/** Until a visitor who tries all the time has sent a form. */
	form: number;
	/** Until a visitor who tries all the time sees a page that no cache has. */
	page: number;
};

/**
 * Tries database, form and page from now on until each of them works.
 * @param submit sends a form until it is acknowledged
 */
export async function measureOutage(cluster: Cluster, submit: () => Promise<void>): Promise<Outage> {
	const began = performance.now();
	const since = async (work: Promise<unknown>) => {
		await work;
		return (performance.now() - began) / 1_000;
	};
	const [database, form, page] = await Promise.all([
		since(until(() => writeOnce(cluster))),
		since(submit()),
		since(until(() => seePage(cluster.url))),
	]);
	return { database, form, page };
}

async function writeOnce(cluster: Cluster): Promise<boolean> {
	const client = await cluster.connect("hamroh", "hamroh", patience);
	// Writes to the write-ahead log alone. Its commit waits for a replica, as every commit does.
	await client.query("select pg_logical_emit_message(true, 'probe', '')").finally(() => client.end().catch(() => {}));
	return true;
}

let pages = 0;

/** A search that is in no cache. */
async function seePage(url: string): Promise<boolean> {
	const answer = await fetch(`${url}/programs?q=probe${pages++}`, { signal: AbortSignal.timeout(patience) });
	await answer.arrayBuffer();
	return answer.ok;
}

/** Tries again until it works. */
export async function until(work: () => Promise<boolean>): Promise<void> {
	for (const deadline = Date.now() + 180_000; Date.now() < deadline; await pause(pace)) {
		if (await work().catch(() => false)) return;
	}
	throw new Error("The site was not back after three minutes.");
}
