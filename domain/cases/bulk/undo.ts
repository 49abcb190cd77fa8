import { and, eq, gte, inArray, isNull, ne, notInArray, or, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, applications, deliveries, entries, tasks, users } from "../../../database/tables.ts";
import { changeStatus } from "../applications/change-status.ts";
import { recordEntry } from "../entries/record.ts";
import { pickStep } from "../status/next-step.ts";
import { assignCaseIn } from "../tasks/assignment.ts";
import { uncountOutcomes } from "../tasks/outcomes.ts";
import { type Before, type RowContext, readTaskStates } from "./apply.ts";
import type { Job } from "./plan.ts";
import type { Chosen } from "./row.ts";

/** Why a row is not undone. */
export type UndoIssue = "changed_since" | "seen";

type Work = { job: Job; row: Chosen; before: Before };

/**
 * Takes back what a job did to one application, in the transaction that also marks the row as undone.
 * @returns why it is left alone; null if it is as before the job.
 */
export async function undoRow(context: RowContext, transaction: Transaction, work: Work): Promise<UndoIssue | null> {
	const { job, before } = work;
	if (job.action === "note") return (await removeNote(transaction, before)) ? null : "changed_since";
	if (job.action === "message") return (await removeMessage(context, transaction, before)) ? null : "seen";
	if (job.action === "status" && !(await isUnseen(context, transaction, before))) return "seen";
	const untouched = await listUntouched(transaction, work);
	await restorers[job.action](context, transaction, work);
	await restoreTasks(transaction, work, untouched);
	return null;
}

/** @returns the ids of the tasks that are as the job has left them, and of those that colleagues have worked on since. */
async function listUntouched(transaction: Transaction, { row, before }: Work) {
	const left = new Map(before.tasksAfter.map(({ id, state }) => [id, state]));
	const current = await readTaskStates(transaction, row.applicantId);
	const { own = [], theirs = [] } = Object.groupBy(current, ({ id, state }) =>
		left.get(id) === state ? "own" : "theirs",
	);
	return { own: own.map(({ id }) => id), theirs: theirs.map(({ id }) => id) };
}

const restorers = {
	async assign({ actor, now }: RowContext, transaction: Transaction, { row, before }: Work) {
		const given = before.assigneeId ? eq(users.id, before.assigneeId) : sql`false`;
		const isThere = (await transaction.$count(users, given)) > 0;
		const change = { applicantId: row.applicantId, actor, at: now() };
		if (!isThere) return assignCaseIn(transaction, { ...change, userId: null });
		// Somebody who has been away since keeps the case, as before.
		await transaction
			.update(applicants)
			.set({ assigneeId: before.assigneeId })
			.where(eq(applicants.id, row.applicantId));
		const data = { ...(row.assigneeId && { from: row.assigneeId }), to: before.assigneeId as string };
		await recordEntry(transaction, { ...change, applicationId: null, kind: "assigned", data });
	},
	async office({ actor, now }: RowContext, transaction: Transaction, { row, before }: Work) {
		await transaction.update(applicants).set({ office: before.office }).where(eq(applicants.id, row.applicantId));
		const event = { applicantId: row.applicantId, applicationId: null, kind: "details_changed", actor } as const;
		await recordEntry(transaction, { ...event, at: now(), data: { fields: "office" } });
	},
	async next_action(_: RowContext, transaction: Transaction, { row, before }: Work) {
		await transaction.update(applications).set(pickStep(before)).where(eq(applications.id, row.id));
	},
	async status(context: RowContext, transaction: Transaction, { row, before }: Work) {
		const { status, closedAt, closeReason } = before;
		await changeStatus(context, transaction, row.id, { status, reason: null, ...pickStep(before) }, { isUndo: true });
		const closing = { closedAt: closedAt ? new Date(closedAt) : null, closeReason };
		await transaction
			.update(applications)
			.set({ ...pickStep(before), ...closing })
			.where(eq(applications.id, row.id));
		await removeCall(transaction, row, before);
	},
};

/**
 * The tasks of the case are again those before the job, with their times, offices and assignees, except what colleagues
 * have fulfilled, moved or opened since.
 */
async function restoreTasks(
	transaction: Transaction,
	{ job, row, before }: Work,
	{ own, theirs }: Awaited<ReturnType<typeof listUntouched>>,
): Promise<void> {
	const kept = [...before.tasks.map(({ id }) => id), ...theirs];
	const isNew = and(
		eq(tasks.kind, "follow_up"),
		isNull(tasks.text),
		kept.length > 0 ? notInArray(tasks.id, kept) : undefined,
	);
	const isOfJob = and(eq(tasks.applicationId, row.id), gte(tasks.openedAt, job.startedAt ?? job.createdAt));
	await transaction.delete(tasks).where(and(isOfJob, isNew));
	const ours = before.tasks.filter(({ id }) => own.includes(id));
	const counted = ours.filter(({ isCounted }) => !isCounted).map(({ id }) => id);
	const ended = await transaction
		.select()
		.from(tasks)
		.where(and(inArray(tasks.id, counted), tasks.isCounted));
	await uncountOutcomes(transaction, ended);
	for (const { id, dueAt, ...task } of ours) {
		const open = { doneAt: null, doneBy: null, outcome: null };
		const isStill = task.assigneeId && (await transaction.$count(users, eq(users.id, task.assigneeId))) > 0;
		const assignee = isStill ? {} : { assigneeId: null };
		await transaction
			.update(tasks)
			.set({ ...task, ...assignee, ...open, dueAt: new Date(dueAt) })
			.where(eq(tasks.id, id));
	}
}

/** The call that the job has logged with the status `contacted`; what it answered is unread again. */
async function removeCall(transaction: Transaction, row: Chosen, { callId, calledAt }: Before): Promise<void> {
	if (!callId || !calledAt) return;
	await transaction.delete(entries).where(eq(entries.id, callId));
	const isByCall = and(eq(entries.applicationId, row.id), eq(entries.readByStaffAt, new Date(calledAt)));
	await transaction.update(entries).set({ readByStaffAt: null }).where(isByCall);
}

async function removeNote(transaction: Transaction, { entryId }: Before): Promise<boolean> {
	const isUntouched = and(eq(entries.id, entryId ?? ""), eq(entries.isPinned, false));
	return (await transaction.delete(entries).where(isUntouched).returning({ id: entries.id })).length > 0;
}

/** Only a message that nobody has got. */
async function removeMessage({ now }: RowContext, transaction: Transaction, { entryId }: Before): Promise<boolean> {
	const ofMessage = eq(deliveries.entryId, entryId ?? "");
	await transaction.select({ id: deliveries.id }).from(deliveries).where(ofMessage).for("update");
	const isTaken = and(ofMessage, or(ne(deliveries.state, "waiting"), sql`${deliveries.claimedAt} is not null`));
	if ((await transaction.$count(deliveries, isTaken)) > 0) return false;
	const isHeld = and(eq(entries.id, entryId ?? ""), sql`${entries.visibleAt} > ${now()}`);
	return (await transaction.delete(entries).where(isHeld).returning({ id: entries.id })).length > 0;
}

async function isUnseen({ now }: RowContext, transaction: Transaction, { entryId }: Before): Promise<boolean> {
	if (!entryId) return false;
	const isHeld = and(eq(entries.id, entryId), sql`${entries.visibleAt} > ${now()}`);
	return (await transaction.$count(entries, isHeld)) > 0;
}
