import { and, eq, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { applicants, applications, contactSubmissions, tasks } from "../../../database/tables.ts";
import { caseText, papersWait } from "../../cases/applications/conditions.ts";
import { spellings } from "../../cases/applications/rules.ts";
import { matchesContact } from "../../cases/contacts/conditions.ts";
import { matches } from "../../shared/search.ts";
import type { QueueFilter } from "./rules.ts";

/** Whether somebody waits for a task: nobody does for a check of facts. */
export const isPromised = ne(tasks.kind, "fact_check");

/** @returns the open tasks that a filter leaves, as a condition on `tasks`. */
export function matching(filter: Omit<QueueFilter, "page">, userId: string | null): SQL | undefined {
	const { query, owner, office, kind, status, language, visaType, papers, suspect } = filter;
	return and(
		isNull(tasks.doneAt),
		eq(tasks.isSuspect, suspect === "yes"),
		owner === "nobody" ? isNull(tasks.assigneeId) : undefined,
		owner === "mine" ? (userId ? eq(tasks.assigneeId, userId) : sql`false`) : undefined,
		office && eq(tasks.office, office),
		kind && eq(tasks.kind, kind),
		language && and(eq(tasks.language, language), isPromised),
		ofApplications(
			and(
				status && eq(applications.status, status),
				visaType && eq(applications.visaType, visaType),
				papers && papersWait(papers),
			),
		),
		query ? aboutPerson(query) : undefined,
	);
}

function ofApplications(where: SQL | undefined): SQL | undefined {
	if (!where) return undefined;
	return sql`exists (select from ${applications} where ${applications.id} = ${tasks.applicationId} and ${where})`;
}

const casesJoined = sql`${applications} join ${applicants} on ${applicants.id} = ${applications.applicantId}`;

/** The tasks of the cases and of the contact messages that a search finds. */
function aboutPerson(query: string): SQL | undefined {
	const isCase = or(...spellings(query).map((spelling) => matches(caseText, spelling)));
	const isContact = matchesContact(query);
	if (!isCase || !isContact) return undefined;
	return or(
		sql`${tasks.applicantId} in (select ${applicants.id} from ${casesJoined} where ${isCase})`,
		sql`${tasks.contactSubmissionId} in (select ${contactSubmissions.id} from ${contactSubmissions} where ${isContact})`,
	);
}

/** The applications that a search finds, as a condition on `applications`. */
function foundApplications(query: string): SQL | undefined {
	const isFound = or(...spellings(query).map((spelling) => matches(caseText, spelling)));
	return isFound && sql`${applications.id} in (select ${applications.id} from ${casesJoined} where ${isFound})`;
}

export type BoardFilter = Omit<QueueFilter, "page" | "section" | "status">;

/** The open applications that a filter leaves, as a condition on `applications`. */
export function matchingCards(
	{ query, owner, office, kind, language, visaType, papers, suspect }: BoardFilter,
	userId: string | null,
) {
	const ofApplicant = and(
		owner === "nobody" ? isNull(applicants.assigneeId) : undefined,
		owner === "mine" ? (userId ? eq(applicants.assigneeId, userId) : sql`false`) : undefined,
		office && eq(applicants.office, office),
		language && eq(applicants.language, language),
	);
	return and(
		isNull(applications.closedAt),
		eq(applications.isSuspect, suspect === "yes"),
		visaType && eq(applications.visaType, visaType),
		papers && papersWait(papers),
		query ? foundApplications(query) : undefined,
		ofApplicant &&
			sql`exists (select from ${applicants} where ${applicants.id} = ${applications.applicantId} and ${ofApplicant})`,
		kind &&
			sql`exists (select from ${tasks} where ${tasks.applicationId} = ${applications.id} and ${tasks.kind} = ${kind} and ${tasks.doneAt} is null)`,
	);
}
