import type { ApiError, ApiMethods, ApiResponse, Opts } from "@grammyjs/types";
import { DeliveryError } from "../domain/shared/ports.ts";
import { type PostOptions, postJson } from "./http-client.ts";

export type BotApiSettings = { token: string | undefined; apiUrl: string };

type Methods = ApiMethods<never>;
type Method = keyof Methods;
/** The response of the Bot API, as far as it can be relied on. */
export type BotAnswer<Name extends Method> = Partial<ApiResponse<ReturnType<Methods[Name]>>>;
export type Refusal = Partial<Omit<ApiError, "ok">>;

/** The Bot API still takes the former name of an option, which its types do not have. */
type BotApiMessage = Opts<never>["sendMessage"] & { disable_web_page_preview?: true };

export type BotApi = {
	/** @throws DeliveryError if there is no readable response. */
	call<Name extends Method>(
		method: Name,
		parameters: Opts<never>[Name],
		options?: PostOptions,
	): Promise<{ status: number; answer: BotAnswer<Name> }>;
	/** @throws DeliveryError if the message was not accepted. */
	send(message: BotApiMessage, options?: SendOptions): Promise<void>;
};

type SendOptions = {
	/** Says more about a refusal than Telegram does. */
	explain?: (refusal: Refusal) => Promise<string | undefined>;
	/** Whether the message is sent again after a refused token, which somebody will mend, instead of failing for good. */
	waitsForToken?: boolean;
};

/** Seconds to pause if Telegram asks for a pause without naming its length. */
const usualPause = 30;
const maxPause = 6 * 60 * 60;

/**
 * Telegram's Bot API. The token is part of the URL, so neither the URL nor fetch's errors are passed on. A pause that
 * Telegram asks for holds back all messages of this object.
 */
export function createBotApi({ token, apiUrl }: BotApiSettings): BotApi {
	let quietUntil = 0;
	const call: BotApi["call"] = (method, parameters, options) =>
		postJson("Telegram", `${apiUrl}/bot${token}/${method}`, parameters, options);

	return {
		call,
		async send(message, { explain, waitsForToken = false } = {}) {
			if (!token) throw new DeliveryError("TELEGRAM_BOT_TOKEN is not set", { final: true, isUnset: true });
			// Telegram extends the pause for clients that keep sending.
			const quiet = (quietUntil - performance.now()) / 1_000;
			if (quiet > 0) throw new DeliveryError("Telegram asked for a pause", { retryAfter: Math.ceil(quiet) });
			const { status, answer } = await call("sendMessage", message);
			if (answer.ok === true) return;
			const refusal = answer as Refusal;
			if (status === 429) {
				const seconds = Math.min(Number(refusal.parameters?.retry_after) || usualPause, maxPause);
				quietUntil = performance.now() + seconds * 1_000;
				throw new DeliveryError("Telegram asked for a pause", { retryAfter: seconds });
			}
			const reason = (await explain?.(refusal)) ?? shorten(refusal);
			throw new DeliveryError(`Telegram ${status}: ${reason}`, {
				final: status >= 400 && status < 500 && !(waitsForToken && isTokenRefused(status)),
				isBlocked: isGone(status, refusal),
			});
		},
	};
}

/** 404 is the answer to a token in the wrong form; that a chat was not found has the status 400. */
export const isTokenRefused = (status: number): boolean => status === 401 || status === 404;

/** "Bad Request: can't parse entities: …" continues with words of the message. */
const shorten = ({ description }: Refusal): string =>
	String(description ?? "no reason given")
		.split(": ", 2)
		.join(": ")
		.slice(0, 120);

/** The reader has blocked the bot, deleted the account, or never written to the bot. */
const isGone = (status: number, { description }: Refusal): boolean =>
	status === 403 || (status === 400 && /chat not found/i.test(description ?? ""));
