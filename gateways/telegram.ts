import type { InlineKeyboardButton, Opts } from "@grammyjs/types";
import { type Bot, type BotButton, type BotMessage, type Chat, DeliveryError } from "../domain/shared/ports.ts";
import { type BotApiSettings, createBotApi, type Refusal } from "./bot-api.ts";

export type TelegramSettings = BotApiSettings & { chatId: string | undefined };

/** The staff chat over Telegram's Bot API. Without a token or chat id, every message fails with that reason. */
export function createChat({ token, chatId, apiUrl }: TelegramSettings): Chat {
	const api = createBotApi({ token, apiUrl });

	async function whyNotFound(): Promise<string> {
		const name = await api.call("getMe", {}).then(
			({ answer }) => (answer.ok ? answer.result?.username : undefined),
			() => undefined,
		);
		const bot = /^\w{1,64}$/.test(name ?? "") ? `The bot @${name}` : "The bot";
		return `chat not found: ${bot} is not in the chat that TELEGRAM_CHAT_ID names`;
	}

	async function explain({ description, parameters }: Refusal): Promise<string | undefined> {
		if (parameters?.migrate_to_chat_id) {
			return `the group has become a supergroup: set TELEGRAM_CHAT_ID to ${Number(parameters.migrate_to_chat_id)}`;
		}
		return /chat not found/i.test(description ?? "") ? whyNotFound() : undefined;
	}

	return {
		async send(text) {
			if (token && !chatId) throw new DeliveryError("TELEGRAM_CHAT_ID is not set", { final: true, isUnset: true });
			const options = { parse_mode: "HTML", disable_web_page_preview: true } as const;
			await api.send({ chat_id: chatId ?? "", text, ...options }, { explain });
		},
	};
}

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
