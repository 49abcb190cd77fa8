import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { performance } from "node:perf_hooks";
import { countMigrations } from "../database/migrate.ts";
import type { Build, Disk, DiskFolder, Machine } from "../domain/shared/ports.ts";
import { createReleases } from "../gateways/releases.ts";
import type { Settings } from "./config.ts";

type Folders = Pick<Settings, "dataDir" | "imageBucket" | "backup">;
type MachineSettings = Folders & Pick<Settings, "releaseUrl"> & { buildDir: string };

/** Where nobody asks about the release and the disks, as in scripts. */
export const unknownMachine: Machine = {
	build: { version: "unknown", commit: null },
	startedAt: new Date(performance.timeOrigin),
	expectedMigrations: 0,
	readDisks: async () => [],
	readNewestVersion: async () => undefined,
};

/** What the process knows about its release and its disks. */
export function createMachine({ buildDir, releaseUrl, ...folders }: MachineSettings): Machine {
	return {
		build: JSON.parse(readFileSync(join(buildDir, "release.json"), "utf8")) as Build,
		startedAt: new Date(performance.timeOrigin),
		expectedMigrations: countMigrations(),
		readDisks: () => readDisks(folders),
		readNewestVersion: createReleases(releaseUrl),
	};
}

/** The disks of the site's folders. */
export async function readDisks({ dataDir, imageBucket, backup }: Folders): Promise<Disk[]> {
	const folders: [DiskFolder, string][] = [
		["data", dataDir],
		...(imageBucket ? [] : [["images", join(dataDir, "images")] as [DiskFolder, string]]),
		["backups", backup.folder],
	];
	const disks = await Promise.all(folders.map(([folder, path]) => readDisk(folder, resolve(path))));
	return disks.filter((disk) => disk !== undefined);
}

/** A folder that nothing was written to yet is measured by the folder in which it will be. */
async function readDisk(folder: DiskFolder, path: string): Promise<Disk | undefined> {
	try {
		const { bsize, bavail, blocks } = await statfs(path);
		return { folder, freeBytes: bsize * bavail, sizeBytes: bsize * blocks };
	} catch (error) {
		const isMissing = (error as NodeJS.ErrnoException).code === "ENOENT";
		return isMissing && dirname(path) !== path ? readDisk(folder, dirname(path)) : undefined;
	}
}
