import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import {
	applicants,
	applications,
	contactSubmissions,
	deliveries,
	documents,
	entries,
	tasks,
} from "../../../database/tables.ts";
import {
	type callResults,
	type DocumentKind,
	type DocumentState,
	type EntryKind,
	type ReturnReason,
	returnReasons,
} from "../../../database/values.ts";
import { recordAudit } from "../../access/audit.ts";
import type { AuditAction } from "../../access/audit-actions.ts";
import type { Actor, Context } from "../../access/caller.ts";
import { isEmailCertain } from "../../access/levels.ts";
import { createLinks } from "../../access/links.ts";
import { enqueueDelivery } from "../../messaging/enqueue.ts";
import { isChatOnly, notifyApplicant } from "../../messaging/notify-applicant.ts";
import { applyContactChange } from "../applicants/contact-change.ts";
import type { StoredStatus } from "../applications/schema.ts";
import { markRead } from "../conversations/unread.ts";
import {
	closeAnsweredOnPage,
	closeTasks,
	countAnsweredLate,
	ensureFollowUp,
	followApplication,
} from "../tasks/close.ts";
import { openContactTask, setContactTask } from "../tasks/contact.ts";
import { openTask } from "../tasks/open.ts";
import { applyMoney } from "./money.ts";
import { changeOf, readState, type StateKind } from "./state.ts";
import { insertEntry, type NewEntry, type Stored } from "./store.ts";
import { isStatusNotified } from "./timing.ts";

type Recorded = Stored & {
	/** Whether the applicant or the sender is notified by a channel. */
	isSent: boolean;
};

/**
 * The one write: adds an entry to a case, in the transaction that causes it, and does what follows from its kind: the tasks
 * that it opens and ends, and whom it tells. A repeated submission key means the same entry, and nothing follows again.
 * @param isSuspect whether the entry is part of a flood; asked only if the entry is new
 * @throws ProblemError: conflict 'already_sent' for another entry with a used key; what `isSuspect` throws.
 */
export async function recordEntry(
	context: EntryContext,
	transaction: Transaction,
	entry: NewEntry,
	isSuspect: () => Promise<boolean> | boolean = () => false,
): Promise<Recorded> {
	const stored = await insertEntry(transaction, entry);
	if (!stored.isNew) return { ...stored, isSent: false };
	const isSent = await kinds[entry.kind]?.(context, transaction, {
		...{ data: {}, text: null, visibleAt: entry.at, ...entry, ...stored },
		isSuspect: await isSuspect(),
	});
	return { ...stored, isSent: isSent ?? false };
}

export type EntryContext = Pick<Context, "now" | "configured">;

type Entry = Required<Pick<NewEntry, "data" | "text" | "visibleAt">> & NewEntry & Stored & { isSuspect: boolean };

/** @returns whether the applicant or the sender is notified by a channel. */
type Effect = (context: EntryContext, transaction: Transaction, entry: Entry) => Promise<boolean | undefined>;

/**
 * What follows from an entry of each kind: the tasks that it opens and ends, and whom it tells. Who may add it is checked by
 * the command, and which kinds only staff see is in `internalEntryKinds`.
 */
