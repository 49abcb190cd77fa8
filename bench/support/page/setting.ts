import { startDatabase } from "../database.ts";
import { type Load, load } from "../load.ts";
import { median } from "../numbers.ts";
import { onCore, pinToCore, temporaryFolder } from "../processes.ts";
import { sized } from "../quick.ts";
import { startSite } from "../site-process.ts";

export const rounds = sized(3, 1);
export const seconds = sized(4, 1);

export type Setting = Awaited<ReturnType<typeof openSetting>>;

/** The database, wrk and the script run on core 1; the measured server has core 0 to itself. */
export async function openSetting() {
	pinToCore(1);
	const { folder, remove } = await temporaryFolder();
	const database = await startDatabase(folder);
	const settings = { DATABASE_URL: database.url, SITE_URL: "http://localhost", TRUST_PROXY: "1" };
	return {
		folder,
		database,
		settings,
		startSite: (more: Record<string, string> = {}, path = "/programs") =>
			startSite({ settings: { ...settings, ...more }, before: onCore(0), path }),
		async close() {
			await database.stop();
			await remove();
		},
	};
}

/** Runs `work`, and stops what it has started in reverse order, also if it fails. */
export async function stopping<Result>(work: (started: <S extends Stoppable>(one: S) => S) => Promise<Result>) {
	const all: Stoppable[] = [];
	try {
		return await work((one) => {
			all.push(one);
			return one;
		});
	} finally {
		for (const one of all.reverse()) await one.stop();
	}
}

type Stoppable = { stop(): Promise<unknown> };

export type Target = { name: string; url: string; pids: number[] };

/** The median of each figure over alternating rounds. */
export async function alternate(targets: Target[], options: { accept?: string } = {}): Promise<Load[]> {
	const loads = targets.map((): Load[] => []);
	for (const { url, pids } of targets) await load(url, { pids, seconds: 1, visitors: true, ...options });
	for (let round = 0; round < rounds; round++) {
		for (const [at, { url, pids }] of targets.entries()) {
			loads[at]?.push(await load(url, { pids, seconds, visitors: true, ...options }));
		}
	}
	return loads.map((own) => ({
		perSecond: median(own.map((one) => one.perSecond)),
		cpuMicroseconds: median(own.map((one) => one.cpuMicroseconds)),
		p99Milliseconds: median(own.map((one) => one.p99Milliseconds)),
	}));
}
