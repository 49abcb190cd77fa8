import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { defaultLimits } from "../../server/rate-limits.ts";
import { seeded } from "../support/numbers.ts";
import { launch } from "../support/processes.ts";
import { fill, keyFrom, send } from "../support/visitor.ts";
import type { Cluster } from "./cluster.ts";

/** What all processes together must do as often as one: how often they did, and how often they should have. */
export type Once = { what: string; count: number; goal: number };

/** Half as many again as one address may send in an hour. */
const attempts = Math.ceil(defaultLimits.contact.each.uses * 1.5);

/** Sends contact messages from one address to all processes at once. */
export async function countLimited(cluster: Cluster): Promise<Once> {
	const random = seeded(20_261_123);
	const forms = Array.from({ length: attempts }, (_, number) => {
		const { fields, ...form } = fill(900_000 + number, [""], random);
		const contact = { name: fields.name ?? fields.full_name ?? "", email: "limit@example.com", message: form.words };
		return { ...form, path: "/contact", address: "203.0.113.200", fields: contact };
	});
	const keys = await Promise.all(forms.map(({ path }) => keyFrom(cluster.url, path)));
	// A form that is sent sooner counts several times.
	await pause(2_050);
	const { machines } = cluster;
	const statuses = await Promise.all(
		forms.map((form, at) => send(machines[at % machines.length]?.siteUrl ?? "", form, keys[at] ?? "")),
	);
	const count = statuses.filter((status) => status === 303).length;
	return { what: "forms accepted from one address in an hour", count, goal: defaultLimits.contact.each.uses };
}

/** Runs the scheduled cleanup and the alarms in one process per machine at the same moment. */
export async function countCleanups(cluster: Cluster): Promise<Once[]> {
	await cluster.query("update tasks set due_at = now() - interval '2 days', warn_at = now() - interval '3 days'");
	await cluster.query("delete from maintenance_runs");
	const processes = cluster.machines.map(({ databaseUrl }) => {
		const { child, ended } = launch([process.execPath, "bench/cluster/cleanup-process.ts", databaseUrl], {
			stdio: ["pipe", "pipe", "inherit"],
		});
		const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })[Symbol.asyncIterator]();
		return { child, ended, lines };
	});
	for (const { lines } of processes) await lines.next();
	for (const { child } of processes) child.stdin?.write("begin\n");
	const sweeps = await Promise.all(processes.map(async ({ lines }) => Number((await lines.next()).value)));
	await Promise.all(processes.map(({ ended }) => ended));
	const [alarms] = await cluster.query("select count(*) as count from deliveries where kind = 'overdue'");
	return [
		{ what: "sweeps of the two tables with a retention period", count: sweeps.reduce((a, b) => a + b, 0), goal: 2 },
		{ what: "alarms about overdue tasks in the staff chat", count: Number(alarms?.count), goal: 1 },
	];
}
