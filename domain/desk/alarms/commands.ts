import { and, eq, gt, inArray, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { maintenanceRuns, profiles, tasks, users } from "../../../database/tables.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { releaseUnavailable } from "../../cases/tasks/assignment.ts";
import { enqueueDelivery } from "../../messaging/enqueue.ts";
import type { TaskEmail } from "../../messaging/task-digests.ts";
import { originalLanguage } from "../../shared/language.ts";
import { digestMinutes, escalationHours, officesAwake } from "./rules.ts";

/**
 * Tells staff what is about to fall due or overdue, in one of all processes and at most every 15 minutes: the assignee
 * before and when it is due, the staff chat when it is due or before if it is nobody's, and the owners a day later. Each
 * of the three is told once, and what falls due at night in the morning of the task's office. The marks of the tasks and
 * the messages are stored in one transaction. The messages are composed when they are sent.
 */
export async function raiseAlarms(caller: Caller): Promise<void> {
	const context = caller.permit("task:run");
	await context.database.transaction(async (transaction) => {
		if (!(await takeTurn(transaction))) return;
		const at = context.now();
		await releaseUnavailable(transaction, at);
		// Nobody waits for a check of facts.
		const isAlarmed = and(isPromised, isNull(tasks.doneAt), inArray(tasks.office, officesAwake(at)));
		const told = await markTold(transaction, isAlarmed, at);
		const send = (kind: TaskEmail, userId: string) => enqueueEmail(context, transaction, { kind, userId, at });
		for (const userId of assigneesOf(told.warned)) await send("tasks-due", userId);
		for (const userId of assigneesOf(told.overdue)) await send("tasks-overdue", userId);
		if (told.escalated.length > 0)
			for (const userId of await listOwners(transaction)) await send("tasks-unanswered", userId);
		if (told.overdue.length > 0 || told.warned.some(({ assigneeId }) => !assigneeId)) {
			const payload = { toldAt: at.toISOString() };
			await enqueueDelivery(context, transaction, { channel: "chat", kind: "overdue", payload });
		}
	});
}

const isPromised = and(ne(tasks.kind, "fact_check"), eq(tasks.isSuspect, false), eq(tasks.isExample, false));

/** Claims the run by the database's clock and a row lock, which the other processes wait for. */
async function takeTurn(transaction: Transaction): Promise<boolean> {
	const now = sql`clock_timestamp()`;
	const { startedAt } = maintenanceRuns;
	const taken = await transaction
		.insert(maintenanceRuns)
		.values({ task: "alarms", startedAt: now, succeededAt: now })
		.onConflictDoUpdate({
			target: maintenanceRuns.task,
			set: { startedAt: now, succeededAt: now },
			setWhere: sql`${now} - ${startedAt} >= make_interval(mins => ${digestMinutes}::int) or ${now} < ${startedAt}`,
		})
		.returning({ task: maintenanceRuns.task });
	return taken.length > 0;
}

type Told = { assigneeId: string | null };

/** Marks the tasks of each alarm with the moment, by which the messages find them. */
async function markTold(transaction: Transaction, isAlarmed: SQL | undefined, at: Date) {
	const mark = (name: "warnedAt" | "overdueToldAt" | "escalatedAt", isDue: SQL | undefined): Promise<Told[]> =>
		transaction
			.update(tasks)
			.set({ [name]: at })
			.where(and(isAlarmed, isNull(tasks[name]), isDue))
			.returning({ assigneeId: tasks.assigneeId });
	const dayAgo = new Date(at.getTime() - escalationHours * 60 * 60 * 1_000);
	return {
		// A warning after the fact would say less than the alarm that goes out with it.
		warned: await mark("warnedAt", and(lte(tasks.warnAt, at), gt(tasks.dueAt, at))),
		overdue: await mark("overdueToldAt", lte(tasks.dueAt, at)),
		escalated: await mark("escalatedAt", lte(tasks.dueAt, dayAgo)),
	};
}

const assigneesOf = (told: Told[]) => new Set(told.flatMap(({ assigneeId }) => assigneeId ?? []));

async function listOwners(transaction: Transaction): Promise<string[]> {
	const owners = await transaction.select({ id: profiles.userId }).from(profiles).where(eq(profiles.role, "owner"));
	return owners.map(({ id }) => id);
}

type NewEmail = { kind: TaskEmail; userId: string; at: Date };

/** In the language of the person's latest sign-in. */
async function enqueueEmail(context: Context, transaction: Transaction, { kind, userId, at }: NewEmail): Promise<void> {
	const [user] = await transaction.select({ language: users.language }).from(users).where(eq(users.id, userId));
	const language = user?.language ?? originalLanguage;
	const payload = { toldAt: at.toISOString() };
	await enqueueDelivery(context, transaction, { channel: "email", kind, userId, language, payload });
}
