import { and, eq, gte, lt, or, type SQL, sql } from "drizzle-orm";
import { contactSubmissions, tasks } from "../../../database/tables.ts";
import { matches } from "../../shared/search.ts";
import { homeZone, timeOnDay } from "../../shared/time-zone.ts";
import { isAssignedTo } from "../applications/conditions.ts";
import { spellings } from "../applications/rules.ts";
import type { ContactFilter } from "./rules.ts";

/** A message has one task to answer it. */
export const isItsTask = and(eq(tasks.contactSubmissionId, contactSubmissions.id), eq(tasks.kind, "answer_contact"));

/** The messages that a filter leaves; one by assignee needs the join with the messages' tasks. */
export function contactConditions(filter: ContactFilter, userId: string | null): SQL | undefined {
	const { query = "", state, language, source, suspect, from, to } = filter;
	return and(
		state && eq(contactSubmissions.state, state),
		language && eq(contactSubmissions.language, language),
		source && eq(contactSubmissions.source, source),
		suspect === undefined ? undefined : eq(contactSubmissions.isSuspect, suspect),
		from ? gte(contactSubmissions.submittedAt, timeOnDay(from, 0, homeZone)) : undefined,
		to ? lt(contactSubmissions.submittedAt, timeOnDay(to, 24, homeZone)) : undefined,
		isAssignedTo(tasks.assigneeId, filter.assignee, userId),
		matchesContact(query),
	);
}

/** Words of a message, and phone numbers however they are typed. */
export const matchesContact = (query: string): SQL | undefined =>
	or(...spellings(query).map((spelling) => matches(sql`${contactSubmissions.searchText}`, spelling)));
