import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { urlOf } from "../../database/embedded/app-database.ts";
import { embeddedServer } from "../support/database.ts";
import { seeded } from "../support/numbers.ts";
import { killProcess, processTree, requireProgram, temporaryFolder } from "../support/processes.ts";
import { freePort, startSite } from "../support/site-process.ts";
import type { Drilled } from "./drill.ts";
import { namesIn } from "./flaps.ts";
import { mountAt } from "./mount.ts";
import { visitSteadily } from "./visits.ts";

const cuts = 20;

/**
 * Cuts the power of a machine with the embedded database: its processes end, and of its disk only that is left which
 * they had flushed. The disk is a file system in a file; what the kernel still holds of it never reaches the copy with
 * which the machine starts again.
 */
export async function powerDrill(): Promise<Drilled> {
	const { folder, remove } = await temporaryFolder();
	const mkfs = requireProgram("e2fsprogs", "/usr/sbin/mkfs.ext4");
	const random = seeded(20_261_123);
	const place = join(folder, "disk");
	mkdirSync(place);
	let image = join(folder, "disk-0");
	execFileSync("truncate", ["--size=1G", image]);
	execFileSync(mkfs, ["-q", image]);
	// The kernel flushes nothing by itself while the machine runs.
	const mount = () => mountAt(place, "-o", "loop,commit=300", image);
	const port = await freePort();
	const settings = { DATA_DIR: join(place, "data"), TRUST_PROXY: "1" };
	const start = () => startSite({ settings, port, path: "/readyz" });
	let mounted = mount();
	try {
		let site = await start();
		execFileSync("sync", ["-f", place]);
		const visits = visitSteadily(site.url);
		let dropped = 0;
		const backs: number[] = [];
		for (let cut = 1; cut <= cuts; cut++) {
			const before = visits.count();
			while (visits.count() < before + 10 + random() * 20) await pause(5);
			const witness = join(place, `witness-${cut}`);
			writeFileSync(witness, "not flushed");
			for (const pid of [site.pid, ...processTree(await embeddedServer(join(place, "data/database")))])
				killProcess(pid);
			const began = performance.now();
			await site.ended;
			const copy = join(folder, `disk-${cut}`);
			execFileSync("cp", ["--sparse=always", image, copy]);
			mounted.unmount();
			image = copy;
			mounted = mount();
			if (!existsSync(witness)) dropped += 1;
			site = await start();
			backs.push((performance.now() - began) / 1_000);
		}
		// Otherwise the kernel had flushed by itself, and the copy was no disk after a power cut.
		if (dropped < cuts) throw new Error(`An unflushed file was gone after ${dropped} of ${cuts} cuts.`);
		const { acknowledged, repeated, longest, lost } = await visits.stop();
		const counts = lost(await namesIn(urlOf(`${join(place, "data/database")}/socket`, "hamroh")));
		await site.stop();
		return {
			...{ drill: "power cut", acknowledged, ...counts, waited: longest },
			note: `${cuts} times, each without a file that was not flushed; ${repeated} attempts repeated; back after ${Math.max(...backs).toFixed(1)} s with the copying of the disk`,
		};
	} finally {
		mounted.unmount();
		await remove();
	}
}
