import { eq } from "drizzle-orm";
import { telegramChats } from "../../database/tables.ts";
import { asLanguage } from "../shared/language.ts";
import { sayConnected, sayWaysIn } from "./cards.ts";
import { type Conversation, changeDialog, isActive, say } from "./conversation.ts";
import { setReminderLanguage, stopChatReminders } from "./reminders.ts";
import { answerRequest } from "./second-chat.ts";
import { disown, stopAll, stopOne } from "./stop.ts";
import { botTexts } from "./texts/texts.ts";
import { receiveSubject } from "./write.ts";

/**
 * A button that was pressed.
 * @returns what the press itself is answered with: undefined if a message answers it.
 */
export async function pressButton(
	conversation: Conversation,
	name: string,
	value: string,
): Promise<string | undefined> {
	const press = Object.hasOwn(buttons, name) ? buttons[name] : undefined;
	return (await press?.(conversation, value)) ? undefined : conversation.texts.openPage;
}

/** Each returns false if the button has no meaning anymore. */
const buttons: Record<string, (conversation: Conversation, value: string) => Promise<boolean>> = {
	language: chooseLanguage,
	async stop(conversation, value) {
		if (value !== "all" && !conversation.chats.some(({ id }) => id === value)) return false;
		await (value === "all" ? stopAll(conversation) : stopOne(conversation, value));
		return true;
	},
	notmine: disown,
	allow: (conversation, value) => answerRequest(conversation, value, true),
	deny: (conversation, value) => answerRequest(conversation, value, false),
	about: receiveSubject,
	reminders: stopChatReminders,
};

/** Of this chat only: what others who follow the same application read stays in their language. */
async function chooseLanguage(conversation: Conversation, value: string): Promise<boolean> {
	const language = asLanguage(value);
	if (!language) return false;
	await changeDialog(conversation, { language });
	await conversation.transaction
		.update(telegramChats)
		.set({ language })
		.where(eq(telegramChats.chatId, conversation.chatId));
	await setReminderLanguage(conversation, language);
	const chosen = { ...conversation, language, texts: botTexts[language] };
	const active = conversation.chats.filter(isActive);
	if (conversation.chats.length === 0) {
		await sayWaysIn(chosen, `${chosen.texts.language.chosen}\n\n${chosen.texts.hello(conversation.context.site.name)}`);
		return true;
	}
	await say(chosen, { text: chosen.texts.language.chosen });
	for (const chat of active) await sayConnected(chosen, chat.id);
	return true;
}
