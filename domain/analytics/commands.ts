import { sql } from "drizzle-orm";
import type { Caller } from "../access/caller.ts";
import { addCounts } from "./counts.ts";
import { localDay } from "./local-day.ts";
import { type Counted, retentionMonths } from "./schema.ts";

/** Adds to today's anonymous counts. Ignores views of unknown records and unpublished posts. */
export async function countEvents(caller: Caller, counts: Counted[]): Promise<void> {
	const { database, now } = caller.permit("analytics:count");
	await addCounts(database, now(), counts);
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
