import { asc } from "drizzle-orm";
import { maintenanceRuns } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";

/**
 * The states of the scheduled tasks; tasks that never ran are missing. `hasBackups`: whether backups are scheduled.
 */
export async function listMaintenance(caller: Caller) {
	const { database, backups } = caller.permit("maintenance:read");
	const runs = await database.select().from(maintenanceRuns).orderBy(asc(maintenanceRuns.task));
	return { runs, hasBackups: backups.everyHours !== undefined };
}
export type MaintenanceRun = Awaited<ReturnType<typeof listMaintenance>>["runs"][number];
