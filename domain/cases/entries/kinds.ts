import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applications, contactSubmissions, entries, tasks } from "../../../database/tables.ts";
import type { callResults, EntryKind } from "../../../database/values.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Context } from "../../access/caller.ts";
import { enqueueDelivery } from "../../messaging/enqueue.ts";
import { notifyApplicant } from "../../messaging/notify-applicant.ts";
import type { StoredStatus } from "../applications/schema.ts";
import { isUnread } from "../conversations/unread.ts";
import { closeAnsweredOnPage } from "../tasks/answered.ts";
import { closeTasks, countAnsweredLate, followApplication } from "../tasks/close.ts";
import { openContactTask, setContactTask } from "../tasks/contact.ts";
import { openTask } from "../tasks/open.ts";
import { changeOf, readState, type StateKind } from "./state.ts";
import type { NewEntry, Stored } from "./store.ts";
import { isStatusTold } from "./timing.ts";

export type EntryContext = Pick<Context, "now" | "configured">;

type Entry = Required<Pick<NewEntry, "data" | "text" | "visibleAt">> & NewEntry & Stored & { isSuspect: boolean };

/** @returns whether the applicant or the sender is notified by a channel. */
type Effect = (context: EntryContext, transaction: Transaction, entry: Entry) => Promise<boolean | undefined>;

/**
 * What follows from an entry of each kind: the tasks that it opens and ends, and whom it tells. Who may add it is checked by
 * the command, and which kinds only staff see is in `internalEntryKinds`.
 */
export const kinds: Record<EntryKind, Effect | null> = {
	submitted: openFirst,
	status_changed: async (context, transaction, entry) => {
		await applyState(context, transaction, entry);
		return tellStatus(context, transaction, entry);
	},
	next_step: applyState,
	closed: applyState,
	reopened: applyState,
	milestone: null,
	message_in: askStaff,
	message_out: async (context, transaction, entry) =>
		entry.contactSubmissionId ? replyByEmail(context, transaction, entry) : answer(context, transaction, entry),
	note: audited("applicant:note"),
	call: async (context, transaction, entry) =>
		entry.contactSubmissionId ? callSender(context, transaction, entry) : callApplicant(context, transaction, entry),
	assigned: null,
	details_changed: null,
	telegram_connected: null,
	telegram_stopped: null,
};

function audited(action: "applicant:note"): Effect {
	return async (_context, transaction, { actor, applicantId }) => {
		if (actor) await recordAudit(transaction, actor, { action, recordId: applicantId ?? null });
		return undefined;
	};
}

/** The first contact is due, or, with somebody who has been reached, what we do next. */
async function openFirst(...[_context, transaction, entry]: Parameters<Effect>) {
	const { id: entryId, applicantId, applicationId, contactSubmissionId, at: receivedAt, data, isSuspect } = entry;
	if (contactSubmissionId) await openContactTask(transaction, contactSubmissionId);
	if (!applicantId || !applicationId) return undefined;
	const kind = data.contacted ? "follow_up" : "first_contact";
	await openTask(transaction, { kind, applicantId, applicationId, entryId, receivedAt, isSuspect });
	return undefined;
}

/** The application is as the entry says, and its tasks follow. */
async function applyState(...[_context, transaction, entry]: Parameters<Effect>) {
	const { id: entryId, applicationId, kind, data, before, at, actor } = entry;
	if (!applicationId || !before) return undefined;
	const change = changeOf(kind as StateKind, data);
	await transaction.update(applications).set(change).where(eq(applications.id, applicationId));
	await followApplication(transaction, applicationId, {
		...{ wasClosedAt: readState(before).closedAt, dueOn: change.nextStepDueOn, at, entryId },
		doneBy: actor?.userId ?? null,
		isDone: kind === "status_changed",
	});
	return undefined;
}

async function tellStatus(...[context, transaction, entry]: Parameters<Effect>) {
	const { id: entryId, applicantId, applicationId = null, data, visibleAt: nextAttemptAt } = entry;
	if (!applicantId || !isStatusTold(data.to as StoredStatus)) return false;
	return notifyApplicant(context, transaction, { kind: "status", entryId, applicantId, applicationId, nextAttemptAt });
}

/** A question waits for an answer, and the staff chat hears of it. */
async function askStaff(...[context, transaction, entry]: Parameters<Effect>) {
	const { id: entryId, applicantId, applicationId, visibleAt: receivedAt, isSuspect } = entry;
	const task = {
		applicantId: applicantId ?? null,
		applicationId: applicationId ?? null,
		entryId,
		receivedAt,
		isSuspect,
	};
	await openTask(transaction, { kind: "answer_message", ...task });
	await enqueueDelivery(context, transaction, { channel: "chat", kind: "message", entryId }, isSuspect);
	return undefined;
}

