import { and, eq } from "drizzle-orm";
import { intakeReminders } from "../../database/tables.ts";
import { addedText } from "../cases/intake-reminders/news.ts";
import { stepOf, type WantedRound } from "../cases/intake-reminders/steps.ts";
import { findRound, removeReminders, storeReminder } from "../cases/intake-reminders/store.ts";
import { reminderTexts, stopButton } from "../cases/intake-reminders/texts.ts";
import type { Language } from "../shared/language.ts";
import { type Conversation, say } from "./conversation.ts";

/** Reminders of closing dates in a chat, with or without an application. Pressing Start confirms them. */

export async function addReminder(conversation: Conversation, wanted: WantedRound): Promise<void> {
	const { transaction, language, at, chatId } = conversation;
	const round = await findRound(transaction, wanted, language, at);
	if (!round) return say(conversation, { text: reminderTexts[language].bot.over });
	const chat = { channel: "telegram", address: String(chatId), language } as const;
	const step = stepOf(round.closesOn, at);
	await storeReminder(transaction, { ...chat, ...wanted, ...round, step, createdAt: at, confirmedAt: at });
	await say(conversation, { text: addedText(round, language, at), buttons: [[stopButton(language)]] });
}

export const sayRemindersStopped = (conversation: Conversation) =>
	say(conversation, { text: reminderTexts[conversation.language].bot.stopped });

export async function stopChatReminders(conversation: Conversation): Promise<boolean> {
	await removeReminders(conversation.transaction, "telegram", String(conversation.chatId));
	await sayRemindersStopped(conversation);
	return true;
}

export const setReminderLanguage = ({ transaction, chatId }: Conversation, language: Language) =>
	transaction
		.update(intakeReminders)
		.set({ language })
		.where(and(eq(intakeReminders.channel, "telegram"), eq(intakeReminders.address, String(chatId))));
