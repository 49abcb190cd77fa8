import { eq, max } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { deliveries } from "../../database/tables.ts";
import type { Language } from "../language.ts";
import type { BotMessage, Clock, Delivery } from "../ports.ts";
import { enqueueDelivery } from "./enqueue.ts";

/**
 * Adds a message of the bot to the outbox, in the transaction of what it answers, so that it comes exactly once. A later
 * one to the same chat gets a later time, because deliveries to a chat are sent in the order of their times.
 */
export async function enqueueReply(
	{ now }: { now: Clock },
	transaction: Transaction,
	{ chatId, language, ...message }: { chatId: number; language: Language } & BotMessage,
): Promise<void> {
	const [latest] = await transaction
		.select({ at: max(deliveries.createdAt) })
		.from(deliveries)
		.where(eq(deliveries.chatId, chatId));
	const at = now();
	const later = latest?.at && latest.at >= at ? new Date(latest.at.getTime() + 1) : at;
	const payload = { message: JSON.stringify(message) };
	const reply = { channel: "telegram", kind: "reply", chatId, language, payload } as const;
	await enqueueDelivery({ now: () => later }, transaction, reply);
}

/** The message in the payload of a reply of the bot. */
export const replyIn = ({ payload }: Delivery): BotMessage => JSON.parse(payload?.message ?? "{}");
