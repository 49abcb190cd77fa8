import { eq } from "drizzle-orm";
import type { Database } from "../../../../database/connect.ts";
import { deliveries } from "../../../../database/tables.ts";
import type { Authentication } from "../../../access/authentication.ts";
import { replyIn } from "../../../messaging/bot-replies.ts";
import type { Bot, Channel, Clock } from "../../../shared/ports.ts";
import { isNight } from "../telegram-message.ts";
import { composeNews } from "./telegram-news.ts";

type Dependencies = {
	database: Database;
	now: Clock;
	bot: Bot;
	authentication: Pick<Authentication, "sign">;
	site: { name: string; url: string };
};

/**
 * Messages of the bot to applicants and their families: its replies, and news. Telegram accepts about one message a second
 * in a chat and 30 in all.
 */
export function telegramChannel({ bot, ...dependencies }: Dependencies): Channel {
	const { database, now } = dependencies;
	return {
		limits: { perSecond: 20, chatSeconds: 1.1, maxPause: 60 },
		async send(delivery) {
			if (delivery.kind === "reply") {
				await bot.send(delivery.chatId, replyIn(delivery));
				return true;
			}
			const text = await composeNews(dependencies, delivery);
			if (text) await bot.send(delivery.chatId, { text, isSilent: isNight(now()) });
			// Staff see in the case what the applicant was told: a status that was not told is not listed there.
			else if (delivery.kind === "status") await database.delete(deliveries).where(eq(deliveries.id, delivery.id));
			return Boolean(text);
		},
	};
}
