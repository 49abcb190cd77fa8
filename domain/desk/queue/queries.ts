import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { applications, tasks, users } from "../../../database/tables.ts";
import type { TaskKind } from "../../../database/values.ts";
import type { Caller } from "../../access/caller.ts";
import { notFound } from "../../shared/errors.ts";
import { selectPage } from "../../shared/paging.ts";
import { requireId } from "../../shared/validation.ts";
import { isUnreachable } from "./follow-up-commands.ts";

const { warnedAt: _warned, overdueToldAt: _told, escalatedAt: _escalated, ...columns } = getTableColumns(tasks);

/**
 * What staff owe an applicant, the most urgent first, each with how its moment was counted.
 * @throws ProblemError: refused; not-found.
 */
export async function getOpenTasks(caller: Caller, applicantId: string) {
	const { database } = caller.permit("task:read");
	const known = requireId(applicantId, "applicant");
	return database
		.select({
			...columns,
			reference: applications.reference,
			assignee: users.displayName,
			/** Whether there is a button that ends it. */
			canFinish: sql<boolean>`${tasks.kind} in ('follow_up', 'refund') or ${isUnreachable}`,
		})
		.from(tasks)
		.leftJoin(applications, eq(applications.id, tasks.applicationId))
		.leftJoin(users, eq(users.id, tasks.assigneeId))
		.where(and(eq(tasks.applicantId, known), isNull(tasks.doneAt)))
		.orderBy(asc(tasks.dueAt), asc(tasks.openedAt), asc(tasks.id));
}
export type OpenTask = Awaited<ReturnType<typeof getOpenTasks>>[number];

type TaskFilter = { applicantId?: string; kind?: TaskKind; isOpen?: boolean; page: number; size?: number };

/** The tasks of one applicant or of all, the newest first, ten per page by default. */
export async function listTasks(caller: Caller, { applicantId, kind, isOpen, ...requested }: TaskFilter) {
	const { database } = caller.permit("task:read");
	const where = and(
		applicantId ? eq(tasks.applicantId, applicantId) : undefined,
		kind && eq(tasks.kind, kind),
		isOpen === undefined ? undefined : isOpen ? isNull(tasks.doneAt) : isNotNull(tasks.doneAt),
	);
	const order = [desc(tasks.openedAt), desc(tasks.id)];
	const rows = database
		.select({ id: tasks.id })
		.from(tasks)
		.where(where)
		.orderBy(...order);
	const { items, ...place } = await selectPage(requested, database.$count(tasks, where), rows);
	const ids = items.map(({ id }) => id);
	const found = await database
		.select(columns)
		.from(tasks)
		.where(inArray(tasks.id, ids))
		.orderBy(...order);
	return { items: found, ...place };
}

/** @throws ProblemError: refused, not-found. */
export async function getTask(caller: Caller, id: string) {
	const { database } = caller.permit("task:read");
	const known = requireId(id, "task");
	const [row] = await database.select(columns).from(tasks).where(eq(tasks.id, known));
	if (!row) throw notFound("task");
	return row;
}