const kinds: Record<EntryKind, Effect | null> = {
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
		entry.contactSubmissionId ? reply(context, transaction, entry) : answer(context, transaction, entry),
	note: noteAudited,
	follow_up_planned: planNext,
	call: async (context, transaction, entry) =>
		entry.contactSubmissionId ? callSender(context, transaction, entry) : callApplicant(context, transaction, entry),
	assigned: null,
	details_changed: async (context, transaction, entry) => {
		if (entry.contact) await applyContactChange(context, transaction, entry, entry.contact);
		return entry.actor ? audited("applicant:update")(context, transaction, entry) : undefined;
	},
	merged: async (context, transaction, entry) => {
		const { id, applicantId = "", at, actor, contact } = entry;
		if (contact) await applyContactChange(context, transaction, entry, contact);
		const withdrawn = { kind: "consent_withdrawn", data: { merge: id }, actor: null, at } as const;
		if (entry.data.consent) await insertEntry(transaction, { applicantId, applicationId: null, ...withdrawn });
		const detail = entry.data.fields ? { detail: { fields: entry.data.fields } } : {};
		if (actor) await recordAudit(transaction, actor, { action: "applicant:merge", recordId: applicantId, ...detail });
		return undefined;
	},
	documents_asked: async (context, transaction, entry) => {
		await audited("application:ask-documents")(context, transaction, entry);
		return tellSoon(context, transaction, "documents", entry);
	},
	document_received: async (context, transaction, entry) => {
		await applyDocument(context, transaction, entry);
		await openTask(transaction, { kind: "review_documents", ...aboutOf(entry) });
		return undefined;
	},
	document_removed: applyDocument,
	document_returned: decideDocument,
	document_accepted: decideDocument,
	document_waived: decideDocument,
	consent_given: null,
	consent_withdrawn: async (_context, transaction, { applicantId, at }) => {
		const isOf = and(eq(documents.applicantId, applicantId ?? ""), inArray(documents.state, ["received", "returned"]));
		await transaction
			.update(documents)
			.set(documentChangeOf("consent_withdrawn", {}, null))
			.where(isOf);
		const isReview = and(eq(tasks.applicantId, applicantId ?? ""), eq(tasks.kind, "review_documents"));
		await closeTasks(transaction, isReview, { outcome: "closed", doneBy: null, at });
		return undefined;
	},
	pack_agreed: null,
	pack_withdrawn: null,
	pack_made: audited("application:make-pack"),
	agreement: changeMoney,
	agreement_ended: changeMoney,
	payment: changeMoney,
	payment_confirmed: changeMoney,
	payment_corrected: changeMoney,
	payment_receipt: changeMoney,
	refund_opened: null,
	refund_closed: null,
	opened: tellOpened,
	telegram_connected: audited("applicant:connect-telegram"),
	telegram_stopped: audited("applicant:disconnect-telegram"),
};

/** What is owed follows, and the applicant hears that there is something new, without sums. */
async function changeMoney(...[context, transaction, entry]: Parameters<Effect>) {
	await applyMoney(transaction, entry);
	const { actor, applicationId = null, kind } = entry;
	const action = { action: "application:record-money", recordId: applicationId, detail: { entry: kind } } as const;
	if (actor) await recordAudit(transaction, actor, action);
	return kind === "payment_receipt" ? undefined : tellSoon(context, transaction, "money", entry);
}

/** Whoever writes to the bot has no account. */
const nobody: Actor = { role: "anonymous", userId: null, network: null };

function audited(action: AuditAction): Effect {
	return async (_context, transaction, { actor, applicantId, applicationId, contactSubmissionId, data }) => {
		const detail = Object.keys(data).length > 0 ? { detail: data } : {};
		const recordId = contactSubmissionId ?? (action.startsWith("application:") ? applicationId : applicantId) ?? null;
		await recordAudit(transaction, actor ?? nobody, { action, recordId, ...detail });
		return undefined;
	};
}

async function noteAudited(...[context, transaction, entry]: Parameters<Effect>) {
	const { actor, contactSubmissionId } = entry;
	if (!contactSubmissionId || !actor) return audited("applicant:note")(context, transaction, entry);
	const detail = { fields: "note" };
	await recordAudit(transaction, actor, { action: "contact:update", recordId: contactSubmissionId, detail });
	return undefined;
}

/** With a text it is a follow-up of its own; without one, the day moves that every application has while it is our turn. */
async function planNext(...[context, transaction, entry]: Parameters<Effect>) {
	const { id: entryId, applicationId, text, data, at, actor } = entry;
	if (!applicationId) return undefined;
	if (text) await openTask(transaction, { kind: "follow_up", ...aboutOf(entry), text, dueOn: data.dueOn });
	await ensureFollowUp(transaction, applicationId, { dueOn: data.dueOn, doneBy: actor?.userId ?? null, at, entryId });
	return audited("applicant:plan-follow-up")(context, transaction, entry);
}

/**
 * With a link that ends the sessions that see the application: all sessions of the applicant, if the stored address
 * certainly is the applicant's.
 */
async function tellOpened(...[context, transaction, { applicantId, applicationId, at }]: Parameters<Effect>) {
	if (!applicantId || !applicationId) return undefined;
	const [known] = await transaction.select({ isEmailCertain }).from(applicants).where(eq(applicants.id, applicantId));
	const about = { applicantId, applicationId: known?.isEmailCertain ? null : applicationId };
	const [link] = await createLinks({ now: () => at }, transaction, [{ purpose: "sign_out", ...about }]);
	const linkId = link?.id as string;
	return notifyApplicant(context, transaction, { kind: "my-opened", applicantId, applicationId, linkId });
}

