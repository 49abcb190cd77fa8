import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import {
	applicants,
	applications,
	deliveries,
	entries,
	promiseOutcomes,
	tasks,
	users,
} from "../../../database/tables.ts";
import type { CaseOffice, EntryKind } from "../../../database/values.ts";
import { setOffice } from "../tasks/assignment.ts";
import { isUsualFollowUp, reopenTasks } from "../tasks/close.ts";
import { isStateKind, readState, stateKinds } from "./state.ts";

export type Entry = typeof entries.$inferSelect;

/** Why an entry cannot be undone: somebody has changed the same since, or the applicant or the sender has been notified. */
export type UndoIssue = "changed_since" | "seen";

/** What the applicant or the sender is notified of, so that it can be undone only until then. */
const notifiedKinds: readonly EntryKind[] = ["status_changed", "message_out"];

/** @returns why an entry cannot be undone; null if it can. Call it after locking the applicant. */
export async function whyNotUndone(transaction: Transaction, entry: Entry, now: Date): Promise<UndoIssue | null> {
	if (entry.undoneAt || entry.isPinned) return "changed_since";
	if (notifiedKinds.includes(entry.kind)) {
		if (entry.visibleAt <= now) return "seen";
		const ofEntry = eq(deliveries.entryId, entry.id);
		await transaction.select({ id: deliveries.id }).from(deliveries).where(ofEntry).for("update");
		const isTaken = and(ofEntry, or(ne(deliveries.state, "waiting"), isNotNull(deliveries.claimedAt)));
		if ((await transaction.$count(deliveries, isTaken)) > 0) return "seen";
	}
	return (await transaction.$count(entries, laterChange(entry))) > 0 ? "changed_since" : null;
}

/** Later entries that change the same, of the same application or the same person. */
function laterChange({ id, kind, at, applicantId, applicationId }: Entry): SQL | undefined {
	const isLater = and(ne(entries.id, id), gt(entries.at, at), isNull(entries.undoneAt));
	if (isStateKind(kind)) {
		// The steps that came after a status are undone with it.
		const kinds = stateKinds.filter((one) => kind !== "status_changed" || one !== "next_step");
		return and(isLater, eq(entries.applicationId, applicationId ?? ""), inArray(entries.kind, kinds));
	}
	const isSame = kind === "assigned" || kind === "details_changed" ? eq(entries.kind, kind) : sql`false`;
	return and(isLater, eq(entries.applicantId, applicantId ?? ""), isSame);
}

/**
 * Takes an entry back, in the transaction of a command that has locked the applicant: what it changed is as before, nobody
 * is notified of it, what it opened is gone, and what it ended is open again. What others have fulfilled since stays so.
 */
export async function undoEntry(transaction: Transaction, entry: Entry, at: Date): Promise<void> {
	if (entry.kind === "status_changed") {
		for (const step of await listSteps(transaction, entry)) await undoEntry(transaction, step, at);
	}
	await transaction.update(entries).set({ undoneAt: at }).where(eq(entries.id, entry.id));
	await transaction.delete(deliveries).where(and(eq(deliveries.entryId, entry.id), ne(deliveries.state, "sent")));
	await transaction
		.delete(tasks)
		.where(and(eq(tasks.entryId, entry.id), eq(tasks.kind, "follow_up"), isNull(tasks.text), isNull(tasks.doneAt)));
	await restore(transaction, entry);
	await reopenTasksOf(transaction, entry.id);
}

/** The steps that were set after a change of the status, the newest first. */
const listSteps = (transaction: Transaction, { applicationId, at }: Entry) =>
	transaction
		.select()
		.from(entries)
		.where(
			and(
				...[eq(entries.applicationId, applicationId ?? ""), eq(entries.kind, "next_step")],
				...[gt(entries.at, at), isNull(entries.undoneAt)],
			),
		)
		.orderBy(desc(entries.at));

/** The application of an ended follow-up has another one by now, and needs no second. */
const isFollowedUp = sql`(${tasks.kind} = 'follow_up' and ${tasks.text} is null and exists (select from ${tasks} as other
	where other.application_id = ${tasks.applicationId} and other.kind = 'follow_up' and other.text is null and other.done_at is null))`;

/** Opens what the entry has ended, and what its end has counted is not counted: a mistake must not change the figures. */
async function reopenTasksOf(transaction: Transaction, entryId: string): Promise<void> {
	const ids = await reopenTasks(transaction, and(eq(tasks.doneEntryId, entryId), not(isFollowedUp)));
	if (ids.length > 0) await transaction.delete(promiseOutcomes).where(inArray(promiseOutcomes.taskId, ids));
}

async function restore(transaction: Transaction, entry: Entry): Promise<void> {
	const { kind, applicantId, applicationId, before } = entry;
	// What the call has answered is unread again.
	if (kind === "call") {
		const isByCall = and(eq(entries.applicantId, applicantId ?? ""), eq(entries.readByStaffAt, entry.at));
		await transaction.update(entries).set({ readByStaffAt: null }).where(isByCall);
	}
	if (!before || !applicantId) return;
	if (kind === "assigned") await restoreAssignee(transaction, applicantId, before.assigneeId ?? null);
	if (kind === "details_changed") await setOffice(transaction, applicantId, before.office as CaseOffice);
	if (!applicationId || !isStateKind(kind)) return;
	await transaction.update(applications).set(readState(before)).where(eq(applications.id, applicationId));
	if (!before.followUpDueAt) return;
	const dueAt = new Date(before.followUpDueAt);
	await transaction
		.update(tasks)
		.set({ dueAt })
		.where(and(isUsualFollowUp(applicationId), isNull(tasks.doneAt)));
}

/** Somebody who has been away since keeps the case, as before; an account that was deleted does not. */
async function restoreAssignee(transaction: Transaction, applicantId: string, userId: string | null): Promise<void> {
	const isThere = userId !== null && (await transaction.$count(users, eq(users.id, userId))) > 0;
	const assigneeId = isThere ? userId : null;
	await transaction.update(applicants).set({ assigneeId }).where(eq(applicants.id, applicantId));
	await transaction
		.update(tasks)
		.set({ assigneeId })
		.where(and(eq(tasks.applicantId, applicantId), isNull(tasks.doneAt)));
}

/** When the date for what we do next falls due, for the entry that may move it; null if there is none. */
export async function readFollowUpDue(transaction: Transaction, applicationId: string): Promise<string | null> {
	const [row] = await transaction
		.select({ dueAt: tasks.dueAt })
		.from(tasks)
		.where(and(isUsualFollowUp(applicationId), isNull(tasks.doneAt)));
	return row?.dueAt.toISOString() ?? null;
}

/** The newest change of an application's status that the applicant does not see yet. */
export async function findUnseen(
	transaction: Transaction,
	applicationId: string,
	now: Date,
): Promise<Entry | undefined> {
	const changes = await transaction
		.select()
		.from(entries)
		.where(and(eq(entries.applicationId, applicationId), eq(entries.kind, "status_changed"), isNull(entries.undoneAt)))
		.orderBy(asc(entries.at), asc(entries.id));
	const newest = changes.at(-1);
	return newest && newest.visibleAt > now ? newest : undefined;
}
