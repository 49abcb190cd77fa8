import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startEmbedded } from "../../database/embedded/start.ts";
import { readSettings } from "../../server/config.ts";
import { prepareDatabase } from "../../server/prepare.ts";

export type BenchDatabase = { url: string; pid: number; dataDir: string; stop(): Promise<void> };

/** The embedded database in a folder of its own, migrated, with the sample data unless `sample` is "off". */
export async function startDatabase(folder: string, sample: "on" | "off" = "on"): Promise<BenchDatabase> {
	const server = await startEmbedded({ dataDir: join(folder, "database"), log: console.log });
	await prepareDatabase(readSettings({ DATABASE_URL: server.url, SAMPLE_DATA: sample }), console.log);
	const pid = Number.parseInt(await readFile(join(server.dataDir, "cluster/postmaster.pid"), "utf8"), 10);
	return { url: server.url, pid, dataDir: server.dataDir, stop: () => server.stop() };
}
