import { asc, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, botDialogs, socialLinks, telegramChats } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import { lockApplicants } from "../access/lock-applicants.ts";
import { firstName, listOffices, officeContacts } from "../messaging/email-parts.ts";
import { followedReference } from "../messaging/end-chats.ts";
import { enqueueReply } from "../messaging/enqueue.ts";
import { asHtml, nameLine } from "../messaging/telegram-html.ts";
import { type Language, originalLanguage } from "../shared/language.ts";
import type { BotMessage } from "../shared/ports.ts";
import { type BotTexts, botTexts } from "./texts/texts.ts";

/** A message of the bot in plain text, and the first name that it begins with. */
export type FieldValue = Omit<BotMessage, "text"> & { text: string; name?: string | undefined };

/** A chat while one of its updates is handled: the chat and the applicants that it follows are locked. */
export type Conversation = {
	context: Context;
	transaction: Transaction;
	chatId: number;
	language: Language;
	texts: BotTexts;
	at: Date;
	dialog: Dialog | undefined;
	/** Whom the chat follows, in any state. */
	chats: FollowedChat[];
};

export type Dialog = Pick<typeof botDialogs.$inferSelect, "language" | "question" | "data">;
export type FollowedChat = Awaited<ReturnType<typeof readChats>>[number];

/** Locks a chat against its other updates, before everything else. */
export const lockChat = (transaction: Transaction, chatId: number) =>
	transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`bot chat ${chatId}`}, 0))`);

/**
 * Locks the applicants whom a chat follows and others that the update concerns, and reads the chat.
 * @param language of the sender's Telegram, else of what the update concerns; what was chosen in the chat wins
 */
export async function openConversation(
	context: Context,
	transaction: Transaction,
	{ chatId, language, concerned }: { chatId: number; language: Language | undefined; concerned: string[] },
): Promise<Conversation> {
	const followed = await transaction
		.select({ id: telegramChats.applicantId })
		.from(telegramChats)
		.where(eq(telegramChats.chatId, chatId));
	const ids = [...concerned, ...followed.map(({ id }) => id)];
	if (ids.length > 0) await lockApplicants(transaction, ids, "no key update");
	const chats = await readChats(transaction, chatId);
	const at = context.now();
	const dialog = await readDialog(transaction, chatId, at);
	const chosen = dialog?.language ?? chats[0]?.language ?? language ?? originalLanguage;
	return { context, transaction, chatId, language: chosen, texts: botTexts[chosen], at, dialog, chats };
}

export async function readChats(transaction: Transaction, chatId: number) {
	const rows = await transaction
		.select({
			id: telegramChats.id,
			chatId: telegramChats.chatId,
			applicantId: telegramChats.applicantId,
			applicationId: telegramChats.applicationId,
			familyLinkId: telegramChats.familyLinkId,
			follower: telegramChats.follower,
			level: telegramChats.level,
			provenBy: telegramChats.provenBy,
			language: telegramChats.language,
			state: telegramChats.state,
			confirmedAt: telegramChats.confirmedAt,
			fullName: applicants.fullName,
			phoneE164: applicants.phoneE164,
			phoneOwner: applicants.phoneOwner,
			reference: followedReference,
		})
		.from(telegramChats)
		.innerJoin(applicants, eq(applicants.id, telegramChats.applicantId))
		.where(eq(telegramChats.chatId, chatId))
		.orderBy(asc(telegramChats.connectedAt), asc(telegramChats.id));
	return rows.map((row) => ({ ...row, name: firstName(row.fullName) }));
}

export async function readDialog(transaction: Transaction, chatId: number, at: Date): Promise<Dialog | undefined> {
	const [row] = await transaction.select().from(botDialogs).where(eq(botDialogs.chatId, chatId));
	const isOver = row?.expiresAt && row.expiresAt <= at;
	return row && { language: row.language, question: isOver ? null : row.question, data: isOver ? null : row.data };
}

type DialogChange = { language: Language } | { question: Dialog["question"]; data: Dialog["data"] };
const questionLifetime = 30 * 60 * 1_000;

/** Stores the language of a chat, or the question that is open in it for 30 minutes. */
export async function changeDialog({ transaction, chatId, at }: Conversation, change: DialogChange): Promise<void> {
	const isQuestion = "question" in change;
	const expiresAt = isQuestion && change.question ? new Date(at.getTime() + questionLifetime) : null;
	const values = { ...change, ...(isQuestion && { expiresAt }), changedAt: at };
	await transaction
		.insert(botDialogs)
		.values({ chatId, ...values })
		.onConflictDoUpdate({ target: botDialogs.chatId, set: values });
}

export const closeQuestion = (conversation: Conversation) =>
	conversation.dialog?.question ? changeDialog(conversation, { question: null, data: null }) : Promise.resolve();

/** Answers in the chat. */
export const say = (conversation: Conversation, said: FieldValue) => sayIn(conversation, conversation, said);

/** Says something in another chat. */
export async function sayIn(
	{ context, transaction }: Conversation,
	{ chatId, language }: { chatId: number; language: Language },
	{ text, name, ...message }: FieldValue,
): Promise<void> {
	const html = (name ? nameLine(name) : "") + asHtml(text);
	await enqueueReply(context, transaction, { chatId, language, ...message, text: html });
}

export const isActive = ({ state }: Pick<FollowedChat, "state">): boolean => state === "active";

/** The first name that a message about one of several begins with; without a name, the reference. */
export function nameAmong(chats: FollowedChat[], chat: FollowedChat): string | undefined {
	return chats.filter(isActive).length > 1 ? labelOf(chats, chat) : undefined;
}

/** The first name for a button. If another one has the same, with the reference, which the family does not know. */
export function labelOf(chats: FollowedChat[], { id, name, fullName, follower, reference }: FollowedChat): string {
	const isUnique = name && !chats.some((other) => other.id !== id && other.name === name);
	if (isUnique) return name;
	return follower === "family" ? fullName : [name, reference].filter(Boolean).join(", ");
}

/** A sentence, and how to reach the offices below it: their phone numbers, email addresses and messengers. */
export async function withOffices({ transaction, language }: Conversation, sentence: string): Promise<string> {
	const places = await listOffices(transaction);
	const messengers = await transaction
		.select()
		.from(socialLinks)
		.where(eq(socialLinks.isActive, true))
		.orderBy(asc(socialLinks.platform), asc(socialLinks.id));
	const ways = messengers.map(({ platform, url }) => `${platform}: ${url}`);
	return [sentence, ...officeContacts(places, language), ...ways].join("\n");
}

/** More members of a family do not follow one application. */
export const maxFamilyChats = 4;
