import { and, asc, eq, isNull, lte } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applications, entries, sessions, tasks } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { invalid, notFound } from "../../shared/errors.ts";
import { parse, requireId } from "../../shared/validation.ts";
import { recordEntry } from "../entries/record.ts";
import { closeAnswered, closeTasks } from "../tasks/close.ts";
import { lockApplicant, lockContact } from "./lock.ts";
import { receiveMessage } from "./receive.ts";
import { defaultSubject, sentBy } from "./rules.ts";
import { answerInput, messageInput, noteInput } from "./schema.ts";
import { isUnread, markRead } from "./unread.ts";

/** `key`: created with the form, a repeated one means the same message; `client`: the network address. */
type MessageSubmission = { key: string; client: string };

/**
 * Stores a message that an applicant wrote on the page, once for repeated submissions, and announces it to the staff
 * chat. A proven session's message is about the whole applicant, and only proven sessions see it and its answer: the
 * newest application may have been sent by somebody else in the applicant's name.
 * @param input `text`, at most 4,000 characters
 * @returns the message's id.
 * @throws ProblemError: refused; invalid; limited; conflict 'already_sent' for another message with a used key.
 */
export async function writeMessage(
	caller: Caller,
	input: unknown,
	{ key, client }: MessageSubmission,
): Promise<string> {
	const context = caller.permitOwn("my:write");
	const { database, applicantId, applicationId, now } = context;
	const { text } = parse(messageInput, input);
	return database.transaction((transaction) => {
		const message = { applicantId, applicationId, channel: "web", text, at: now(), submissionKey: key } as const;
		return receiveMessage(context, transaction, { ...message, client });
	});
}

/**
 * Stores an answer of staff, once for repeated submissions, and sends it by Telegram or email if that reaches the applicant,
 * unless staff send it by hand. What the applicant has written about the same application until now counts as read.
 * @param input `text`, at most 5,000 characters; `applicationId`, `byHand` and `submissionKey`, as in `answerInput`
 * @returns the message's id.
 * @throws ProblemError: refused; not-found; invalid; conflict 'already_sent' for another answer with a used key.
 */
export async function answerMessage(caller: Caller, applicantId: string, input: unknown): Promise<string> {
	const context = caller.permit("conversation:write");
	const { text, applicationId: about, byHand, submissionKey = null } = parse(answerInput, input);
	return context.database.transaction(async (transaction) => {
		const id = await lockApplicant(transaction, applicantId);
		const applicationId = await chooseSubject(transaction, id, about);
		const answer = { kind: "message_out", ...sentBy(byHand), actor: context.actor, at: context.now(), text } as const;
		const entry = { applicantId: id, applicationId, ...answer, submissionKey };
		return (await recordEntry(context, transaction, entry)).id;
	});
}

/**
 * Marks what an applicant has written as read, for messages that need no answer.
 * @throws ProblemError: refused; not-found.
 */
export async function markConversationRead(caller: Caller, applicantId: string): Promise<void> {
	const { database, actor, now } = caller.permit("conversation:write");
	await database.transaction(async (transaction) => {
		const id = await lockApplicant(transaction, applicantId);
		const at = now();
		await markRead(transaction, eq(entries.applicantId, id), at);
		const isQuestion = and(eq(tasks.applicantId, id), eq(tasks.kind, "answer_message"));
		await closeTasks(transaction, isQuestion, { outcome: "closed", doneBy: actor.userId, at });
	});
}

/** Minutes in which an answer does not count as read in a session that a code of staff has opened. */
const codeMinutes = 15;

/**
 * Marks the answers that the caller's session sees as read by the applicant, whom they have reached. Staff who have just
 * written an answer could open the page themselves, with a code that they make.
 */
export async function markMyMessagesRead(caller: Caller): Promise<void> {
	const { database, isOwn, applicantId, sessionId, now } = caller.permitOwn("my:write");
	await database.transaction(async (transaction) => {
		const at = now();
		const isByCode = and(eq(sessions.id, sessionId), eq(sessions.openedBy, "call"));
		const minutes = (await transaction.$count(sessions, isByCode)) > 0 ? codeMinutes : 0;
		const read = await transaction
			.update(entries)
			.set({ readByApplicantAt: at })
			.where(
				and(
					isOwn(entries),
					eq(entries.kind, "message_out"),
					isNull(entries.readByApplicantAt),
					lte(entries.visibleAt, new Date(at.getTime() - minutes * 60_000)),
				),
			)
			.returning();
		const answers = read.flatMap((entry) => (entry.authorId ? [{ ...entry, applicantId }] : []));
		await closeAnswered(transaction, answers, at);
	});
}

/**
 * Adds a note that only staff see, about an applicant or the sender of a contact message.
 * @param about the applicant's id, or the contact message
 * @param input `text`, at most 5,000 characters; `isPinned`; `submissionKey`
 * @throws ProblemError: refused; not-found; invalid.
 */
export async function addNote(
	caller: Caller,
	about: string | { contactSubmissionId: string },
	input: unknown,
): Promise<void> {
	const context = caller.permit("conversation:write");
	const { submissionKey = null, ...note } = parse(noteInput, input);
	const { database, actor, now } = context;
	await database.transaction(async (transaction) => {
		const of =
			typeof about === "string"
				? { applicantId: await lockApplicant(transaction, about), applicationId: null }
				: { contactSubmissionId: (await lockContact(transaction, about.contactSubmissionId)).id };
		await recordEntry(context, transaction, { ...of, kind: "note", actor, at: now(), ...note, submissionKey });
	});
}

/**
 * Pins a note to the top, or unpins it.
 * @throws ProblemError: refused; not-found.
 */
export async function pinNote(caller: Caller, applicantId: string, noteId: string, isPinned: boolean): Promise<void> {
	const { database } = caller.permit("conversation:write");
	const known = { applicant: requireId(applicantId, "note"), note: requireId(noteId, "note") };
	const isIt = and(...[eq(entries.id, known.note), eq(entries.applicantId, known.applicant), eq(entries.kind, "note")]);
	await database.transaction(async (transaction) => {
		const rows = await transaction.update(entries).set({ isPinned }).where(isIt).returning({ id: entries.id });
		if (rows.length === 0) throw notFound("note");
	});
}

/** @throws ProblemError: invalid if the application is somebody else's, or if staff have to choose one. */
async function chooseSubject(transaction: Transaction, applicantId: string, chosen: string | null | undefined) {
	const rows = await transaction
		.select({ id: applications.id })
		.from(applications)
		.where(eq(applications.applicantId, applicantId));
	const ids = rows.map(({ id }) => id);
	const subject = chosen === undefined ? defaultSubject(await listUnread(transaction, applicantId), ids) : chosen;
	if (subject === undefined) throw invalid([{ field: "applicationId", code: "required" }]);
	if (subject !== null && !ids.includes(subject)) {
		throw invalid([{ field: "applicationId", code: "unknown_application" }]);
	}
	return subject;
}

const listUnread = (transaction: Transaction, applicantId: string) =>
	transaction
		.select()
		.from(entries)
		.where(and(eq(entries.applicantId, applicantId), isUnread))
		.orderBy(asc(entries.at), asc(entries.id));
