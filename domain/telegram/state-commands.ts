import { botState } from "../../database/tables.ts";
import type { BotUpdateMode } from "../../database/values.ts";
import type { Caller } from "../access/caller.ts";
import type { BotFault } from "./faults.ts";

type State = Partial<typeof botState.$inferInsert>;

/** Stores how updates arrive and, once the Bot API has told it, the bot's name. */
export async function storeBotMode(caller: Caller, mode: BotUpdateMode, userName?: string): Promise<void> {
	const context = caller.permit("telegram:receive");
	await store(context, { mode, ...(userName !== undefined && { userName, seenAt: context.now() }) });
}

/**
 * Stores that the Bot API was reached, and what was processed.
 * @param nextUpdateId the update after those whose effects are stored
 */
export async function storeBotProgress(caller: Caller, nextUpdateId?: number): Promise<void> {
	const context = caller.permit("telegram:receive");
	await store(context, { seenAt: context.now(), ...(nextUpdateId !== undefined && { nextUpdateId }) });
}

/** Stores what went wrong, for staff. */
export async function storeBotFault(caller: Caller, fault: BotFault): Promise<void> {
	const context = caller.permit("telegram:receive");
	await store(context, { lastError: fault, lastErrorAt: context.now() });
}

type Context = ReturnType<Caller["permit"]>;

async function store({ database }: Context, values: State): Promise<void> {
	await database.insert(botState).values(values).onConflictDoUpdate({ target: botState.id, set: values });
}
