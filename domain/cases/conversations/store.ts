import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, messages, notes } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor, Context } from "../../access/caller.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { notifyApplicant } from "../../messaging/notify-applicant.ts";
import { conflict, notFound } from "../../shared/errors.ts";
import { asId } from "../../shared/validation.ts";
import { recordEvent } from "../case-events.ts";
import type { NoteInput } from "./schema.ts";

type OutgoingMessage = {
	applicantId: string;
	applicationId: string | null;
	text: string;
	/** The applicant sees it from this time on, and it is sent then. */
	sentAt: Date;
	submissionKey: string | null;
};

/**
 * Stores a message to an applicant in the transaction of a command, and sends it to the applicant's Telegram chat, or by
 * email if there is an address.
 * @returns the message's id, whether this call stored it, with which event, and whether it is sent.
 */
export async function sendMessage(
	context: Pick<Context, "now" | "configured"> & { actor: Actor },
	transaction: Transaction,
	message: OutgoingMessage,
): Promise<{ value: string; isNew: boolean; isSent: boolean; eventId: string | null }> {
	const { actor, now } = context;
	const { applicantId, applicationId, sentAt } = message;
	const outgoing = { direction: "out", channel: "web", authorId: actor.userId } as const;
	const id = await storeOnce(transaction, { ...message, ...outgoing });
	if (!id.isNew) return { ...id, isSent: false, eventId: null };
	const event = { applicantId, applicationId, kind: "message_out", actor, at: now(), shownAt: sentAt } as const;
	const eventId = await recordEvent(transaction, event);
	const news = { kind: "message", applicantId, applicationId, messageId: id.value } as const;
	const due = sentAt > now() ? { nextAttemptAt: sentAt } : {};
	return { ...id, isSent: await notifyApplicant(context, transaction, { ...news, ...due }), eventId };
}

/** Adds a note in the transaction of a command. @returns the ids of note and event. @throws ProblemError: not-found. */
export async function storeNote(
	{ actor, now }: Pick<Context, "now"> & { actor: Actor },
	transaction: Transaction,
	applicantId: string,
	{ text, isPinned }: NoteInput,
): Promise<{ noteId: string; eventId: string }> {
	const { id } = await lockApplicant(transaction, applicantId);
	const [note] = await transaction
		.insert(notes)
		.values({ applicantId: id, authorId: actor.userId, text, isPinned, createdAt: now() })
		.returning({ id: notes.id });
	const event = { applicantId: id, applicationId: null, kind: "note", actor, at: now() } as const;
	const eventId = await recordEvent(transaction, event);
	await recordAudit(transaction, actor, { action: "applicant:note", recordId: id });
	return { noteId: note?.id as string, eventId };
}

/** @returns the message's id, and whether this call stored it. */
export async function storeOnce(
	transaction: Transaction,
	message: typeof messages.$inferInsert,
): Promise<{ value: string; isNew: boolean }> {
	// A concurrent submission with the same key waits here until the first is committed.
	const [stored] = await transaction
		.insert(messages)
		.values(message)
		.onConflictDoNothing({ target: messages.submissionKey })
		.returning({ id: messages.id });
	if (stored) return { value: stored.id, isNew: true };
	const isSame = and(
		eq(messages.submissionKey, message.submissionKey as string),
		eq(messages.applicantId, message.applicantId),
		eq(messages.direction, message.direction),
		eq(messages.text, message.text),
	);
	const [same] = await transaction.select({ id: messages.id }).from(messages).where(isSame);
	if (!same) throw conflict("already_sent");
	return { value: same.id, isNew: false };
}

/** Waits for concurrent changes of the applicant. */
export async function lockApplicant(transaction: Transaction, applicantId: string) {
	const known = asId(applicantId);
	if (known) await lockApplicants(transaction, [known], "no key update");
	const [applicant] = known
		? await transaction
				.select({ id: applicants.id, language: applicants.language })
				.from(applicants)
				.where(eq(applicants.id, known))
				.for("key share")
		: [];
	if (!applicant) throw notFound("applicant");
	return applicant;
}
