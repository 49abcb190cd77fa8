import { and, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../database/connect.ts";
import { applicants, applications, auditLog, programs, universities, users } from "../../../database/tables.ts";
import type { VisaType } from "../../../database/values.ts";
import type { Caller } from "../../access/caller.ts";
import { listDeliveries } from "../../messaging/list-deliveries.ts";
import { notFound } from "../../shared/errors.ts";
import { pickLocalized } from "../../shared/language.ts";
import { type Page, placePage, recordsPerPage } from "../../shared/paging.ts";
import { normalizePhone } from "../../shared/phone.ts";
import { asId, requireId } from "../../shared/validation.ts";
import { withSamePhone } from "../applicants/same-phone.ts";
import { statusChange } from "../applicants/schema.ts";
import { hasUnreadMessage } from "../conversations/unread.ts";
import { pickStep, reachedIn } from "../entries/state.ts";
import { readTimeline, unseenChange } from "../entries/timeline.ts";
import {
	applicationConditions,
	bulkVersion,
	countApplications,
	findNeighbors,
	isSentTwice,
	nextDueOf,
	selectIds,
} from "./conditions.ts";
import type { ApplicationFilter } from "./rules.ts";
import { applicationStatuses, type StoredStatus, storedStatuses } from "./schema.ts";

const {
	contentHash: _hash,
	submissionKey: _key,
	searchText: _text,
	placeText: _place,
	...columns
} = getTableColumns(applications);

/**
 * An application with all its data, its notifications, and its status changes, newest first.
 * @throws ProblemError: not-found.
 */
export async function getApplication(caller: Caller, id: string) {
	const { database } = caller.permit("application:read");
	const [row] = await database
		.select({
			...columns,
			/** As corrected by staff. `fullName` is the name that was submitted. */
			applicantName: applicants.fullName,
			applicantLanguage: applicants.language,
			university: pickLocalized(universities, "name"),
			program: { ...pickLocalized(programs, "title"), type: programs.type },
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.where(eq(applications.id, requireId(id, "application")));
	if (!row) throw notFound("application");
	const [delivered, history] = await Promise.all([
		listDeliveries(database, { applicationId: row.id }),
		database
			.select({ at: auditLog.at, by: users.displayName, detail: auditLog.detail })
			.from(auditLog)
			.leftJoin(users, eq(users.id, auditLog.actorId))
			.where(and(eq(auditLog.recordId, row.id), eq(auditLog.action, statusChange)))
			.orderBy(desc(auditLog.id)),
	]);
	return { ...row, phoneE164: normalizePhone(row.phoneNumber), deliveries: delivered, history };
}
export type Application = Awaited<ReturnType<typeof getApplication>>;

/**
 * The applications of an applicant with what staff do about them, newest first. `unseen` is a change of the status that
 * the applicant does not see yet, and `seen` the status until then.
 * @throws ProblemError: refused.
 */
export async function listCaseApplications(caller: Caller, applicantId: string) {
	const { database, now } = caller.permit("application:read");
	const at = now();
	const known = requireId(applicantId, "applicant");
	const rows = await database
		.select({
			id: applications.id,
			reference: applications.reference,
			status: applications.status,
			submittedAt: applications.submittedAt,
			location: applications.location,
			age: applications.age,
			languageCertificates: applications.languageCertificates,
			comment: applications.comment,
			...pickStep(applications),
			visaType: applications.visaType,
			closedAt: applications.closedAt,
			closeReason: applications.closeReason,
			isReminded: applications.isReminded,
			money: applications.money,
			unseen: unseenChange(at),
			university: pickLocalized(universities, "name"),
			program: { ...pickLocalized(programs, "title"), id: programs.id, type: programs.type },
		})
		.from(applications)
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.where(eq(applications.applicantId, known))
		.orderBy(desc(applications.submittedAt), desc(applications.id));
	const reached = await readTimeline(database, { applicantId: known, applicationId: null }, "staff", {
		...{ now: at, kinds: ["milestone"] },
	});
	return rows.map(({ unseen, ...row }) => ({
		...row,
		suggestedVisa: row.program ? suggestVisaType(row.program.type) : null,
		milestones: reachedIn(reached.filter(({ applicationId, undoneAt }) => applicationId === row.id && !undoneAt)),
		seen: (unseen?.from as StoredStatus | undefined) ?? row.status,
		unseen: unseen && { visibleAt: new Date(unseen.visibleAt) },
	}));
}
export type CaseApplication = Awaited<ReturnType<typeof listCaseApplications>>[number];

/** The visa that a program usually needs. A stored type may be longer than its name, as in "Master (MBA)". */
const visaOf: [programType: string, visa: VisaType][] = [
	["Bachelor", "D-2-2"],
	["Master", "D-2-3"],
	["PhD", "D-2-4"],
	["Language", "D-4-1"],
];

/** @returns the visa to suggest for a program; null for an unknown type. */
const suggestVisaType = (programType: string): VisaType | null =>
	visaOf.find(([type]) => programType.includes(type))?.[1] ?? null;

type Permitted = ReturnType<Caller["permit"]>;

/** The ids of a page in order, and which page it is. */
async function pageOf({ database, actor, now }: Permitted, filter: ApplicationFilter) {
	const where = await applicationConditions(database, filter, { now: now(), userId: actor.userId });
	const size = filter.size ?? recordsPerPage;
	const read = (offset: number) => selectIds(database, where, filter).limit(size).offset(offset);
	const asked = (Math.max(1, filter.page) - 1) * size;
	// Both look at many rows, each on a connection of its own.
	const [total, found] = await Promise.all([countApplications(database, where), read(asked)]);
	const { page, pages, offset } = placePage(filter.page, size, total);
	// A page beyond the end is the last one.
	const rows = offset === asked ? found : await read(offset);
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
	const rows = await selectIds(database, where, filter).limit(most + 1);
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
	return known ? findNeighbors(database, known, where, filter) : { previous: null, next: null };
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
