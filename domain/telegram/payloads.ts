/** Bytes of chance in a payload: 32 characters of those that Telegram allows. */
const payloadBytes = 24;

/** The random part of a link that connects a chat. The bot gets it with "/start". */
export const createPayload = (): string =>
	Buffer.from(crypto.getRandomValues(new Uint8Array(payloadBytes))).toString("base64url");

/** What is stored of a payload: its SHA-256, in hexadecimal. */
export async function hashPayload(payload: string): Promise<string> {
	return Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(payload))).toString("hex");
}
