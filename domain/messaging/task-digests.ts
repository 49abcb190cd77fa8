import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { applications, tasks, users } from "../../database/tables.ts";
import type { AccountEmailKind, TaskKind } from "../../database/values.ts";

/** The emails about tasks that fall due, are overdue, or have been overdue for a day. */
export type TaskEmail = Extract<AccountEmailKind, `tasks-${string}`>;

export const isTaskEmail = (kind: AccountEmailKind): kind is TaskEmail => kind.startsWith("tasks-");

/** Nobody waits for a check of facts, so it raises no alarm. */
export type AlarmedKind = Exclude<TaskKind, "fact_check">;

/** What a message says about a task: nothing about the person, whom staff find in the queue. */
export type AlarmedTask = {
	kind: AlarmedKind;
	/** The application's reference, if the task is about an application. */
	reference: string | null;
	dueAt: Date;
	assignee: string | null;
};

/** The first tasks by their due time, and how many there are. */
export type Alarmed = { tasks: AlarmedTask[]; total: number };

/** A message names this many tasks. */
const maxNamed = 10;

/** The moment at which the alarm was raised, which marks its tasks. */
export const toldAtOf = (payload: Record<string, string | null> | null): Date =>
	new Date(payload?.toldAt ?? Number.NaN);

/** The tasks that an email to a member of staff is about. Those that were finished or given away meanwhile are left out. */
export function readEmailed(database: Database, kind: TaskEmail, userId: string, toldAt: Date): Promise<Alarmed> {
	const isTheirs = eq(tasks.assigneeId, userId);
	const which = {
		"tasks-due": and(eq(tasks.warnedAt, toldAt), isTheirs),
		"tasks-overdue": and(eq(tasks.overdueToldAt, toldAt), isTheirs),
		"tasks-unanswered": eq(tasks.escalatedAt, toldAt),
	}[kind];
	return readAlarmed(database, which);
}

/** The tasks that the message to the staff chat is about: those that fell due, and nobody's that are about to. */
export async function readChatted(database: Database, toldAt: Date): Promise<{ overdue: Alarmed; due: Alarmed }> {
	return {
		overdue: await readAlarmed(database, eq(tasks.overdueToldAt, toldAt)),
		due: await readAlarmed(database, and(eq(tasks.warnedAt, toldAt), isNull(tasks.assigneeId))),
	};
}

async function readAlarmed(database: Database, which: SQL | undefined): Promise<Alarmed> {
	const isOpen = and(isNull(tasks.doneAt), which);
	const rows = await database
		.select({
			kind: sql<AlarmedKind>`${tasks.kind}`,
			reference: applications.reference,
			dueAt: tasks.dueAt,
			assignee: users.displayName,
			total: sql<number>`(count(*) over ())::int`,
		})
		.from(tasks)
		.leftJoin(applications, eq(applications.id, tasks.applicationId))
		.leftJoin(users, eq(users.id, tasks.assigneeId))
		.where(isOpen)
		.orderBy(asc(tasks.dueAt), asc(tasks.id))
		.limit(maxNamed);
	return { tasks: rows, total: rows[0]?.total ?? 0 };
}
