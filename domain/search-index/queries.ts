import { sql } from "drizzle-orm";
import { searchPending } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";

/** Whether rows wait for the search index, such as those that a killed process has left. */
export async function hasPendingSearch(caller: Caller): Promise<boolean> {
	const { database } = caller.permit("search:merge");
	const { rows } = await database.execute<{ found: boolean }>(
		sql`select exists (select from ${searchPending}) as found`,
	);
	return rows[0]?.found === true;
}
