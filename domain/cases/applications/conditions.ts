import {
	and,
	asc,
	count,
	desc,
	eq,
	gte,
	inArray,
	isNotNull,
	isNull,
	lt,
	lte,
	or,
	type SQL,
	type SQLWrapper,
	sql,
} from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { applicants, applications, documents, programs, tasks } from "../../../database/tables.ts";
import { idsNamed } from "../../catalog/selection.ts";
import { matches } from "../../shared/search.ts";
import { dayOf, homeZone, timeOnDay, weekBefore } from "../../shared/time-zone.ts";
import { type ApplicationFilter, spellings } from "./rules.ts";
import { type PapersTurn, storedStatuses } from "./schema.ts";

/** The conditions and the order of the applications list, for queries that join applications and applicants. */

/** The text that staff search: what was sent, and what staff have corrected. */
export const caseText = sql`(${applications.searchText} || ' ' || ${applicants.searchText})`;
/** By which the two are joined. */
export const isOfApplicant = eq(applicants.id, applications.applicantId);

type Viewer = { now: Date; userId: string | null };

export async function applicationConditions(
	database: Pick<Database, "select" | "pooled">,
	filter: ApplicationFilter,
	{ now, userId }: Viewer,
): Promise<SQL | undefined> {
	const { query, city, certificate, suspect, hasEmail, program, university } = filter;
	const named = university && (await idsNamed(database, university));
	return and(
		filter.status && eq(applications.status, filter.status),
		filter.office && eq(applicants.office, filter.office),
		filter.language && eq(applications.language, filter.language),
		filter.ageFrom ? gte(applications.age, filter.ageFrom) : undefined,
		filter.ageTo ? lte(applications.age, filter.ageTo) : undefined,
		suspect === undefined ? undefined : eq(applications.isSuspect, suspect),
		hasEmail === undefined ? undefined : hasEmail ? isNotNull(applications.email) : isNull(applications.email),
		filter.papers && papersWait(filter.papers),
		certificate && sql`${applications.languageCertificates} @> ${JSON.stringify([{ type: certificate }])}::jsonb`,
		isAssignedTo(applicants.assigneeId, filter.assignee, userId),
		...periodConditions(filter, now),
		named ? inArray(applications.universityId, named) : undefined,
		program ? inProgram(program) : undefined,
		city ? matches(applications.placeText, city) : undefined,
		or(...spellings(query).map((text) => matches(caseText, text))),
	);
}

/** Applications with a paper that waits for somebody: for us once the applicant has sent it. "late": its day has passed. */
export const papersWait = (turn: PapersTurn): SQL =>
	sql`${applications.id} in (select ${documents.applicationId} from ${documents}
		where ${inArray(documents.state, turn === "us" ? ["received"] : ["needed", "returned"])}
		and ${turn === "late" ? sql`${documents.dueOn} < (now() at time zone ${homeZone})::date` : sql`true`})`;

/** By any part of the title. */
const inProgram = (title: string) =>
	sql`${applications.programId} in (select ${programs.id} from ${programs} where ${matches(programs.titleText, title) ?? true})`;

/** Whether a column names the assignee of a filter: an id, "me" or "nobody". */
export function isAssignedTo(column: PgColumn, assignee: string | undefined, userId: string | null): SQL | undefined {
	if (!assignee) return undefined;
	if (assignee === "nobody") return isNull(column);
	const id = assignee === "me" ? userId : assignee;
	return id ? eq(column, id) : sql`false`;
}

function periodConditions({ period, from, to, zone }: ApplicationFilter, now: Date) {
	const today = dayOf(now, zone);
	return [
		period === "week" ? gte(applications.submittedAt, weekBefore(now)) : undefined,
		period === "today"
			? and(gte(applications.submittedAt, today.from), lt(applications.submittedAt, today.to))
			: undefined,
		from ? gte(applications.submittedAt, timeOnDay(from, 0, homeZone)) : undefined,
		to ? lt(applications.submittedAt, timeOnDay(to, 24, homeZone)) : undefined,
	];
}

/** When the next open task of an application falls due; a task of the whole case counts for all its applications. */
export const nextDueOf = (application: { id: SQLWrapper; applicantId: SQLWrapper }): SQL<string | null> =>
	sql<string | null>`(select min(${tasks.dueAt}) from ${tasks} where ${tasks.doneAt} is null
		and ${tasks.applicantId} = ${application.applicantId}
		and (${tasks.applicationId} is null or ${tasks.applicationId} = ${application.id}))`;