/** The first contact is due, or, with somebody who has been reached, what we do next. */
async function openFirst(...[_context, transaction, entry]: Parameters<Effect>) {
	const { applicationId, contactSubmissionId, data } = entry;
	if (contactSubmissionId) await openContactTask(transaction, contactSubmissionId);
	const kind = data.contacted ? "follow_up" : "first_contact";
	if (applicationId) await openTask(transaction, { kind, ...aboutOf(entry) });
	return undefined;
}

/** What a task that an entry opens is about. */
const aboutOf = ({ id, applicantId, applicationId, visibleAt, isSuspect }: Entry) => ({
	...{ entryId: id, applicantId: applicantId ?? null, applicationId: applicationId ?? null },
	...{ receivedAt: visibleAt, isSuspect },
});

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
	if (!applicantId || !isStatusNotified(data.to as StoredStatus)) return false;
	return notifyApplicant(context, transaction, { kind: "status", entryId, applicantId, applicationId, nextAttemptAt });
}

/** The paper is as the entry says. Once none of the application waits for a review, the review is done. */
async function applyDocument(...[_context, transaction, entry]: Parameters<Effect>) {
	const { id: entryId, kind, data, text, applicationId, actor, at } = entry;
	const change = documentChangeOf(kind as DocumentKind, data, text);
	await transaction
		.update(documents)
		.set(change)
		.where(eq(documents.id, data.document ?? ""));
	const isWaiting = and(eq(documents.applicationId, applicationId ?? ""), eq(documents.state, "received"));
	if ((await transaction.$count(documents, isWaiting)) > 0) return undefined;
	const isReview = and(eq(tasks.applicationId, applicationId ?? ""), eq(tasks.kind, "review_documents"));
	const outcome = kind === "document_removed" ? "closed" : "done";
	await closeTasks(transaction, isReview, { outcome, doneBy: actor?.userId ?? null, at, entryId });
	return undefined;
}

async function decideDocument(...[context, transaction, entry]: Parameters<Effect>) {
	await applyDocument(context, transaction, entry);
	await audited("application:review-document")(context, transaction, entry);
	return entry.kind === "document_waived" ? undefined : tellSoon(context, transaction, "documents", entry);
}

/** A question waits for an answer, and the staff chat hears of it. */
async function askStaff(...[context, transaction, entry]: Parameters<Effect>) {
	await openTask(transaction, { kind: "answer_message", ...aboutOf(entry) });
	await enqueueDelivery(context, transaction, { channel: "chat", kind: "message", entryId: entry.id }, entry.isSuspect);
	return undefined;
}

/**
 * An answer goes to the applicant's chat, or by email. Without both, or sent by hand, it is on the page where the question
 * was asked. What staff answer at once counts as read; a reminder answers nothing.
 */
async function answer(...[context, transaction, entry]: Parameters<Effect>) {
	const { id: entryId, applicantId, applicationId = null, at, visibleAt, actor, data } = entry;
	if (!applicantId) return false;
	const isHeld = visibleAt > at;
	const due = isHeld ? { nextAttemptAt: visibleAt } : {};
	const news = { kind: "message", entryId, applicantId, applicationId, isChatOnly: isChatOnly(data), ...due } as const;
	const isSent = !data.byHand && (await notifyApplicant(context, transaction, news));
	if (!actor) return isSent;
	await recordAudit(transaction, actor, { action: "applicant:answer", recordId: applicantId });
	if (isHeld) return isSent;
	if (!isSent) await closeAnsweredOnPage(transaction, { applicantId, applicationId, at, authorId: actor.userId });
	const isAbout = applicationId ? eq(entries.applicationId, applicationId) : isNull(entries.applicationId);
	await markRead(transaction, and(eq(entries.applicantId, applicantId), isAbout), at);
	return isSent;
}

