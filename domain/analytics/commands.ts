import { sql } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { addCount } from "./counts.ts";
import { localDay } from "./local-day.ts";
import { type Counted, retentionMonths } from "./schema.ts";

/** Adds one to today's anonymous count of an event. Ignores views of unknown records and unpublished posts. */
export async function countEvent(caller: Caller, counted: Counted): Promise<void> {
	const { database, now } = caller.permit("analytics:count");
	await addCount(database, now(), counted);
}

/**
 * Deletes counts past their retention.
 * @returns the number of rows.
 */
export async function removeOldCounts(caller: Caller): Promise<number> {
	const { database, now } = caller.permit("analytics:sweep");
	const { rowCount } = await database.execute(
		sql`delete from daily_counts where day < ${localDay(now())} - ${retentionMonths} * interval '1 month'`,
	);
	return rowCount ?? 0;
}
