import { and, asc, eq, isNull } from "drizzle-orm";
import { entries, tasks, telegramChats } from "../../database/tables.ts";
import { receiveMessage } from "../cases/conversations/receive.ts";
import { promised } from "../cases/tasks/promised.ts";
import { writtenDeadline, writtenSkipped } from "../messaging/dates.ts";
import { problemOf } from "../shared/errors.ts";
import { pageButton, sayWaysIn } from "./cards.ts";
import {
	type Conversation,
	changeDialog,
	type FollowedChat,
	isActive,
	labelOf,
	nameAmong,
	say,
	withOffices,
} from "./conversation.ts";
import { overLimit, sayLimited } from "./flood.ts";

/** Receipts of messages are at least this many milliseconds apart. */
const confirmedEvery = 60 * 60 * 1_000;
/** Bytes that a chat's open question can hold. */
const maxDataLength = 19_000;

/** A text is a message to staff if the chat is an applicant's. If it follows several, the bot asks whom it is about. */
export async function receiveText(conversation: Conversation, text: string): Promise<void> {
	const { texts, chats } = conversation;
	const active = chats.filter(isActive);
	const own = active.filter(({ follower }) => follower === "applicant");
	const [only] = own;
	if (own.length > 1) return askSubject(conversation, own, text);
	if (only) return storeMessage(conversation, only, text);
	if (active.length > 0) return say(conversation, { text: await withOffices(conversation, texts.familyText) });
	await sayUnconnected(conversation);
}

/** To a chat that follows nobody now: how it can. */
export async function sayUnconnected(conversation: Conversation): Promise<void> {
	const { texts, chats, context } = conversation;
	if (chats.some(({ state }) => state === "requested")) return say(conversation, { text: texts.second.requested });
	if (chats.length > 0) return say(conversation, { text: texts.stop.already });
	await sayWaysIn(conversation, texts.hello(context.site.name));
}

/** Keeps the text with the question, with those that came before it. */
async function askSubject(conversation: Conversation, own: FollowedChat[], text: string): Promise<void> {
	const { texts, dialog } = conversation;
	const earlier = dialog?.question === "subject" ? Object.values(dialog.data ?? {}) : [];
	const data = Object.fromEntries([...earlier, text].map((each, index) => [String(index), each]));
	// As the database writes it: with a space after each comma and colon.
	const isTooMuch = Buffer.byteLength(JSON.stringify(data)) + 2 * Object.keys(data).length > maxDataLength;
	if (!isTooMuch) await changeDialog(conversation, { question: "subject", data });
	// The buttons of the first question still work.
	if ((await overLimit(conversation)) > 0) return isTooMuch ? sayLimited(conversation, texts.whoseFirst) : undefined;
	const buttons = own.map((chat) => [{ text: labelOf(own, chat), data: `about:${chat.id}` }]);
	await say(conversation, { text: isTooMuch ? texts.whoseFirst : texts.whose, buttons });
}

/**
 * The answer to whom the kept texts are about.
 * @returns false if there is no such question anymore.
 */
export async function receiveSubject(conversation: Conversation, rowId: string): Promise<boolean> {
	const chat = conversation.chats.find(
		({ id, follower, state }) => id === rowId && follower === "applicant" && state === "active",
	);
	if (conversation.dialog?.question !== "subject" || !chat) return false;
	const kept = Object.entries(conversation.dialog.data ?? {}).sort(([one], [other]) => Number(one) - Number(other));
	await changeDialog(conversation, { question: null, data: null });
	// The order of messages is that of their times.
	for (const [index, [, text]] of kept.entries()) {
		await storeMessage(conversation, chat, text, new Date(conversation.at.getTime() + index));
	}
	return true;
}

/** Stores a message as one from the page, and confirms the first of an hour with the moment of our answer. */
async function storeMessage(
	conversation: Conversation,
	chat: FollowedChat,
	text: string,
	sentAt = conversation.at,
): Promise<void> {
	const { context, transaction, texts, at, chatId, chats } = conversation;
	const { applicantId, applicationId } = chat;
	const message = { applicantId, applicationId, channel: "telegram", text, at: sentAt } as const;
	const name = nameAmong(chats, chat);
	try {
		// A savepoint: a message beyond the limit is not stored, but the update is.
		await transaction.transaction((inner) =>
			receiveMessage(context, inner, { ...message, client: `telegram:${chatId}` }),
		);
	} catch (error) {
		const problem = problemOf(error);
		if (problem?.kind !== "limited") throw error;
		return sayLimited(conversation, texts.tooManyMessages(Math.ceil(problem.seconds / 60)), name);
	}
	if (chat.confirmedAt && at.getTime() - chat.confirmedAt.getTime() < confirmedEvery) return;
	chat.confirmedAt = at;
	await transaction.update(telegramChats).set({ confirmedAt: at }).where(eq(telegramChats.id, chat.id));
	await say(conversation, { text: await receiptOf(conversation, chat), name });
}

/** With the moment that the page shows: that of the earliest message which waits for an answer. */
async function receiptOf(conversation: Conversation, { applicantId, applicationId }: FollowedChat): Promise<string> {
	const { received } = conversation.texts;
	const [promise] = await conversation.transaction
		.select(promised)
		.from(entries)
		.innerJoin(tasks, and(eq(tasks.entryId, entries.id), eq(tasks.kind, "answer_message"), isNull(tasks.doneAt)))
		.where(
			and(
				eq(entries.applicantId, applicantId),
				applicationId ? eq(entries.applicationId, applicationId) : undefined,
				eq(entries.kind, "message_in"),
			),
		)
		.orderBy(asc(entries.at), asc(entries.id))
		.limit(1);
	if (!promise) return received.plain;
	const moment = writtenDeadline(promise.at, conversation.language);
	if (promise.at < conversation.at) return withOffices(conversation, received.late(moment));
	const skipped =
		promise.skipped.length > 0 && received.counted(writtenSkipped(promise.skipped, conversation.language));
	return [received.answerBy(moment), skipped].filter(Boolean).join(" ");
}

/** Files, voices, places and stickers are neither fetched nor stored. One answer for an album. */
export async function refuseAttachment(conversation: Conversation): Promise<void> {
	const { context, transaction, texts, chats, chatId } = conversation;
	const { seconds } = await context.rateLimits.count(transaction, "bot-attachment", `telegram:${chatId}`, 1);
	if (seconds > 0) return;
	const active = chats.filter(isActive);
	const chat = active.find(({ follower }) => follower === "applicant") ?? active[0];
	if (!chat) return sayUnconnected(conversation);
	const isFamily = chat.follower === "family";
	const text = isFamily ? texts.papersFamily : texts.papers;
	await say(conversation, { text, ...(!isFamily && { buttons: await pageButton(conversation, chat) }) });
}