/**
 * An answer goes to the applicant's chat, or by email. Without both it stands where the question was asked. What staff
 * answer at once counts as read; a reminder answers nothing.
 */
async function answer(...[context, transaction, entry]: Parameters<Effect>) {
	const { id: entryId, applicantId, applicationId = null, at, visibleAt, actor } = entry;
	if (!applicantId) return false;
	const isHeld = visibleAt > at;
	const due = isHeld ? { nextAttemptAt: visibleAt } : {};
	const isSent = await notifyApplicant(context, transaction, {
		kind: "message",
		entryId,
		applicantId,
		applicationId,
		...due,
	});
	if (!actor) return isSent;
	await recordAudit(transaction, actor, { action: "applicant:answer", recordId: applicantId });
	if (isHeld) return isSent;
	if (!isSent) await closeAnsweredOnPage(transaction, { applicantId, applicationId, at, authorId: actor.userId });
	const isAbout = applicationId ? eq(entries.applicationId, applicationId) : isNull(entries.applicationId);
	await markRead(transaction, and(eq(entries.applicantId, applicantId), isAbout), at);
	return isSent;
}

async function replyByEmail(...[context, transaction, entry]: Parameters<Effect>) {
	const { id: entryId, contactSubmissionId = "", actor } = entry;
	const isIt = eq(contactSubmissions.id, contactSubmissionId);
	const [contact] = await transaction
		.select({ language: contactSubmissions.language })
		.from(contactSubmissions)
		.where(isIt);
	const delivery = { channel: "email", kind: "contact-reply", entryId, language: contact?.language ?? "en" } as const;
	await enqueueDelivery(context, transaction, delivery);
	if (actor) await recordAudit(transaction, actor, { action: "contact:reply", recordId: contactSubmissionId });
	return true;
}

/** A call that reached the applicant ends what the applicant waits for, and what was asked counts as read. */
async function callApplicant(...[_context, transaction, entry]: Parameters<Effect>) {
	const { applicantId = "", applicationId, data, at, actor } = entry;
	const isAwaited = and(
		eq(tasks.applicantId, applicantId),
		inArray(tasks.kind, ["first_contact", "answer_message", "fix_delivery"]),
		// The sender of a contact message may be somebody else with this address.
		isNull(tasks.contactSubmissionId),
		applicationId ? eq(tasks.applicationId, applicationId) : undefined,
	);
	await countCall(transaction, isAwaited, entry);
	if (data.result !== "not_reached") {
		await countAnsweredLate(transaction, and(isAwaited, eq(tasks.kind, "answer_message")), at);
		const isAbout = applicationId ? eq(entries.applicationId, applicationId) : undefined;
		await markRead(transaction, and(eq(entries.applicantId, applicantId), isAbout), at);
	}
	const detail = { result: data.result ?? "" };
	if (actor) await recordAudit(transaction, actor, { action: "applicant:call", recordId: applicantId, detail });
	return undefined;
}

async function callSender(...[_context, transaction, entry]: Parameters<Effect>) {
	const { contactSubmissionId = "", data, at, actor } = entry;
	await countCall(transaction, eq(tasks.contactSubmissionId, contactSubmissionId), entry);
	if (data.result !== "not_reached") {
		await setContactTask(transaction, contactSubmissionId, "answered", { doneBy: actor?.userId ?? null, at });
		const answered = { state: "answered", answeredAt: at } as const;
		await transaction.update(contactSubmissions).set(answered).where(eq(contactSubmissions.id, contactSubmissionId));
	}
	const detail = { result: data.result ?? "" };
	if (actor) await recordAudit(transaction, actor, { action: "contact:call", recordId: contactSubmissionId, detail });
	return undefined;
}

const markRead = (transaction: Transaction, which: SQL | undefined, at: Date) =>
	transaction.update(entries).set({ readByStaffAt: at }).where(and(which, isUnread));

/** Ends the tasks that the call fulfils, or counts the attempt. */
async function countCall(transaction: Transaction, which: SQL | undefined, entry: Entry): Promise<void> {
	const { id: entryId, data, at, actor } = entry;
	const outcome = data.result as (typeof callResults)[number];
	if (outcome !== "not_reached")
		return closeTasks(transaction, which, { outcome, doneBy: actor?.userId ?? null, at, entryId });
	await transaction
		.update(tasks)
		.set({ attempts: sql`${tasks.attempts} + 1` })
		.where(and(which, isNull(tasks.doneAt)));
}
