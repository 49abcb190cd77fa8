import type { Database } from "../../database/connect.ts";
import { closedDays } from "../../database/tables.ts";
import { type ClosedDays, closedDaysOf } from "./clock.ts";

/** The closed days of both offices, for what is not rendered with the site's content. */
export async function readClosedDays(database: Pick<Database, "select">): Promise<ClosedDays> {
	return closedDaysOf(await database.select({ day: closedDays.day, office: closedDays.office }).from(closedDays));
}
