import type { Bot, Channel } from "../../ports.ts";
import { replyIn } from "../bot-replies.ts";

/** Messages of the bot to applicants and their families. */
export function telegramChannel({ bot }: { bot: Bot }): Channel {
	return {
		async send(delivery) {
			if (delivery.kind !== "reply") return false;
			await bot.send(delivery.chatId, replyIn(delivery));
			return true;
		},
	};
}
