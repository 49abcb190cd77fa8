import { asc } from "drizzle-orm";
import { maintenanceRuns } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";

/**
 * The states of the scheduled tasks; tasks that never ran are missing. `hasBackups`: whether backups are scheduled;
 * `hasBackupKey`: whether one can be made at all.
 */
export async function listMaintenance(caller: Caller) {
	const { database, backups } = caller.permit("maintenance:read");
	const runs = await database.select().from(maintenanceRuns).orderBy(asc(maintenanceRuns.task));
	return { runs, hasBackups: backups.everyHours !== undefined, hasBackupKey: backups.hasKey };
}
export type MaintenanceRun = Awaited<ReturnType<typeof listMaintenance>>["runs"][number];

/** Which outside systems the settings name. `mailAddress` is where emails come from. */
export async function getConnections(caller: Caller) {
	const { configured, centralBank, site } = caller.permit("maintenance:read");
	return { ...configured, rates: centralBank.isConfigured, mailAddress: site.mailAddress ?? null };
}
