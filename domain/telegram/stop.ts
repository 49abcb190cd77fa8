import { and, eq } from "drizzle-orm";
import { botDialogs, telegramChats } from "../../database/tables.ts";
import { removeChatLinks } from "../access/links.ts";
import { removeReminders } from "../cases/intake-reminders/store.ts";
import { removeReplies } from "../messaging/end-chats.ts";
import { type EndReason, recordConnected, recordStopped } from "./binding.ts";
import {
	type Conversation,
	closeQuestion,
	type FollowedChat,
	isActive,
	labelOf,
	maxFamilyChats,
	nameAmong,
	say,
} from "./conversation.ts";
import { sayRemindersStopped } from "./reminders.ts";

/** "/stop": ends reminders of deadlines and messages at once, or asks whose if the chat follows several. */
export async function stop(conversation: Conversation): Promise<void> {
	const { texts, chats, transaction } = conversation;
	const hadReminders = await removeReminders(transaction, "telegram", String(conversation.chatId));
	for (const chat of chats.filter(({ state }) => state === "requested")) {
		await transaction.delete(telegramChats).where(eq(telegramChats.id, chat.id));
	}
	const active = chats.filter(isActive);
	const [only] = active;
	if (!only) return hadReminders ? sayRemindersStopped(conversation) : say(conversation, { text: texts.stop.already });
	if (active.length === 1) return stopOne(conversation, only.id);
	const buttons = active.map((chat) => [{ text: labelOf(active, chat), data: `stop:${chat.id}` }]);
	await say(conversation, {
		text: texts.stop.whose,
		buttons: [...buttons, [{ text: texts.buttons.stopAll, data: "stop:all" }]],
	});
}

/** Stops the messages about one of those whom the chat follows. */
export async function stopOne(conversation: Conversation, rowId: string): Promise<void> {
	const chat = conversation.chats.find(({ id }) => id === rowId);
	if (!chat || !isActive(chat)) return say(conversation, { text: conversation.texts.stop.already });
	const name = nameAmong(conversation.chats, chat);
	await end(conversation, chat, "stopped");
	await say(conversation, { text: conversation.texts.stop.stopped, name, phoneButton: null });
}

export async function stopAll(conversation: Conversation): Promise<void> {
	for (const chat of conversation.chats.filter(isActive)) await end(conversation, chat, "stopped");
	await say(conversation, { text: conversation.texts.stop.stopped, phoneButton: null });
}

/** The reader says that the application is somebody else's: nothing of the connection is kept. */
export async function disown(conversation: Conversation, rowId: string): Promise<boolean> {
	const { transaction, chats, texts, chatId } = conversation;
	const chat = chats.find(({ id }) => id === rowId);
	if (!chat) return false;
	await closeQuestion(conversation);
	await transaction.delete(telegramChats).where(eq(telegramChats.id, rowId));
	if (chat.follower === "applicant") await removeChatLinks(transaction, [chat.applicantId]);
	await removeReplies(transaction, [chatId]);
	if (isActive(chat)) await recordStopped(conversation, chat, "not_mine");
	await say(conversation, { text: texts.stop.notMine, name: nameAmong(chats, chat), phoneButton: null });
	if (chats.length === 1) await transaction.delete(botDialogs).where(eq(botDialogs.chatId, chatId));
	return true;
}

/** The bot was blocked. What was stopped before stays so. */
export async function block(conversation: Conversation): Promise<void> {
	await removeReminders(conversation.transaction, "telegram", String(conversation.chatId));
	for (const chat of conversation.chats.filter(isActive)) await end(conversation, chat, "blocked");
}

/** Whoever unblocks the bot gets messages again, unless others have taken the place of this chat. */
export async function unblock(conversation: Conversation): Promise<void> {
	const { transaction, at } = conversation;
	for (const chat of conversation.chats.filter(({ state }) => state === "blocked")) {
		const isTaken = await hasNoPlace(conversation, chat);
		const state = isTaken ? "stopped" : "active";
		const endedAt = isTaken ? at : null;
		await transaction.update(telegramChats).set({ state, endedAt }).where(eq(telegramChats.id, chat.id));
		Object.assign(chat, { state });
		if (!isTaken) await recordConnected(conversation, chat);
	}
}

async function hasNoPlace({ transaction }: Conversation, { applicantId, follower }: FollowedChat): Promise<boolean> {
	const isOther = and(
		eq(telegramChats.applicantId, applicantId),
		eq(telegramChats.follower, follower),
		eq(telegramChats.state, "active"),
	);
	const others = await transaction.$count(telegramChats, isOther);
	return others >= (follower === "family" ? maxFamilyChats : 1);
}

async function end(
	conversation: Conversation,
	chat: FollowedChat,
	reason: Extract<EndReason, "stopped" | "blocked">,
): Promise<void> {
	const { transaction, at } = conversation;
	await closeQuestion(conversation);
	await transaction.update(telegramChats).set({ state: reason, endedAt: at }).where(eq(telegramChats.id, chat.id));
	await recordStopped(conversation, chat, reason);
	Object.assign(chat, { state: reason });
}
