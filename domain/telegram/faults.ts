/**
 * Why updates of the bot do not arrive or were not stored. "conflict": another program polls the bot or has set a webhook;
 * "unauthorized": Telegram does not know the token; "limited": Telegram asked for a pause; "refused": another answer that
 * is an error; "webhook": Telegram could not deliver to the webhook; "skipped": an update had no effect because of an error
 * of ours.
 */
export const botFaults = [
	"conflict",
	"unauthorized",
	"unreachable",
	"limited",
	"refused",
	"webhook",
	"skipped",
] as const;
export type BotFault = (typeof botFaults)[number];
