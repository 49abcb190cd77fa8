/** Stored as the reason of a message to a chat that may not hear it anymore. */
export const chatEnded = "The chat is not connected anymore";

/** Why a message did not reach a chat: its reader has blocked the bot, or it is not connected anymore. */
export function telegramFailure(lastError: string | null): "blocked" | "ended" | null {
	if (lastError === chatEnded) return "ended";
	return /^Telegram (?:403:|400: .*chat not found)/i.test(lastError ?? "") ? "blocked" : null;
}
