import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "../../database/connect.ts";
import { Caller } from "../../domain/access/caller.ts";
import { sweepExpired } from "../../domain/maintenance/retention/commands.ts";
import { scriptContext } from "../../server/script-context.ts";
import { benchSecret } from "../support/database.ts";
import { requireProgram, temporaryFolder } from "../support/processes.ts";
import { startSite } from "../support/site-process.ts";
import type { Drilled } from "./drill.ts";
import { namesIn } from "./flaps.ts";
import { startServer } from "./server.ts";
import { visitSteadily } from "./visits.ts";

/** Of the site's and its database's clock. Three years forward make everything due; a day later it would be deleted. */
const jumps = [
	{ drill: "clock three years forward", to: "+1095d" },
	{ drill: "clock a day later", to: "+1096d" },
	{ drill: "clock back again", to: "+0" },
	{ drill: "clock a day back", to: "-1d" },
];

/** Moves the clock of a running site and of its database while visitors send forms. */
export async function clockDrill(): Promise<Drilled[]> {
	const library = requireProgram("faketime", "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1");
	const { folder, remove } = await temporaryFolder();
	const clock = join(folder, "clock");
	const set = (to: string) => {
		writeFileSync(clock, to);
		chmodSync(clock, 0o644);
	};
	set("+0");
	const faked = {
		LD_PRELOAD: library,
		FAKETIME_TIMESTAMP_FILE: clock,
		FAKETIME_CACHE_DURATION: "1",
		// Timers go on as before; what a person reads from the clock jumps.
		FAKETIME_DONT_FAKE_MONOTONIC: "1",
	};
	const server = await startServer(folder, faked);
	try {
		const { url } = server;
		const settings = { DATABASE_URL: url, AUTH_SECRET: benchSecret, SAMPLE_DATA: "on", TRUST_PROXY: "1" };
		const site = await startSite({ settings: { ...settings, DATA_DIR: join(folder, "data"), ...faked } });
		const found: Drilled[] = [];
		// The cleanup has run before, as on any site.
		await sweep(url);
		for (const { drill, to } of jumps) {
			const visits = visitSteadily(site.url);
			while (visits.count() < 10) await pause(20);
			set(to);
			await pause(2_000);
			const { day, deleted, faults } = await sweep(url);
			if (faults.length === 0) throw new Error(`The cleanup did not notice the jump (${drill}).`);
			const before = visits.count();
			while (visits.count() < before + 20) await pause(20);
			const { acknowledged, repeated, longest, lost } = await visits.stop();
			const counts = lost(await namesIn(url));
			found.push({
				drill,
				acknowledged,
				lost: counts.lost + deleted,
				doubled: counts.doubled,
				waited: longest,
				note: `the database's day was ${day}; the cleanup deleted ${deleted} rows (${faults.join(", ")}); ${repeated} attempts repeated`,
			});
		}
		await site.stop();
		return found;
	} finally {
		await server.stop();
		await remove();
	}
}

/** Deletes what is due by the database's clock, as the site does daily, and says what came of it. */
async function sweep(url: string): Promise<{ day: string; deleted: number; faults: string[] }> {
	const { database, pool, close } = connect(url, { connections: 1 });
	try {
		const context = { ...scriptContext(database), retention: { contactMonths: 12, applicationMonths: 24 } };
		const swept = await sweepExpired(new Caller({ role: "system" }, context));
		const deleted = swept.reduce((sum, one) => sum + one.deleted, 0);
		const faults = [...new Set(swept.flatMap(({ fault }) => fault ?? []))];
		const { rows } = await pool.query("select current_date::text as day");
		return { day: rows[0].day, deleted, faults };
	} finally {
		await close();
	}
}
