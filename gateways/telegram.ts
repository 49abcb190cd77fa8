import { type Chat, DeliveryError } from "../domain/ports.ts";
import { postJson } from "./http-client.ts";

export type TelegramSettings = { token: string | undefined; chatId: string | undefined; apiUrl: string };

/** Seconds to pause if Telegram asks for a pause without naming its length. */
const usualPause = 30;
const longestPause = 6 * 60 * 60;

type Answer = {
	ok?: boolean;
	description?: string;
	parameters?: { retry_after?: number; migrate_to_chat_id?: number };
	result?: { username?: string };
};

/**
 * The staff chat over Telegram's Bot API. Without a token or chat id, every message fails with that reason. The token
 * is part of the URL, so neither the URL nor fetch's errors are passed on.
 */
export function createChat({ token, chatId, apiUrl }: TelegramSettings): Chat {
	const missing = token ? "TELEGRAM_CHAT_ID" : "TELEGRAM_BOT_TOKEN";
	let quietUntil = 0;

	const call = (method: string, body: object) => postJson<Answer>("Telegram", `${apiUrl}/bot${token}/${method}`, body);

	async function whyNotFound(): Promise<string> {
		const name = await call("getMe", {}).then(
			({ answer }) => answer.result?.username,
			() => undefined,
		);
		const bot = /^\w{1,64}$/.test(name ?? "") ? `The bot @${name}` : "The bot";
		return `chat not found: ${bot} is not in the chat that TELEGRAM_CHAT_ID names`;
	}

	return {
		async send(text) {
			if (!token || !chatId) throw new DeliveryError(`${missing} is not set`, { final: true });
			// Telegram extends the pause for clients that keep sending.
			const quiet = (quietUntil - performance.now()) / 1_000;
			if (quiet > 0) throw new DeliveryError("Telegram asked for a pause", { retryAfter: Math.ceil(quiet) });
			const { status, answer } = await call("sendMessage", {
				chat_id: chatId,
				text,
				parse_mode: "HTML",
				disable_web_page_preview: true,
			});
			if (answer.ok === true) return;
			if (status === 429) {
				const seconds = Math.min(Number(answer.parameters?.retry_after) || usualPause, longestPause);
				quietUntil = performance.now() + seconds * 1_000;
				throw new DeliveryError("Telegram asked for a pause", { retryAfter: seconds });
			}
			const reason = `Telegram ${status}: ${await explain(answer)}`;
			throw new DeliveryError(reason, { final: status >= 400 && status < 500 });
		},
	};

	async function explain({ description, parameters }: Answer): Promise<string> {
		if (parameters?.migrate_to_chat_id) {
			return `the group has become a supergroup: set TELEGRAM_CHAT_ID to ${Number(parameters.migrate_to_chat_id)}`;
		}
		if (/chat not found/i.test(description ?? "")) return whyNotFound();
		// "Bad Request: can't parse entities: …" continues with words of the message.
		return String(description ?? "no reason given")
			.split(": ", 2)
			.join(": ")
			.slice(0, 120);
	}
}
