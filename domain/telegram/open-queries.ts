import { and, eq } from "drizzle-orm";
import { oneTimeLinks, telegramChats } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { botUrl } from "../messaging/bot-name.ts";
import { isUsable } from "../my/usable-link.ts";
import { botLinkId, ofActiveChat } from "./usable-bot-link.ts";

/**
 * Whether a button of the bot can still be used, and where the bot is: null if it cannot be written to. Messengers follow
 * links to show a preview, so this does not use it up.
 */
export async function findBotLink(caller: Caller, code: string): Promise<{ isUsable: boolean; bot: string | null }> {
	const context = caller.permit("my:open");
	const id = botLinkId(context, code);
	const found = id
		? await context.database
				.select({ id: oneTimeLinks.id })
				.from(oneTimeLinks)
				.innerJoin(telegramChats, and(eq(telegramChats.id, oneTimeLinks.telegramChatId), ofActiveChat))
				.where(isUsable("bot", id, context.now()))
		: [];
	return { isUsable: found.length > 0, bot: await botUrl(context) };
}
