import { asc } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { closedDays, offices } from "../../../database/tables.ts";
import { type Calendar, calendarOf } from "./clock.ts";

/** When both offices are open, for what is not rendered with the site's content. */
export async function readCalendar(database: Pick<Database, "select">): Promise<Calendar> {
	const days = await database.select({ day: closedDays.day, office: closedDays.office }).from(closedDays);
	return calendarOf(days, await database.select().from(offices).orderBy(asc(offices.orderIndex), asc(offices.id)));
}
