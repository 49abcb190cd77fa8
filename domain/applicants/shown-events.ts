import { and, desc, eq, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { caseEvents } from "../../database/tables.ts";
import type { storedApplicationStatuses } from "../../database/values.ts";

type StoredStatus = (typeof storedApplicationStatuses)[number];

/**
 * What an applicant sees of the events of its case. A change of the status is shown some time after staff made it; one
 * that was replaced by another before that time was a mistake and is never shown.
 */

const isStatusChange = eq(caseEvents.kind, "status_changed");

const isReplaced = sql`exists (select from ${caseEvents} as later
	where later.application_id = ${caseEvents.applicationId} and later.kind = 'status_changed'
		and later.at > ${caseEvents.at} and later.at < ${caseEvents.shownAt})`;

const isDue = (now: Date) => lte(caseEvents.shownAt, now);

/** An event with `takenBack` restores the status that the applicant has seen all the time. */
const isTakenBack = sql`coalesce(${caseEvents.data} ->> 'takenBack', '') <> ''`;

/** The condition for the rows of case_events that the applicant's timeline shows. */
export const isShown = (now: Date): SQL =>
	sql`(${caseEvents.isPublic} and ${isDue(now)} and not (${isStatusChange} and (${isTakenBack} or ${isReplaced})))`;

/** The status of an application as its applicant sees it. */
export async function readShownStatus(
	database: Pick<Database, "select">,
	applicationId: string,
	now: Date,
): Promise<StoredStatus> {
	const [latest] = await database
		.select({ status: sql<StoredStatus>`${caseEvents.data} ->> 'to'` })
		.from(caseEvents)
		.where(and(eq(caseEvents.applicationId, applicationId), isStatusChange, isDue(now), sql`not ${isReplaced}`))
		.orderBy(desc(caseEvents.at), desc(caseEvents.id))
		.limit(1);
	return latest?.status ?? "pending";
}
