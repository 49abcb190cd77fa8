import { and, desc, eq, isNull, lte } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { applications, deliveries, messages, notes, tasks, users } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { chooseChannels } from "../../messaging/notify-applicant.ts";
import { notFound } from "../../shared/errors.ts";
import { asId } from "../../shared/validation.ts";
import { promised } from "../tasks/promised.ts";

/** A page shows at most this many messages, the newest. */
const maxMessages = 500;

/**
 * The conversation that the caller's session sees, oldest first. Of staff it contains only the display name. A message
 * that can still be taken back is sent at a later time, and is not part of it until then. A message whose answer is due
 * has the moment that we promised.
 */
export async function listMyMessages(caller: Caller) {
	const { database, isOwn, now } = caller.permitOwn("my:read");
	const rows = await database
		.select({
			id: messages.id,
			direction: messages.direction,
			text: messages.text,
			sentAt: messages.sentAt,
			author: users.displayName,
			readByStaffAt: messages.readByStaffAt,
			readByApplicantAt: messages.readByApplicantAt,
			promise: promised,
		})
		.from(messages)
		.leftJoin(users, eq(users.id, messages.authorId))
		.leftJoin(tasks, and(eq(tasks.messageId, messages.id), eq(tasks.kind, "answer_message"), isNull(tasks.doneAt)))
		.where(and(isOwn(messages), lte(messages.sentAt, now())))
		.orderBy(desc(messages.sentAt), desc(messages.id))
		.limit(maxMessages);
	return rows.reverse();
}
export type MyMessage = Awaited<ReturnType<typeof listMyMessages>>[number];

/** The number of answers that the applicant has not read. */
export async function countUnreadMessages(caller: Caller): Promise<number> {
	const { database, isOwn, now } = caller.permitOwn("my:read");
	const isUnread = and(eq(messages.direction, "out"), isNull(messages.readByApplicantAt));
	return database.$count(messages, and(isOwn(messages), isUnread, lte(messages.sentAt, now())));
}

const chatted = alias(deliveries, "chatted");

/**
 * How an answer of staff would reach the applicant now.
 * @param applicationId what it is about; null: the whole applicant
 * @throws ProblemError: refused; not-found.
 */
export async function getReach(caller: Caller, applicantId: string, applicationId: string | null) {
	return chooseChannels(caller.permit("applicant:read"), { applicantId: known(applicantId), applicationId });
}
export type Reach = Awaited<ReturnType<typeof getReach>>;

/**
 * An applicant's conversation for staff, oldest first, each answer with the states of its email and of its message to the
 * applicant's Telegram chat: without both, only the page shows the answer. Without `reference` a message is about the whole applicant.
 * @throws ProblemError: refused; not-found.
 */
export async function listConversation(caller: Caller, applicantId: string) {
	const { database } = caller.permit("applicant:read");
	const rows = await database
		.select({
			id: messages.id,
			direction: messages.direction,
			channel: messages.channel,
			text: messages.text,
			sentAt: messages.sentAt,
			applicationId: messages.applicationId,
			reference: applications.reference,
			author: users.displayName,
			readByStaffAt: messages.readByStaffAt,
			readByApplicantAt: messages.readByApplicantAt,
			email: { id: deliveries.id, state: deliveries.state, lastError: deliveries.lastError },
			telegram: { id: chatted.id, state: chatted.state, lastError: chatted.lastError },
		})
		.from(messages)
		.leftJoin(users, eq(users.id, messages.authorId))
		.leftJoin(applications, eq(applications.id, messages.applicationId))
		.leftJoin(deliveries, and(eq(deliveries.messageId, messages.id), eq(deliveries.channel, "email")))
		.leftJoin(chatted, and(eq(chatted.messageId, messages.id), eq(chatted.channel, "telegram")))
		.where(eq(messages.applicantId, known(applicantId)))
		.orderBy(desc(messages.sentAt), desc(messages.id))
		.limit(maxMessages);
	return rows.reverse();
}
export type ConversationMessage = Awaited<ReturnType<typeof listConversation>>[number];

/**
 * The notes about an applicant: the pinned ones first, then the newest.
 * @throws ProblemError: refused; not-found.
 */
export async function listNotes(caller: Caller, applicantId: string) {
	const { database } = caller.permit("applicant:read");
	return database
		.select({
			id: notes.id,
			text: notes.text,
			isPinned: notes.isPinned,
			createdAt: notes.createdAt,
			author: users.displayName,
		})
		.from(notes)
		.leftJoin(users, eq(users.id, notes.authorId))
		.where(eq(notes.applicantId, known(applicantId)))
		.orderBy(desc(notes.isPinned), desc(notes.createdAt), desc(notes.id));
}
export type Note = Awaited<ReturnType<typeof listNotes>>[number];

function known(applicantId: string): string {
	const id = asId(applicantId);
	if (!id) throw notFound("applicant");
	return id;
}