/**
 * Joined for the sort by due time: reads each open task once, which takes a third of the time of the tasks of each
 * application. Two parts, because PostgreSQL misjudges one join with an alternative.
 */
const dueTable = sql`(
	select id, min(at) as at from (
		select ${tasks.applicationId} as id, ${tasks.dueAt} as at from ${tasks}
		where ${tasks.doneAt} is null and ${tasks.applicationId} is not null
		union all
		select of_case.id, ${tasks.dueAt} from ${tasks}
		join ${applications} as of_case on of_case.applicant_id = ${tasks.applicantId}
		where ${tasks.doneAt} is null and ${tasks.applicationId} is null
	) as open group by id) as due`;
const isDueOf = sql`due.id = ${applications.id}`;

const latestFirst = [desc(applications.submittedAt), desc(applications.id)];

const sortKeys = {
	submitted: sql`${applications.submittedAt}`,
	name: sql`${applicants.nameOrder}`,
	status: sql`array_position(${sql.raw(`array['${storedStatuses.join("', '")}']`)}, ${applications.status})`,
	age: sql`${applications.age}`,
	city: sql`${applications.placeText}`,
	due: sql`coalesce(due.at, 'infinity')`,
};

/** The order of the list, newest first by default. Equal rows are listed newest first. */
function applicationOrder({ sort, isDescending = sort === undefined }: ApplicationFilter): SQL[] {
	const by = sort ?? "submitted";
	if (by === "submitted" && isDescending) return latestFirst;
	// Applications without a task come last in both directions.
	const key = by === "due" && isDescending ? sql`coalesce(due.at, '-infinity')` : sortKeys[by];
	return [isDescending ? desc(key) : asc(key), ...latestFirst];
}

/** The number of applications that match. */
export async function countApplications(database: Pick<Database, "select">, where: SQL | undefined): Promise<number> {
	const [row] = await database
		.select({ total: count() })
		.from(applications)
		.innerJoin(applicants, isOfApplicant)
		.where(where);
	return row?.total ?? 0;
}

/** The ids that match, in the filter's order. */
export function selectIds(database: Pick<Database, "select">, where: SQL | undefined, filter: ApplicationFilter) {
	const all = database
		.select({ id: applications.id })
		.from(applications)
		.innerJoin(applicants, isOfApplicant)
		.$dynamic();
	const joined = filter.sort === "due" ? all.leftJoin(dueTable, isDueOf) : all;
	return joined.where(where).orderBy(...applicationOrder(filter));
}

/**
 * The applications before and after one in the order of the list, also of one that no longer matches; null at its ends, and
 * if the application no longer exists.
 */
export async function findNeighbors(
	database: Pick<Database, "select">,
	id: string,
	where: SQL | undefined,
	filter: ApplicationFilter,
): Promise<{ previous: string | null; next: string | null }> {
	const inOrder = sql`over (order by ${sql.join(applicationOrder(filter), sql`, `)})`;
	const all = database
		.select({
			id: applications.id,
			previous: sql<string | null>`lag(${applications.id}) ${inOrder}`.as("previous"),
			next: sql<string | null>`lead(${applications.id}) ${inOrder}`.as("next"),
		})
		.from(applications)
		.innerJoin(applicants, isOfApplicant)
		.$dynamic();
	const joined = filter.sort === "due" ? all.leftJoin(dueTable, isDueOf) : all;
	const listed = joined.where(where && or(where, eq(applications.id, id))).as("listed");
	const { previous, next } = listed;
	const [row] = await database.select({ previous, next }).from(listed).where(eq(listed.id, id));
	return row ?? { previous: null, next: null };
}

/**
 * Whether the same person has another open application for the same program. For queries that join applications with
 * other tables.
 */
export const isSentTwice: SQL<boolean> = sql<boolean>`(applications.closed_at is null and exists (
	select from applications as twin
	where twin.applicant_id = applications.applicant_id and twin.id <> applications.id and twin.closed_at is null
		and twin.program_id is not distinct from applications.program_id
		and twin.university_id is not distinct from applications.university_id))`;

/**
 * What an application and its applicant are now: another value means that somebody has changed one of them. For queries
 * that join applications and applicants.
 */
export const bulkVersion: SQL<string> = sql<string>`concat(extract(epoch from applications.changed_at), '/', applicants.version)`;
