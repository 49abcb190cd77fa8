import type { InlineKeyboardButton, Opts } from "@grammyjs/types";
import type { Bot, BotButton, BotMessage } from "../domain/shared/ports.ts";
import { type BotApiSettings, createBotApi } from "./bot-api.ts";

/** The bot in private chats over Telegram's Bot API. Without a token, every message fails with that reason. */
export function createBot(settings: BotApiSettings): Bot {
	const api = createBotApi(settings);
	return {
		isConfigured: settings.token !== undefined,
		async send(chatId, message) {
			const options = {
				parse_mode: "HTML",
				link_preview_options: { is_disabled: true },
				disable_notification: message.isSilent ?? false,
				...keyboardOf(message),
			} as const;
			await api.send({ chat_id: chatId, text: message.text, ...options }, { waitsForToken: true });
		},
		async answer(queryId, text) {
			await api.call("answerCallbackQuery", { callback_query_id: queryId, ...(text && { text }) });
		},
	};
}

function keyboardOf({ buttons, phoneButton }: BotMessage): Pick<Opts<never>["sendMessage"], "reply_markup"> {
	if (buttons) return { reply_markup: { inline_keyboard: buttons.map((row) => row.map(inlineButton)) } };
	if (phoneButton === null) return { reply_markup: { remove_keyboard: true } };
	if (phoneButton === undefined) return {};
	const keyboard = [[{ text: phoneButton, request_contact: true }]];
	return { reply_markup: { keyboard, resize_keyboard: true, one_time_keyboard: true } };
}

const inlineButton = (button: BotButton): InlineKeyboardButton =>
	"url" in button ? { text: button.text, url: button.url } : { text: button.text, callback_data: button.data };
