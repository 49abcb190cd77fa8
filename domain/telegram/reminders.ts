import { and, eq } from "drizzle-orm";
import { intakeReminders } from "../../database/tables.ts";
import { stepOf, type WantedRound } from "../cases/intake-reminders/steps.ts";
import { findRound, removeReminders, storeReminder } from "../cases/intake-reminders/store.ts";
import { reminderTexts, stopButton } from "../cases/intake-reminders/texts.ts";
import { deadlineText } from "../catalog/intakes/when.ts";
import type { Language } from "../shared/language.ts";
import { type Conversation, say } from "./conversation.ts";

/** Reminders of closing dates in a chat, with or without an application. Pressing Start confirms them. */

export async function addReminder(conversation: Conversation, wanted: WantedRound): Promise<void> {
	const { transaction, language, at, chatId } = conversation;
	const texts = reminderTexts[language].bot;
	const round = await findRound(transaction, wanted, language, at);
	if (!round) return say(conversation, { text: texts.over });
	const { title, closesOn } = round;
	const chat = { channel: "telegram", address: String(chatId), language } as const;
	const step = stepOf(closesOn, at);
	await storeReminder(transaction, { ...chat, ...wanted, ...round, step, createdAt: at, confirmedAt: at });
	const text = texts.added(title, deadlineText(closesOn, at, language));
	await say(conversation, { text, buttons: [[stopButton(language)]] });
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
