import { sql } from "drizzle-orm";
import { applicants, contactSubmissions } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";

/** Whether there are invented people of the sample data. */
export async function hasExamples(caller: Caller): Promise<boolean> {
	const { database } = caller.permit("overview:read");
	const { rows } = await database.execute<{ found: boolean }>(sql`
		select exists (select from ${applicants} where is_example) or exists (select from ${contactSubmissions} where is_example) as found`);
	return rows[0]?.found ?? false;
}