/** By email, or by hand in a messenger: then the message counts as answered, as staff say. */
async function reply(...[context, transaction, entry]: Parameters<Effect>) {
	const { id: entryId, contactSubmissionId = "", actor, at, data } = entry;
	if (actor) await recordAudit(transaction, actor, { action: "contact:reply", recordId: contactSubmissionId });
	if (data.byHand) {
		await markAnswered(transaction, contactSubmissionId, { doneBy: actor?.userId ?? null, at });
		return false;
	}
	const isIt = eq(contactSubmissions.id, contactSubmissionId);
	const [contact] = await transaction
		.select({ language: contactSubmissions.language })
		.from(contactSubmissions)
		.where(isIt);
	const delivery = { channel: "email", kind: "contact-reply", entryId, language: contact?.language ?? "en" } as const;
	await enqueueDelivery(context, transaction, delivery);
	return true;
}

async function markAnswered(transaction: Transaction, id: string, { doneBy, at }: { doneBy: string | null; at: Date }) {
	await setContactTask(transaction, id, "answered", { doneBy, at });
	const answered = { state: "answered", answeredAt: at } as const;
	await transaction.update(contactSubmissions).set(answered).where(eq(contactSubmissions.id, id));
}

/** A call that reached the applicant ends what the applicant waits for, and what was asked counts as read. */
async function callApplicant(...[context, transaction, entry]: Parameters<Effect>) {
	const { applicantId = "", applicationId, data, at } = entry;
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
	return audited("applicant:call")(context, transaction, entry);
}

async function callSender(...[context, transaction, entry]: Parameters<Effect>) {
	const { contactSubmissionId = "", data, at, actor } = entry;
	await countCall(transaction, eq(tasks.contactSubmissionId, contactSubmissionId), entry);
	if (data.result !== "not_reached")
		await markAnswered(transaction, contactSubmissionId, { doneBy: actor?.userId ?? null, at });
	return audited("contact:call")(context, transaction, entry);
}

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

/** In milliseconds: several entries of one kind of news, or a corrected one, cause one message. */
const pause = 2 * 60_000;

type Told = { id: string; applicantId?: string | undefined; applicationId?: string | null | undefined; at: Date };

/**
 * Tells the applicant in two minutes what happened to the papers or the money of an application, unless a message about
 * it is waiting already.
 * @returns whether the applicant is told by a channel.
 */
export async function tellSoon(
	context: Pick<Context, "now" | "configured">,
	transaction: Transaction,
	kind: "documents" | "money",
	{ id: entryId, applicantId, applicationId = null, at }: Told,
): Promise<boolean> {
	if (!applicantId) return false;
	const isOfApplication = sql`${deliveries.entryId} in (select ${entries.id} from ${entries} where ${entries.applicationId} = ${applicationId})`;
	const isWaiting = and(eq(deliveries.kind, kind), eq(deliveries.state, "waiting"), isNull(deliveries.claimedAt));
	const waiting = await transaction
		.select({ id: deliveries.id })
		.from(deliveries)
		.where(and(isWaiting, isOfApplication))
		.for("update");
	if (waiting.length > 0) return true;
	const nextAttemptAt = new Date(at.getTime() + pause);
	return notifyApplicant(context, transaction, { kind, entryId, applicantId, applicationId, nextAttemptAt });
}

/** What the entries of a paper change in it: stored on the paper for lists. */
export type DocumentProgress = {
	state: DocumentState;
	reason: ReturnReason | null;
	reasonText: string | null;
	/** ISO dates of an accepted paper. */
	issuedOn: string | null;
	expiresOn: string | null;
};

const states: Record<DocumentKind, DocumentState> = {
	document_received: "received",
	document_returned: "returned",
	document_accepted: "accepted",
	document_waived: "not_needed",
	document_removed: "needed",
};

/** What an entry with these data changes. Nothing of the state before stays. */
export function documentChangeOf(
	kind: DocumentKind | "documents_asked" | "consent_withdrawn",
	data: Record<string, string> | null,
	text: string | null,
): DocumentProgress {
	const isReturned = kind === "document_returned";
	return {
		state: kind === "documents_asked" || kind === "consent_withdrawn" ? "needed" : states[kind],
		reason: returnReasons.find((one) => one === data?.reason) ?? null,
		reasonText: isReturned ? text : null,
		issuedOn: data?.issuedOn ?? null,
		expiresOn: data?.expiresOn ?? null,
	};
}
