import { asc, desc, eq, sql } from "drizzle-orm";
import { links, telegramChats } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { botName, botUrl } from "../messaging/bot-name.ts";

/**
 * The chats that the caller's session sees, those that hear of news first, and where the bot is: null if it cannot be
 * written to. A session of level "known" sees chats of its application that were connected by one like it.
 */
export async function getMyTelegram(caller: Caller) {
	const { isOwn, ...context } = caller.permitOwn("my:read");
	const rows = await context.database
		.select({
			id: telegramChats.id,
			follower: telegramChats.follower,
			level: telegramChats.level,
			state: telegramChats.state,
			language: telegramChats.language,
			connectedAt: telegramChats.connectedAt,
			endedAt: telegramChats.endedAt,
			label: links.label,
		})
		.from(telegramChats)
		.leftJoin(links, eq(links.id, telegramChats.familyLinkId))
		.where(isOwn(telegramChats))
		.orderBy(sql`${telegramChats.state} <> 'active'`, desc(telegramChats.connectedAt), asc(telegramChats.id));
	return {
		bot: await botUrl(context),
		own: rows.filter(({ follower }) => follower === "applicant"),
		family: rows.filter(({ follower }) => follower === "family"),
	};
}
export type MyTelegram = Awaited<ReturnType<typeof getMyTelegram>>;
export type MyChat = MyTelegram["own"][number];

/** The bot's address, for people who open their application in it; null if it cannot be written to. */
export const findBotUrl = (caller: Caller): Promise<string | null> => botUrl(caller.permit("my:open"));

/** Whether Telegram is offered to visitors. */
export async function isTelegramOffered(caller: Caller): Promise<boolean> {
	return (await botName(caller.permit("my:open"))) !== null;
}
