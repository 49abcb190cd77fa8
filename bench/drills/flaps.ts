import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { benchSecret } from "../support/database.ts";
import { temporaryFolder } from "../support/processes.ts";
import { startSite } from "../support/site-process.ts";
import type { Drilled } from "./drill.ts";
import { startServer } from "./server.ts";
import { storedNames, visitSteadily } from "./visits.ts";
import { startWire } from "./wire.ts";

type Wire = Awaited<ReturnType<typeof startWire>>;

const flaps: { drill: string; note: string; disturb(wire: Wire): Promise<void> }[] = [
	{
		drill: "100 ms of latency to the database",
		note: "for 10 s",
		async disturb(wire) {
			wire.delay(50);
			await pause(10_000);
			wire.delay(0);
		},
	},
	{
		drill: "resets of all database connections",
		note: "20 times in 10 s",
		async disturb(wire) {
			for (let times = 0; times < 20; times++) {
				await pause(500);
				wire.reset();
			}
		},
	},
	{
		drill: "half-open database connections",
		note: "cut without a word for 5 s; the old connections stay dead",
		async disturb(wire) {
			wire.cut();
			await pause(5_000);
			wire.mend();
		},
	},
];

/** Disturbs the connections between the site and its database while visitors send forms. */
export async function flapsDrill(): Promise<Drilled[]> {
	const { folder, remove } = await temporaryFolder();
	const server = await startServer(folder);
	const wire = await startWire(server.port);
	try {
		const settings = {
			DATABASE_URL: `postgres://hamroh@127.0.0.1:${wire.port}/postgres`,
			DATA_DIR: join(folder, "data"),
			AUTH_SECRET: benchSecret,
			SAMPLE_DATA: "on",
			TRUST_PROXY: "1",
		};
		const site = await startSite({ settings });
		const found: Drilled[] = [];
		for (const { drill, note, disturb } of flaps) {
			const visits = visitSteadily(site.url);
			while (visits.count() < 10) await pause(20);
			await disturb(wire);
			const before = visits.count();
			while (visits.count() < before + 20) await pause(20);
			const { acknowledged, repeated, longest, lost } = await visits.stop();
			const counts = lost(await namesIn(server.url));
			found.push({ drill, acknowledged, ...counts, waited: longest, note: `${note}; ${repeated} attempts repeated` });
		}
		await site.stop();
		return found;
	} finally {
		await wire.stop();
		await server.stop();
		await remove();
	}
}

/** The names in all stored forms. */
export async function namesIn(url: string): Promise<string[]> {
	const client = new pg.Client(url);
	await client.connect();
	try {
		return (await client.query(storedNames)).rows.map(({ name }) => name);
	} finally {
		await client.end();
	}
}
