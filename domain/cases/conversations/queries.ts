import { and, desc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { applications, deliveries, entries, tasks, users } from "../../../database/tables.ts";
import { type MessageChannel, type MessageKind, messageKinds } from "../../../database/values.ts";
import type { Caller } from "../../access/caller.ts";
import { chooseChannels } from "../../messaging/notify-applicant.ts";
import { notFound } from "../../shared/errors.ts";
import { asId } from "../../shared/validation.ts";
import { promised } from "../tasks/promised.ts";

/** A page shows at most this many messages, the newest. */
const maxMessages = 500;

/** Messages that were not taken back. */
const isMessage = and(inArray(entries.kind, messageKinds), isNull(entries.undoneAt));

/**
 * The conversation that the caller's session sees, oldest first. Of staff it contains only the display name. A message
 * that can still be taken back is sent at a later time, and is not part of it until then. A message whose answer is due
 * has the moment that we promised.
 */
export async function listMyMessages(caller: Caller) {
	const { database, isOwn, now } = caller.permitOwn("my:read");
	const rows = await database
		.select({
			id: entries.id,
			kind: sql<MessageKind>`${entries.kind}`,
			text: sql<string>`${entries.text}`,
			sentAt: entries.visibleAt,
			author: users.displayName,
			readByStaffAt: entries.readByStaffAt,
			readByApplicantAt: entries.readByApplicantAt,
			promise: promised,
		})
		.from(entries)
		.leftJoin(users, eq(users.id, entries.authorId))
		.leftJoin(tasks, and(eq(tasks.entryId, entries.id), eq(tasks.kind, "answer_message"), isNull(tasks.doneAt)))
		.where(and(isOwn(entries), isMessage, lte(entries.visibleAt, now())))
		.orderBy(desc(entries.visibleAt), desc(entries.id))
		.limit(maxMessages);
	return rows.reverse();
}
export type MyMessage = Awaited<ReturnType<typeof listMyMessages>>[number];

/** The number of answers that the applicant has not read. */
export async function countUnreadMessages(caller: Caller): Promise<number> {
	const { database, isOwn, now } = caller.permitOwn("my:read");
	const isUnread = and(eq(entries.kind, "message_out"), isNull(entries.readByApplicantAt));
	return database.$count(entries, and(isOwn(entries), isUnread, lte(entries.visibleAt, now())));
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
			id: entries.id,
			kind: sql<MessageKind>`${entries.kind}`,
			channel: sql<MessageChannel>`${entries.channel}`,
			text: sql<string>`${entries.text}`,
			sentAt: entries.visibleAt,
			applicationId: entries.applicationId,
			reference: applications.reference,
			author: users.displayName,
			isAutomatic: sql<boolean>`${entries.kind} = 'message_out' and ${entries.authorId} is null`,
			readByStaffAt: entries.readByStaffAt,
			readByApplicantAt: entries.readByApplicantAt,
			email: { id: deliveries.id, state: deliveries.state, lastError: deliveries.lastError },
			telegram: { id: chatted.id, state: chatted.state, lastError: chatted.lastError },
		})
		.from(entries)
		.leftJoin(users, eq(users.id, entries.authorId))
		.leftJoin(applications, eq(applications.id, entries.applicationId))
		.leftJoin(deliveries, and(eq(deliveries.entryId, entries.id), eq(deliveries.channel, "email")))
		.leftJoin(chatted, and(eq(chatted.entryId, entries.id), eq(chatted.channel, "telegram")))
		.where(and(eq(entries.applicantId, known(applicantId)), isMessage))
		.orderBy(desc(entries.visibleAt), desc(entries.id))
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
			id: entries.id,
			text: sql<string>`${entries.text}`,
			isPinned: entries.isPinned,
			at: entries.at,
			author: users.displayName,
		})
		.from(entries)
		.leftJoin(users, eq(users.id, entries.authorId))
		.where(and(eq(entries.applicantId, known(applicantId)), eq(entries.kind, "note"), isNull(entries.undoneAt)))
		.orderBy(desc(entries.isPinned), desc(entries.at), desc(entries.id));
}
export type Note = Awaited<ReturnType<typeof listNotes>>[number];

function known(applicantId: string): string {
	const id = asId(applicantId);
	if (!id) throw notFound("applicant");
	return id;
}
