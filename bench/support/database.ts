import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { startEmbedded } from "../../database/embedded/start.ts";
import { readSettings } from "../../server/config.ts";
import { prepareDatabase } from "../../server/prepare-database.ts";

/** For settings that require a secret. */
export const benchSecret = "only-for-measurements-on-this-machine";

/** The first owner's account; without it the owner gets a random password. */
type OwnerSettings = { OWNER_EMAIL?: string; OWNER_PASSWORD?: string };

export type BenchDatabase = { url: string; pid: number; dataDir: string; stop(): Promise<void> };

/** Starts the embedded database in its own folder, migrated, with the sample data unless `sample` is "off". */
export async function startDatabase(
	folder: string,
	sample: "on" | "off" = "on",
	owner: OwnerSettings = {},
): Promise<BenchDatabase> {
	const server = await startEmbedded({ dataDir: join(folder, "database"), log: console.log });
	await prepare(server.url, sample, owner);
	const pid = await embeddedServer(server.dataDir);
	return { url: server.url, pid, dataDir: server.dataDir, stop: () => server.stop() };
}

/** The process id of the embedded server for this folder. */
export async function embeddedServer(dataDir: string): Promise<number> {
	return Number.parseInt(await readFile(join(dataDir, "cluster/postmaster.pid"), "utf8"), 10);
}

/** Migrates a database and loads the sample data unless `sample` is "off". */
export async function prepare(url: string, sample: "on" | "off" = "on", owner: OwnerSettings = {}): Promise<void> {
	const settings = readSettings({ DATABASE_URL: url, SAMPLE_DATA: sample, AUTH_SECRET: benchSecret, ...owner });
	await prepareDatabase(settings, () => {});
}
