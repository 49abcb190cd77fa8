import { and, eq, isNotNull, lt, lte, sql } from "drizzle-orm";
import { botDialogs, botUpdates, installation, telegramChats } from "../../database/tables.ts";
import type { BotUpdateMode } from "../../database/values.ts";
import type { Caller } from "../access/caller.ts";
import type { BotFault } from "./faults.ts";

type State = Partial<typeof installation.$inferInsert>;

/** Stores how updates arrive and, once the Bot API has told it, the bot's name. */
export async function storeBotMode(caller: Caller, mode: BotUpdateMode, userName?: string): Promise<void> {
	const context = caller.permit("telegram:receive");
	await store(context, {
		botMode: mode,
		...(userName !== undefined && { botUserName: userName, botSeenAt: context.now() }),
	});
}

/**
 * Stores that the Bot API was reached, and what was processed.
 * @param nextUpdateId the update after those whose effects are stored
 */
export async function storeBotProgress(caller: Caller, nextUpdateId?: number): Promise<void> {
	const context = caller.permit("telegram:receive");
	await store(context, {
		botSeenAt: context.now(),
		...(nextUpdateId !== undefined && { botNextUpdateId: nextUpdateId }),
	});
}

/** Stores what went wrong, for staff. */
export async function storeBotFault(caller: Caller, fault: BotFault): Promise<void> {
	const context = caller.permit("telegram:receive");
	await store(context, { botLastError: fault, botLastErrorAt: context.now() });
}

type Context = ReturnType<Caller["permit"]>;

async function store({ database }: Context, values: State): Promise<void> {
	await database.update(installation).set(values);
}

const day = 24 * 60 * 60 * 1_000;
/** Telegram repeats an update for a day. */
const updateDays = 7;
/** After its last change, the dialog of a chat that follows nobody. */
const dialogDays = 7;
const requestDays = 2;

/**
 * Deletes what the bot needs for a while only: the ids of updates, answered and expired questions with their texts, dialogs
 * of chats that follow nobody, and requests that the first chat has not answered.
 */
export async function removeOldBotData(caller: Caller): Promise<void> {
	const { database, now } = caller.permit("retention:sweep");
	const at = now();
	const before = (days: number) => new Date(at.getTime() - days * day);
	await database.delete(botUpdates).where(lt(botUpdates.receivedAt, before(updateDays)));
	await database
		.update(botDialogs)
		.set({ question: null, data: null, expiresAt: null })
		.where(and(isNotNull(botDialogs.question), lte(botDialogs.expiresAt, at)));
	const followsNobody = sql`not exists (select from telegram_chats where telegram_chats.chat_id = ${botDialogs.chatId})`;
	await database.delete(botDialogs).where(and(lt(botDialogs.changedAt, before(dialogDays)), followsNobody));
	await database
		.delete(telegramChats)
		.where(and(eq(telegramChats.state, "requested"), lt(telegramChats.connectedAt, before(requestDays))));
}
