import { mkdirSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { urlOf } from "../../database/embedded/app-database.ts";
import { temporaryFolder } from "../support/processes.ts";
import { startSite } from "../support/site-process.ts";
import type { Drilled } from "./drill.ts";
import { namesIn } from "./flaps.ts";
import { mountAt } from "./mount.ts";
import { visitSteadily } from "./visits.ts";

/** Megabytes: an embedded database with the sample data, and some of its log. */
const size = 400;
/** Milliseconds for which the disk stays full. */
const fullFor = 10_000;

/** Fills the disk of a site with the embedded database while visitors send forms, and frees it again. */
export async function diskDrill(): Promise<Drilled> {
	const { folder, remove } = await temporaryFolder();
	const disk = join(folder, "disk");
	mkdirSync(disk);
	const { unmount } = mountAt(disk, "-t", "tmpfs", "-o", `size=${size}m,mode=755`, "tmpfs");
	try {
		const site = await startSite({ settings: { DATA_DIR: join(disk, "data"), TRUST_PROXY: "1" } });
		const visits = visitSteadily(site.url);
		while (visits.count() < 20) await pause(20);
		const filler = fill(disk);
		await pause(fullFor);
		const whileFull = visits.count();
		rmSync(filler);
		const freed = performance.now();
		while (visits.count() < whileFull + 20) await pause(20);
		const back = (performance.now() - freed) / 1_000;
		const { acknowledged, repeated, longest, lost } = await visits.stop();
		if (repeated === 0) throw new Error("No form was refused: the site did not notice that the disk was full.");
		const counts = lost(await namesIn(urlOf(`${join(disk, "data/database")}/socket`, "hamroh")));
		await site.stop();
		return {
			...{ drill: "disk full", acknowledged, ...counts, waited: longest },
			note: `for ${fullFor / 1_000} s; ${repeated} attempts repeated; 20 forms within ${back.toFixed(1)} s after there was space again`,
		};
	} finally {
		unmount();
		await remove();
	}
}

/** Writes until nothing more fits. @returns the file. */
function fill(disk: string): string {
	const file = join(disk, "filler");
	for (let bytes = 1_000_000; bytes >= 1_000; bytes /= 10) {
		try {
			for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: "a" });
		} catch (error) {
			if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
		}
	}
	const { bavail, bsize } = statfsSync(disk);
	if (bavail * bsize > 1_000_000) throw new Error("The disk is not full.");
	return file;
}
