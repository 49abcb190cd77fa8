import { and, eq } from "drizzle-orm";
import { deliveries } from "../../database/tables.ts";
import { isReference } from "./contact.ts";
import { type Conversation, isActive, say } from "./conversation.ts";
import type { Incoming } from "./incoming.ts";
import { stopAll } from "./stop.ts";

/** Answers that wait to be sent to one chat, which takes a minute at the pace of the Bot API. */
const maxWaiting = 60;

/**
 * Counts an update against the limits of its chat. Messages to staff have their own limits, and messages can always be
 * stopped, which works once.
 * @returns whether the update shall have no effect.
 */
export async function isFlooding(conversation: Conversation, incoming: Incoming): Promise<boolean> {
	const own = conversation.chats.filter(isActive);
	if (incoming.kind === "text" && own.some(({ follower }) => follower === "applicant")) {
		if (!isReference(conversation, incoming.text)) return false;
	}
	if (isStopOf(incoming, own)) return false;
	const minutes = await overLimit(conversation);
	if (minutes === 0) return false;
	// Whoever is not asked anymore whose messages to stop gets none.
	if (incoming.kind === "command" && incoming.name === "stop" && own.length > 0) await stopAll(conversation);
	else await sayLimited(conversation, conversation.texts.tooMuch(minutes));
	return true;
}

/** Whether an update ends messages without another question. */
function isStopOf(incoming: Incoming, active: Conversation["chats"]): boolean {
	if (incoming.kind === "command" && incoming.name === "stop") return active.length === 1;
	if (incoming.kind !== "button" || incoming.name !== "stop") return false;
	return incoming.value === "all" ? active.length > 0 : active.some(({ id }) => id === incoming.value);
}

/**
 * Counts an answer of the bot.
 * @returns minutes to wait, or 0 if the bot may answer.
 */
export async function overLimit({ context, transaction, chatId }: Conversation): Promise<number> {
	const { seconds } = await context.rateLimits.count(transaction, "bot", `telegram:${chatId}`, 1);
	if (seconds > 0) return Math.ceil(seconds / 60);
	const isWaiting = and(eq(deliveries.chatId, chatId), eq(deliveries.kind, "reply"), eq(deliveries.state, "waiting"));
	return (await transaction.$count(deliveries, isWaiting)) >= maxWaiting ? 1 : 0;
}

/** Says that a limit is exceeded, once in ten minutes. */
export async function sayLimited(conversation: Conversation, text: string, name?: string): Promise<void> {
	const { context, transaction, chatId } = conversation;
	const { seconds } = await context.rateLimits.count(transaction, "bot-limited", `telegram:${chatId}`, 1);
	if (seconds === 0) await say(conversation, { text, name });
}
