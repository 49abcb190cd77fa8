import { botUpdates } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import { parse } from "../validation.ts";
import { updateInput } from "./schema.ts";

/**
 * Stores the effects of an update of the Bot API, once: Telegram repeats an update until it is confirmed, also after this
 * process was killed. What the bot answers is part of the effects.
 * @param input an update as the Bot API sends it
 * @throws ProblemError: refused; invalid if it has not the form of an update.
 */
export async function receiveBotUpdate(caller: Caller, input: unknown): Promise<void> {
	const { database, now } = caller.permit("telegram:receive");
	const { update_id: updateId } = parse(updateInput, input);
	await database.transaction(async (transaction) => {
		await transaction.insert(botUpdates).values({ updateId, receivedAt: now() }).onConflictDoNothing();
	});
}
