import { eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { applicants, applications, programs, universities, users } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { pickLocalized } from "../../shared/language.ts";
import { type Page, placePage, recordsPerPage } from "../../shared/paging.ts";
import { asId } from "../../shared/validation.ts";
import { withSamePhone } from "../applicants/same-phone.ts";
import { hasUnreadMessage } from "../conversations/unread.ts";
import {
	applicationConditions,
	applicationOrder,
	bulkVersion,
	countApplications,
	findNeighbors,
	isSentTwice,
	nextDueOf,
	selectIds,
} from "./conditions.ts";
import type { ApplicationFilter } from "./rules.ts";
import { applicationStatuses, type StoredStatus, storedStatuses } from "./schema.ts";

/** Staff's lists of applications. */

const {
	contentHash: _hash,
	submissionKey: _key,
	searchText: _text,
	placeText: _place,
	...columns
} = getTableColumns(applications);

type Permitted = ReturnType<Caller["permit"]>;

/** The ids of a page in order, and which page it is. */
async function pageOf({ database, actor, now }: Permitted, filter: ApplicationFilter) {
	const where = await applicationConditions(database, filter, { now: now(), userId: actor.userId });
	const total = await countApplications(database, where);
	const size = filter.size ?? recordsPerPage;
	const { page, pages, offset } = placePage(filter.page, size, total);
	const rows = await selectIds(database, where, applicationOrder(filter)).limit(size).offset(offset);
	return { ids: rows.map(({ id }) => id), place: { total, page, pages } };
}

function inOrder<Row extends { id: string }>(rows: Row[], ids: string[]): Row[] {
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => byId.get(id) ?? []);
}

const assignees = alias(users, "assignees");

/**
 * The matching applications, ten per page by default, with the applicants' names as corrected by staff and whose else
 * they may be.
 */
export async function listApplications(caller: Caller, filter: ApplicationFilter) {
	const context = caller.permit("application:read");
	const { database } = context;
	const { ids, place } = await pageOf(context, filter);
	const rows = await database
		.select({
			id: applications.id,
			reference: applications.reference,
			applicantName: applicants.fullName,
			/** As corrected by staff. */
			phoneNumber: sql<string>`coalesce(${applicants.phoneNumber}, ${applications.phoneNumber})`,
			email: applications.email,
			location: applications.location,
			age: applications.age,
			certificates: applications.languageCertificates,
			language: applications.language,
			status: applications.status,
			submittedAt: applications.submittedAt,
			isSuspect: applications.isSuspect,
			isExample: applicants.isExample,
			applicantId: applications.applicantId,
			/** By which work on many applications notices later changes. */
			version: bulkVersion,
			office: applicants.office,
			assignee: assignees.displayName,
			university: pickLocalized(universities, "name"),
			program: pickLocalized(programs, "title"),
			hasUnread: hasUnreadMessage(applications.applicantId),
			nextDueAt: sql`${nextDueOf(applications)}`.mapWith((at: string | null) => at && new Date(at)) as SQL<Date | null>,
			/** The number of applications of this person. */
			ofPerson: sql<number>`(select count(*)::int from ${applications} as own where own.applicant_id = ${applications.applicantId})`,
			isSentTwice,
			closedAt: applications.closedAt,
			closeReason: applications.closeReason,
			/** Null if the number cannot be read with certainty. */
			phoneE164: applicants.phoneE164,
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.leftJoin(assignees, eq(assignees.id, applicants.assigneeId))
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.where(inArray(applications.id, ids));
	const items = await withSamePhone(database, inOrder(rows, ids));
	return { items, ...place, oldStatuses: await storedBesides(database) } satisfies Page<unknown> & {
		oldStatuses: StoredStatus[];
	};
}
export type ListedApplication = Awaited<ReturnType<typeof listApplications>>["items"][number];

/** The ids of the matching applications in order, at most one more than `most`. */
export async function listMatchingIds(caller: Caller, filter: ApplicationFilter, most: number): Promise<string[]> {
	const { database, actor, now } = caller.permit("application:read");
	const where = await applicationConditions(database, filter, { now: now(), userId: actor.userId });
	const rows = await selectIds(database, where, applicationOrder(filter)).limit(most + 1);
	return rows.map(({ id }) => id);
}

/** The same with all fields, for the API. */
export async function listApplicationRecords(caller: Caller, filter: ApplicationFilter) {
	const context = caller.permit("application:read");
	const { ids, place } = await pageOf(context, filter);
	const rows = await context.database.select(columns).from(applications).where(inArray(applications.id, ids));
	return { items: inOrder(rows, ids), ...place } satisfies Page<unknown>;
}

/**
 * The applications before and after one in the filtered and sorted list.
 * @returns null at the ends of the list.
 */
export async function getNeighbors(caller: Caller, id: string, filter: ApplicationFilter) {
	const { database, actor, now } = caller.permit("application:read");
	const where = await applicationConditions(database, filter, { now: now(), userId: actor.userId });
	const known = asId(id);
	return known ? findNeighbors(database, known, where, applicationOrder(filter)) : { previous: null, next: null };
}

/** Statuses that are no longer offered but exist in old rows (C-03). */
async function storedBesides(database: Database): Promise<StoredStatus[]> {
	const old = storedStatuses.filter((status) => !(applicationStatuses as readonly string[]).includes(status));
	const rows = await database
		.selectDistinct({ status: applications.status })
		.from(applications)
		.where(inArray(applications.status, old));
	return rows.map(({ status }) => status);
}
