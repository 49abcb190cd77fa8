import { and, desc, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, applications, messages, notes } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { Caller } from "../access/caller.ts";
import { recordEvent } from "../applicants/events.ts";
import { conflict, invalid, limited, notFound } from "../errors.ts";
import { mailAddress } from "../messaging/certain-email.ts";
import { enqueueDelivery } from "../messaging/enqueue.ts";
import { asId, parse } from "../validation.ts";
import { answerInput, messageInput, noteInput } from "./schema.ts";

/** @param key created with the form: a repeated key means the same message */
type MessageSubmission = { key: string };

/**
 * Stores a message that an applicant wrote on the page, once for repeated submissions, and announces it to the staff
 * chat. A proven session's message is about the newest application.
 * @param input `text`, at most 4,000 characters
 * @returns the message's id.
 * @throws ProblemError: refused; invalid; limited; conflict 'already_sent' for another message with a used key.
 */
export async function writeMessage(caller: Caller, input: unknown, { key }: MessageSubmission): Promise<string> {
	const context = caller.permitOwn("my:write");
	const { database, applicantId, actor, now, rateLimits } = context;
	const { text } = parse(messageInput, input);
	return database.transaction(async (transaction) => {
		const { applicationId } = await findApplication(transaction, applicantId, context.applicationId ?? undefined);
		const id = await storeOnce(transaction, {
			applicantId,
			applicationId,
			direction: "in",
			channel: "web",
			text,
			sentAt: now(),
			submissionKey: key,
		});
		if (!id.isNew) return id.value;
		const { seconds, isSuspect } = await rateLimits.count(transaction, "message", applicantId, 1);
		if (seconds > 0) throw limited(seconds);
		await recordEvent(transaction, { applicantId, applicationId, kind: "message_in", actor, at: now() });
		await enqueueDelivery(context, transaction, { channel: "chat", kind: "message", messageId: id.value }, isSuspect);
		return id.value;
	});
}

/**
 * Stores an answer of staff, once for repeated submissions, and sends it by email if the applicant has an address. What
 * the applicant has written until now counts as read.
 * @param input `text`, at most 5,000 characters; `applicationId`, by default the newest; `submissionKey`
 * @returns the message's id.
 * @throws ProblemError: refused; not-found; invalid; conflict 'already_sent' for another answer with a used key.
 */
export async function answerMessage(caller: Caller, applicantId: string, input: unknown): Promise<string> {
	const context = caller.permit("conversation:write");
	const { database, actor, now } = context;
	const { text, applicationId: about, submissionKey = null } = parse(answerInput, input);
	return database.transaction(async (transaction) => {
		const applicant = await lockApplicant(transaction, applicantId);
		const { applicationId, email } = await findApplication(transaction, applicant.id, about);
		const id = await storeOnce(transaction, {
			applicantId: applicant.id,
			applicationId,
			direction: "out",
			channel: "web",
			authorId: actor.userId,
			text,
			sentAt: now(),
			submissionKey,
		});
		if (!id.isNew) return id.value;
		await recordEvent(transaction, { applicantId: applicant.id, applicationId, kind: "message_out", actor, at: now() });
		if (email) {
			const { language } = applicant;
			await enqueueDelivery(context, transaction, { channel: "email", kind: "message", messageId: id.value, language });
		}
		await markRead(transaction, applicant.id, now());
		await recordAudit(transaction, actor, { action: "applicant:answer", recordId: applicant.id });
		return id.value;
	});
}

/**
 * Marks what an applicant has written as read, for a message that needs no answer.
 * @throws ProblemError: refused; not-found.
 */
export async function markConversationRead(caller: Caller, applicantId: string): Promise<void> {
	const { database, now } = caller.permit("conversation:write");
	await database.transaction(async (transaction) => {
		const { id } = await lockApplicant(transaction, applicantId);
		await markRead(transaction, id, now());
	});
}

/** Marks the answers that the caller's session sees as read by the applicant. */
export async function markMyMessagesRead(caller: Caller): Promise<void> {
	const { database, isOwn, now } = caller.permitOwn("my:write");
	await database.transaction((transaction) =>
		transaction
			.update(messages)
			.set({ readByApplicantAt: now() })
			.where(and(isOwn(messages), eq(messages.direction, "out"), isNull(messages.readByApplicantAt))),
	);
}

/**
 * Adds a note about an applicant that only staff see.
 * @param input `text`, at most 5,000 characters; `isPinned`
 * @throws ProblemError: refused; not-found; invalid.
 */
export async function addNote(caller: Caller, applicantId: string, input: unknown): Promise<void> {
	const { database, actor, now } = caller.permit("conversation:write");
	const { text, isPinned } = parse(noteInput, input);
	await database.transaction(async (transaction) => {
		const { id } = await lockApplicant(transaction, applicantId);
		await transaction
			.insert(notes)
			.values({ applicantId: id, authorId: actor.userId, text, isPinned, createdAt: now() });
		await recordEvent(transaction, { applicantId: id, applicationId: null, kind: "note", actor, at: now() });
		await recordAudit(transaction, actor, { action: "applicant:note", recordId: id });
	});
}

/**
 * Pins a note to the top, or unpins it.
 * @throws ProblemError: refused; not-found.
 */
export async function pinNote(caller: Caller, applicantId: string, noteId: string, isPinned: boolean): Promise<void> {
	const { database } = caller.permit("conversation:write");
	const known = { applicant: asId(applicantId), note: asId(noteId) };
	if (!known.applicant || !known.note) throw notFound("note");
	const isIt = and(eq(notes.id, known.note), eq(notes.applicantId, known.applicant));
	await database.transaction(async (transaction) => {
		const rows = await transaction.update(notes).set({ isPinned }).where(isIt).returning({ id: notes.id });
		if (rows.length === 0) throw notFound("note");
	});
}

/** @returns the message's id, and whether this call stored it. */
async function storeOnce(
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
async function lockApplicant(transaction: Transaction, applicantId: string) {
	const known = asId(applicantId);
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

/** The application that a message is about, by default the newest, and where emails about it go. */
async function findApplication(transaction: Transaction, applicantId: string, id?: string) {
	const [application] = await transaction
		.select({ applicationId: applications.id, email: mailAddress })
		.from(applications)
		.innerJoin(applicants, eq(applicants.id, applications.applicantId))
		.where(and(eq(applicants.id, applicantId), id ? eq(applications.id, id) : undefined))
		.orderBy(desc(applications.submittedAt), desc(applications.id))
		.limit(1);
	if (!application) throw invalid([{ field: "applicationId", code: "unknown_application" }]);
	return application;
}

const markRead = (transaction: Transaction, applicantId: string, at: Date) =>
	transaction
		.update(messages)
		.set({ readByStaffAt: at })
		.where(and(eq(messages.applicantId, applicantId), eq(messages.direction, "in"), isNull(messages.readByStaffAt)));
