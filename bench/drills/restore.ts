import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { urlOf } from "../../database/embedded/app-database.ts";
import { startDatabase } from "../support/database.ts";
import { temporaryFolder } from "../support/processes.ts";
import { startSite } from "../support/site-process.ts";
import type { Drilled } from "./drill.ts";
import { runScript } from "./scripts.ts";
import { startServer } from "./server.ts";
import { differences, hashTables } from "./tables.ts";
import { visitSteadily } from "./visits.ts";

/** Tables that a restore empties or writes on purpose (docs/operations.md, "Restore"). */
const onPurpose = [
	...["sessions", "verifications", "account_links", "applicant_sessions", "one_time_links", "family_links"],
	...["telegram_chats", "maintenance_runs", "audit_log", "audit_signatures"],
];

/** A site with submissions, stopped. @returns its data folder and what its tables contain. */
async function stoppedSite(folder: string) {
	const settings = { DATA_DIR: join(folder, "first"), TRUST_PROXY: "1" };
	const site = await startSite({ settings });
	const visits = visitSteadily(site.url);
	while (visits.count() < 20) await pause(50);
	const { acknowledged } = await visits.stop();
	await site.stop();
	return { acknowledged, settings };
}

/** The contents of a stopped embedded database. */
async function contentsOf(dataDir: string): Promise<Map<string, string>> {
	const database = await startDatabase(dataDir, "off");
	const found = await hashTables(urlOf(`${join(dataDir, "database")}/socket`, "hamroh"));
	await database.stop();
	return found;
}

/** Makes a backup, restores it on an empty machine and compares every table. */
export async function restoreDrill(): Promise<Drilled> {
	const { folder, remove } = await temporaryFolder();
	try {
		const { acknowledged, settings } = await stoppedSite(folder);
		const before = await contentsOf(settings.DATA_DIR);
		const file = join(folder, "backup.age");
		const key = { BACKUP_PASSPHRASE: "only for the drill, only for the drill" };
		await runScript("backup", [file], { ...settings, ...key });
		const other = join(folder, "second");
		const waited = await runScript("restore", [file], { DATA_DIR: other, ...key });
		const changed = differences(before, await contentsOf(other));
		const wrong = changed.filter((name) => !onPurpose.includes(name));
		return {
			...{ drill: "backup, restored on an empty machine", acknowledged, lost: wrong.length, doubled: 0, waited },
			note: `${before.size} tables compared; different: ${wrong.join(", ") || "none"}; emptied or written on purpose: ${changed.filter((name) => onPurpose.includes(name)).join(", ") || "none"}`,
		};
	} finally {
		await remove();
	}
}

/** Copies the embedded database to PostgreSQL 15 and compares every table. */
export async function moveDrill(): Promise<Drilled> {
	const { folder, remove } = await temporaryFolder();
	const server = await startServer(folder);
	try {
		const { acknowledged, settings } = await stoppedSite(folder);
		const before = await contentsOf(settings.DATA_DIR);
		const target = { DATABASE_URL: server.url, AUTH_SECRET: "only-for-this-drill-on-this-machine" };
		const waited = await runScript("move", [], { ...settings, ...target });
		const changed = differences(before, await hashTables(server.url));
		const wrong = changed.filter((name) => !["maintenance_runs"].includes(name));
		return {
			...{ drill: "move to another server", acknowledged, lost: wrong.length, doubled: 0, waited },
			note: `${before.size} tables compared; different: ${wrong.join(", ") || "none"}`,
		};
	} finally {
		await server.stop();
		await remove();
	}
}
