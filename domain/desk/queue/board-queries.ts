import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { applicants, applications, programs, tasks, universities, users } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { withSamePhone } from "../../cases/applicants/same-phone.ts";
import { bulkVersion, isSentTwice } from "../../cases/applications/conditions.ts";
import { pickLocalized } from "../../shared/language.ts";
import { type BoardFilter, matchingCards } from "./matching.ts";
import { applicationStatuses, type StoredStatus } from "./schema.ts";

/** Cards of a column; the list of applications has the others. */
export const cardsPerColumn = 15;

/**
 * The open applications by status: how many there are, and those whose promises fall due first. Old rows may have a
 * status that is no longer offered; its column comes last.
 * @throws ProblemError: refused.
 */
export async function listBoard(caller: Caller, filter: BoardFilter) {
	const { database, now } = caller.permit("task:read");
	const where = matchingCards(filter, caller.userId);
	const [totals, due] = await Promise.all([countColumns(database, where), readDue(database, where)]);
	const statuses: StoredStatus[] = [...applicationStatuses];
	if (totals.has("approved")) statuses.push("approved");
	const columns = await Promise.all(
		statuses.map(async (status) => {
			const first = due.filter((card) => card.status === status);
			const total = totals.get(status) ?? 0;
			const missing = Math.min(cardsPerColumn, total) - first.length;
			const rest = missing > 0 ? await readIdle(database, and(where, eq(applications.status, status)), missing) : [];
			return { status, total, ids: [...first, ...rest].map(({ id }) => id) };
		}),
	);
	const cards = await readCards(
		database,
		columns.flatMap(({ ids }) => ids),
	);
	const filled = columns.map(({ status, total, ids }) => ({
		status,
		total,
		cards: ids.flatMap((id) => cards.get(id) ?? []),
	}));
	return { columns: filled, now: now() };
}
export type BoardColumn = Awaited<ReturnType<typeof listBoard>>["columns"][number];
export type BoardCard = BoardColumn["cards"][number];

async function countColumns(database: Database, where: SQL | undefined): Promise<Map<StoredStatus, number>> {
	const rows = await database
		.select({ status: applications.status, total: sql<number>`count(*)::int` })
		.from(applications)
		.where(where)
		.groupBy(applications.status);
	return new Map(rows.map(({ status, total }) => [status, total]));
}

/** The first applications of each status with an open task, in the order of the time at which it falls due. */
async function readDue(database: Database, where: SQL | undefined) {
	const due = database
		.select({ applicationId: tasks.applicationId, dueAt: sql<Date>`min(${tasks.dueAt})`.as("due_at") })
		.from(tasks)
		.where(and(isNull(tasks.doneAt), sql`${tasks.applicationId} is not null`))
		.groupBy(tasks.applicationId)
		.as("due");
	const placed = database
		.select({
			id: applications.id,
			status: applications.status,
			place:
				sql<number>`row_number() over (partition by ${applications.status} order by ${due.dueAt}, ${applications.id})`.as(
					"place",
				),
		})
		.from(applications)
		.innerJoin(due, eq(due.applicationId, applications.id))
		.where(where)
		.as("placed");
	return database
		.select({ id: placed.id, status: placed.status })
		.from(placed)
		.where(sql`${placed.place} <= ${cardsPerColumn}`)
		.orderBy(asc(placed.place));
}

/** Applications without an open task, newest first. */
const readIdle = (database: Database, where: SQL | undefined, limit: number) =>
	database
		.select({ id: applications.id })
		.from(applications)
		.where(
			and(
				where,
				sql`not exists (select from ${tasks} where ${tasks.applicationId} = ${applications.id} and ${tasks.doneAt} is null)`,
			),
		)
		.orderBy(desc(applications.submittedAt), desc(applications.id))
		.limit(limit);

async function readCards(database: Database, ids: string[]) {
	const rows = await database
		.select({
			id: applications.id,
			reference: applications.reference,
			status: applications.status,
			applicantId: applications.applicantId,
			/** By which work on many applications notices later changes. */
			version: bulkVersion,
			name: applicants.fullName,
			isExample: applicants.isExample,
			phone: applicants.phoneNumber,
			office: applicants.office,
			assignee: users.displayName,
			language: applicants.language,
			location: applications.location,
			university: pickLocalized(universities, "name"),
			program: pickLocalized(programs, "title"),
			isSentTwice,
			isSuspect: applications.isSuspect,
			phoneE164: applicants.phoneE164,
			/** Of the task that falls due first; null without an open task. */
			task: sql<(Pick<typeof tasks.$inferSelect, "kind" | "text"> & { dueAt: string }) | null>`(
				select jsonb_build_object('kind', ${tasks.kind}, 'text', ${tasks.text}, 'dueAt', ${tasks.dueAt}) from ${tasks}
				where ${tasks.applicationId} = ${applications.id} and ${tasks.doneAt} is null
				order by ${tasks.dueAt}, ${tasks.id} limit 1)`,
		})
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.leftJoin(universities, eq(universities.id, applications.universityId))
		.leftJoin(programs, eq(programs.id, applications.programId))
		.leftJoin(users, eq(users.id, applicants.assigneeId))
		.where(inArray(applications.id, ids));
	return new Map((await withSamePhone(database, rows)).map((row) => [row.id, row]));
}
