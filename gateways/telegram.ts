import { type Chat, Undelivered } from "../domain/ports.ts";

export type TelegramSettings = { token: string | undefined; chatId: string | undefined; apiUrl: string };

/** The staff's chat over Telegram's Bot API. Without a token nothing can be sent: every message fails with that reason. */
export function createChat({ token, chatId }: TelegramSettings): Chat {
	return {
		async send() {
			if (!token || !chatId)
				throw new Undelivered("TELEGRAM_BOT_TOKEN or TELEGRAM_CHAT_ID is not set", { final: true });
			throw new Undelivered("not sent");
		},
	};
}
