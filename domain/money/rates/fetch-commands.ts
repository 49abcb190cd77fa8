import { eq, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { maintenanceRuns } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { PortalError } from "../../shared/ports.ts";
import { isFetchDue } from "./rules.ts";
import { storeFetched } from "./store.ts";

const own = eq(maintenanceRuns.task, "rates");

/**
 * Fetches the Central Bank's rates if they are due, in one of all processes. After a failure the stored rates stay.
 * @returns the reason of a failure; undefined on success, or if nothing is due.
 */
export async function fetchRates(caller: Caller): Promise<string | undefined> {
	const { database, now, centralBank } = caller.permit("rate:fetch");
	if (!centralBank.isConfigured || !(await takeTurn(database))) return undefined;
	try {
		const rates = await centralBank.getRates(now());
		await database.transaction(async (transaction) => {
			await storeFetched(transaction, rates, now());
			await transaction.update(maintenanceRuns).set({ succeededAt: sql`clock_timestamp()`, fault: null }).where(own);
		});
		return undefined;
	} catch (error) {
		if (!(error instanceof PortalError)) throw error;
		await database.update(maintenanceRuns).set({ failedAt: sql`clock_timestamp()`, fault: error.fault }).where(own);
		return error.message;
	}
}

/** Claims the run by the database's clock and a row lock. */
async function takeTurn(database: Database): Promise<boolean> {
	return database.transaction(async (transaction) => {
		await transaction.insert(maintenanceRuns).values({ task: "rates" }).onConflictDoNothing();
		const [run] = await transaction
			.select({
				startedAt: maintenanceRuns.startedAt,
				succeededAt: maintenanceRuns.succeededAt,
				now: sql<Date>`clock_timestamp()`.mapWith(maintenanceRuns.startedAt),
			})
			.from(maintenanceRuns)
			.where(own)
			.for("update");
		if (!run || !isFetchDue(run, run.now)) return false;
		await transaction.update(maintenanceRuns).set({ startedAt: sql`clock_timestamp()` }).where(own);
		return true;
	});
}
