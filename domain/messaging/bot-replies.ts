import type { Transaction } from "../../database/connect.ts";
import type { Language } from "../shared/language.ts";
import type { BotMessage, Clock, Delivery } from "../shared/ports.ts";
import { enqueueDelivery } from "./enqueue.ts";

/** Adds a message of the bot to the outbox, in the transaction of what it answers, so that it comes exactly once. */
export async function enqueueReply(
	context: { now: Clock },
	transaction: Transaction,
	{ chatId, language, ...message }: { chatId: number; language: Language } & BotMessage,
): Promise<void> {
	const payload = { message: JSON.stringify(message) };
	await enqueueDelivery(context, transaction, { channel: "telegram", kind: "reply", chatId, language, payload });
}

/** The message in the payload of a reply of the bot. */
export const replyIn = ({ payload }: Delivery): BotMessage => JSON.parse(payload?.message ?? "{}");
