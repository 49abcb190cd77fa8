import type { BotMessage, Delivery } from "../ports.ts";

/** The message in the payload of a reply of the bot. */
export const replyIn = ({ payload }: Delivery): BotMessage => JSON.parse(payload?.message ?? "{}");
