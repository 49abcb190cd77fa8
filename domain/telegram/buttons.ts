import { eq } from "drizzle-orm";
import { telegramChats } from "../../database/tables.ts";
import { asLanguage } from "../shared/language.ts";
import { sayConnected, sayWaysIn } from "./cards.ts";
import { answerRequest } from "./second-chat.ts";
import { disown, stopAll, stopOne } from "./stop.ts";
import { changeDialog, isActive, say, type Talk } from "./talk.ts";
import { botTexts } from "./texts/texts.ts";
import { receiveSubject } from "./write.ts";

/**
 * A button that was pressed.
 * @returns what the press itself is answered with: undefined if a message answers it.
 */
export async function pressButton(talk: Talk, name: string, value: string): Promise<string | undefined> {
	const press = Object.hasOwn(buttons, name) ? buttons[name] : undefined;
	return (await press?.(talk, value)) ? undefined : talk.texts.openPage;
}

/** Each returns false if the button has no meaning anymore. */
const buttons: Record<string, (talk: Talk, value: string) => Promise<boolean>> = {
	language: chooseLanguage,
	async stop(talk, value) {
		if (value !== "all" && !talk.chats.some(({ id }) => id === value)) return false;
		await (value === "all" ? stopAll(talk) : stopOne(talk, value));
		return true;
	},
	notmine: disown,
	allow: (talk, value) => answerRequest(talk, value, true),
	deny: (talk, value) => answerRequest(talk, value, false),
	about: receiveSubject,
};

/** Of this chat only: what others who follow the same application read stays in their language. */
async function chooseLanguage(talk: Talk, value: string): Promise<boolean> {
	const language = asLanguage(value);
	if (!language) return false;
	await changeDialog(talk, { language });
	await talk.transaction.update(telegramChats).set({ language }).where(eq(telegramChats.chatId, talk.chatId));
	const chosen = { ...talk, language, texts: botTexts[language] };
	const active = talk.chats.filter(isActive);
	if (talk.chats.length === 0) {
		await sayWaysIn(chosen, `${chosen.texts.language.chosen}\n\n${chosen.texts.hello(talk.context.site.name)}`);
		return true;
	}
	await say(chosen, { text: chosen.texts.language.chosen });
	for (const chat of active) await sayConnected(chosen, chat.id);
	return true;
}
