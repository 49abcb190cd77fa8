import { and, asc, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import {
	applicants,
	applications,
	contactSubmissions,
	programs,
	tasks,
	universities,
	users,
} from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { withSamePhone } from "../../cases/applicants/same-phone.ts";
import { bulkVersion, isSentTwice } from "../../cases/applications/conditions.ts";
import { notFound } from "../../shared/errors.ts";
import { pickLocalized } from "../../shared/language.ts";
import { placePage } from "../../shared/paging.ts";
import { normalizePhone } from "../../shared/phone.ts";
import { requireId } from "../../shared/validation.ts";
import { lastWord } from "./last-word.ts";
import { isPromised, matching } from "./matching.ts";
import { maxCounted, type QueueFilter, type QueueSection, queueSections, sectionBounds } from "./rules.ts";

/** Rows of each section, and of one section that is shown alone. */
const rowsPerSection = 10;
const rowsPerPage = 50;
const rowsOnDashboard = 5;

/** A person who has not applied has only the name of the contact message; a check of facts is about nobody. */
const personName = sql<string | null>`coalesce(${applicants.fullName}, ${contactSubmissions.name})`;
/** Promises of one moment in the order in which they were made. */
const inDueOrder = [asc(tasks.dueAt), asc(tasks.openedAt), asc(tasks.id)];

/**
 * The open tasks by when their promises fall due: the first ones of each section, or a page of one section.
 * @throws ProblemError: refused.
 */
export async function listQueue(caller: Caller, filter: QueueFilter) {
	const { database, now } = caller.permit("task:read");
	const at = now();
	const where = matching(filter, caller.userId);
	const totals = await countSections(database, where, at);
	const wanted = queueSections.filter((name) => (filter.section ?? name) === name && totals[name] > 0);
	const size = filter.section ? rowsPerPage : rowsPerSection;
	const { page, pages, offset } = placePage(
		filter.section ? filter.page : 1,
		size,
		filter.section ? totals[filter.section] : 0,
	);
	const rows = await Promise.all(wanted.map((name) => readRows(database, and(where, within(name, at)), size, offset)));
	return {
		sections: wanted.map((name, index) => ({ name, total: totals[name], rows: rows[index] ?? [] })),
		totals,
		page,
		pages,
		/** The reader's clock may differ. */
		now: at,
	};
}
export type QueueRow = Awaited<ReturnType<typeof readRows>>[number];

/**
 * The ids of the applications with a matching task, in the order of the queue, at most one more than `most`.
 * @throws ProblemError: refused.
 */
export async function listQueuedIds(caller: Caller, filter: QueueFilter, most: number): Promise<string[]> {
	const { database, now } = caller.permit("task:read");
	const where = and(
		matching(filter, caller.userId),
		filter.section ? within(filter.section, now()) : undefined,
		isNotNull(tasks.applicationId),
	);
	const rows = await database
		.select({ id: sql<string>`${tasks.applicationId}` })
		.from(tasks)
		.where(where)
		.groupBy(tasks.applicationId)
		.orderBy(sql`min(${tasks.dueAt})`, sql`min(${tasks.openedAt})`, tasks.applicationId)
		.limit(most + 1);
	return rows.map(({ id }) => id);
}

/**
 * The promises that are longest overdue, for the dashboard.
 * @throws ProblemError: refused.
 */
export async function listOverdue(caller: Caller) {
	const { database, now } = caller.permit("task:read");
	const at = now();
	const where = and(matching({}, caller.userId), isPromised, within("overdue", at));
	return { rows: await readRows(database, where, rowsOnDashboard, 0), now: at };
}

/** What waits for staff, as the navigation shows it; each at most `maxCounted`. */
export type OpenWork = {
	/** Promises to applicants that are overdue. */
	today: number;
	/** Contact messages without an answer. */
	messages: number;
	/** Records whose last check is too old, as of the last daily count. */
	checks: number;
};

/** @throws ProblemError: refused. */
export async function countOpenWork(caller: Caller): Promise<OpenWork> {
	const { database, now } = caller.permit("task:read");
	const count = (where: SQL | undefined) =>
		database.$count(
			database
				.select({ id: tasks.id })
				.from(tasks)
				.where(and(isNull(tasks.doneAt), eq(tasks.isSuspect, false), where))
				.limit(maxCounted)
				.as("counted"),
		);
	const stale = database
		.select({ total: sql<number>`least(coalesce(sum(${tasks.staleRecords}), 0), ${maxCounted})::int` })
		.from(tasks)
		.where(and(isNull(tasks.doneAt), eq(tasks.kind, "fact_check")));
	const [today, messages, [checks]] = await Promise.all([
		count(and(lt(tasks.dueAt, now()), isPromised)),
		count(eq(tasks.kind, "answer_contact")),
		stale,
	]);
	return { today, messages, checks: checks?.total ?? 0 };
}

function within(section: QueueSection, now: Date): SQL | undefined {
	const { from, to } = sectionBounds(now)[section];
	return and(from ? gte(tasks.dueAt, from) : undefined, to ? lt(tasks.dueAt, to) : undefined);
}

async function countSections(
	database: Database,
	where: SQL | undefined,
	now: Date,
): Promise<Record<QueueSection, number>> {
	const counts = Object.fromEntries(
		queueSections.map((name) => [name, sql<number>`(count(*) filter (where ${within(name, now)}))::int`]),
	) as Record<QueueSection, SQL<number>>;
	const [row] = await database.select(counts).from(tasks).where(where);
	return row ?? { overdue: 0, today: 0, soon: 0, later: 0 };
}

/** The ids are chosen first, so that names and last words are read only for the rows that are shown. */
async function readRows(database: Database, where: SQL | undefined, size: number, offset: number) {
	const ids = database
		.select({ id: tasks.id })
		.from(tasks)
		.where(where)
		.orderBy(...inDueOrder)
		.limit(size)
		.offset(offset);
	const rows = await database
		.select({
			id: tasks.id,
			kind: tasks.kind,
			dueAt: tasks.dueAt,
			openedAt: tasks.openedAt,
			skippedDays: tasks.skippedDays,
			attempts: tasks.attempts,
			office: tasks.office,
			language: tasks.language,
			text: tasks.text,
			topic: tasks.topic,
			staleRecords: tasks.staleRecords,
			isSuspect: tasks.isSuspect,
			isExample: tasks.isExample,
			releasedAt: tasks.releasedAt,
			assigneeId: tasks.assigneeId,
			assignee: users.displayName,
			applicantId: tasks.applicantId,
			applicationId: tasks.applicationId,
			contactSubmissionId: tasks.contactSubmissionId,
			name: personName,
			personPhone: applicants.phoneE164,
			phone: sql<string | null>`coalesce(${applicants.phoneNumber}, ${contactSubmissions.phone})`,
			email: sql<string | null>`coalesce(${applicants.email}, ${contactSubmissions.email})`,
			reference: applications.reference,
			status: applications.status,
			location: applications.location,
			university: pickLocalized(universities, "name"),
			program: pickLocalized(programs, "title"),
			isSentTwice,
			/** By which work on many applications notices later changes. */
			version: bulkVersion,
			lastWord: lastWord(tasks.applicantId, tasks.contactSubmissionId),
		})
		.from(tasks)
		.leftJoin(applicants, eq(applicants.id, tasks.applicantId))
		.leftJoin(applications, eq(applications.id, tasks.applicationId))
		.leftJoin(contactSubmissions, eq(contactSubmissions.id, tasks.contactSubmissionId))
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.leftJoin(users, eq(users.id, tasks.assigneeId))
		.where(inArray(tasks.id, ids))
		.orderBy(...inDueOrder);
	const withPhone = rows.map(({ personPhone, ...row }) => ({
		...row,
		phoneE164: personPhone ?? (row.phone && normalizePhone(row.phone)),
	}));
	return withSamePhone(database, withPhone);
}

/**
 * An open task, for the dialogs about it.
 * @throws ProblemError: refused; not-found, also for a task that is done.
 */
export async function getTask(caller: Caller, id: string) {
	const { database } = caller.permit("task:read");
	const known = requireId(id, "task");
	const [task] = await database
		.select({
			id: tasks.id,
			applicantId: tasks.applicantId,
			assigneeId: tasks.assigneeId,
			topic: tasks.topic,
			name: personName,
		})
		.from(tasks)
		.leftJoin(applicants, eq(applicants.id, tasks.applicantId))
		.leftJoin(contactSubmissions, eq(contactSubmissions.id, tasks.contactSubmissionId))
		.where(and(eq(tasks.id, known), isNull(tasks.doneAt)));
	if (!task) throw notFound("task");
	return task;
}

/**
 * A case, for the dialogs about its assignee.
 * @throws ProblemError: refused; not-found.
 */
export async function getCase(caller: Caller, id: string) {
	const { database } = caller.permit("task:read");
	const { assigneeId, fullName } = applicants;
	const known = requireId(id, "applicant");
	const [found] = await database
		.select({ applicantId: applicants.id, assigneeId, topic: sql<null>`null`, name: fullName })
		.from(applicants)
		.where(eq(applicants.id, known));
	if (!found) throw notFound("applicant");
	return found;
}
