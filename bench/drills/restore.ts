import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { urlOf } from "../../database/embedded/app-database.ts";
import { startDatabase } from "../support/database.ts";
import { ownerSettings, signInOwner } from "../support/owner.ts";
import { temporaryFolder } from "../support/processes.ts";
import { startSite } from "../support/site-process.ts";
import type { Drilled } from "./drill.ts";
import { runScript } from "./scripts.ts";
import { startServer } from "./server.ts";
import { differences, hashTables, readLines } from "./tables.ts";
import { visitSteadily } from "./visits.ts";

/** Tables that a restore empties or writes on purpose (docs/operations.md, "Restore"). */
const onPurpose = [
	...["sessions", "verifications", "account_links", "applicant_sessions", "one_time_links", "family_links"],
	...["telegram_chats", "maintenance_runs"],
];
/** Tables to which a restore adds rows. */
const logs = ["audit_log", "audit_signatures"];

/** The place of an uploaded picture in a data folder. */
const picture = `images/${"0f".repeat(16)}/480.webp`;

/** A site with submissions and a picture, stopped. */
async function stoppedSite(folder: string) {
	// Its signing secret is in a file, as on a new machine.
	const settings = { DATA_DIR: join(folder, "first"), TRUST_PROXY: "1", AUTH_SECRET: "", ...ownerSettings };
	const site = await startSite({ settings });
	// For the audit log.
	await signInOwner(site.url);
	const visits = visitSteadily(site.url);
	while (visits.count() < 20) await pause(50);
	const { acknowledged } = await visits.stop();
	await site.stop();
	const place = join(settings.DATA_DIR, picture);
	mkdirSync(dirname(place), { recursive: true });
	writeFileSync(place, randomBytes(10_000));
	return { acknowledged, settings };
}

/** The contents of a stopped site: hashes of its tables, the rows of its logs, and its files. */
async function contentsOf(dataDir: string) {
	const database = await startDatabase(dataDir, "off");
	const url = urlOf(`${join(dataDir, "database")}/socket`, "hamroh");
	const tables = await hashTables(url);
	const rows = (await Promise.all(logs.map((table) => readLines(url, table)))).flat();
	await database.stop();
	const files = ["secret", picture].map((name) => readFileSync(join(dataDir, name), "hex"));
	return { tables, rows, files };
}

/** Makes a backup, restores it on an empty machine, and compares every table, the picture and the signing secret. */
export async function restoreDrill(): Promise<Drilled> {
	const { folder, remove } = await temporaryFolder();
	try {
		const { acknowledged, settings } = await stoppedSite(folder);
		const before = await contentsOf(settings.DATA_DIR);
		if (before.rows.length === 0) throw new Error("The audit log was empty before the backup.");
		const file = join(folder, "backup.age");
		const key = { BACKUP_PASSPHRASE: "only for the drill, only for the drill" };
		await runScript("backup", [file], { ...settings, ...key });
		const other = join(folder, "second");
		const waited = await runScript("restore", [file], { DATA_DIR: other, ...key });
		const after = await contentsOf(other);
		const changed = differences(before.tables, after.tables).filter((name) => !logs.includes(name));
		const wrong = changed.filter((name) => !onPurpose.includes(name));
		const kept = new Set([...after.rows, ...after.files]);
		const missing = [...before.rows, ...before.files].filter((one) => !kept.has(one)).length;
		return {
			...{
				drill: "backup, restored on an empty machine",
				acknowledged,
				lost: wrong.length + missing,
				doubled: 0,
				waited,
			},
			note: `${before.tables.size} tables compared; different: ${wrong.join(", ") || "none"}; emptied or written on purpose: ${changed.filter((name) => onPurpose.includes(name)).join(", ") || "none"}; of ${before.rows.length} rows of the audit log, the picture and the signing secret, ${missing} missing`,
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
		const { tables: before } = await contentsOf(settings.DATA_DIR);
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
