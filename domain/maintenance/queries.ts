import { asc } from "drizzle-orm";
import { maintenanceRuns } from "../../database/tables.ts";
import type { Caller } from "../caller.ts";

/** What became of the tasks that the site does by itself; tasks that never ran are missing. */
export async function listMaintenance(caller: Caller) {
	const { database } = caller.permit("maintenance:read");
	return database.select().from(maintenanceRuns).orderBy(asc(maintenanceRuns.task));
}
export type MaintenanceRun = Awaited<ReturnType<typeof listMaintenance>>[number];
