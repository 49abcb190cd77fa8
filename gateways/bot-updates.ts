import type { ApiMethods, BotCommand, Opts, WebhookInfo } from "@grammyjs/types";
import type { BotFault } from "../domain/telegram/faults.ts";
import { type BotApiSettings, createBotApi, isTokenRefused, type Refusal } from "./bot-api.ts";
import type { PostOptions } from "./http-client.ts";

/** Seconds for which the Bot API holds a poll open while there are no updates. */
const pollSeconds = 50;
/** Milliseconds beyond it, for the connection. */
const margin = 10_000;
/**
 * A private message of 4,096 characters that answers another one has up to about 100 kB with its entities, so this number
 * of updates always fits into the largest answer.
 */
const maxUpdates = 25;
/** Bytes. */
const maxAnswerSize = 4 * 1024 * 1024;
/** What the product reacts to. Telegram sends nothing else, such as edited messages. */
const allowedUpdates = ["message", "callback_query", "my_chat_member"] as const;

/** A call that the Bot API did not grant. `retryAfter` in seconds if it asked for a pause. */
export class BotApiError extends Error {
	readonly fault: BotFault;
	readonly retryAfter: number | undefined;
	constructor(fault: BotFault, reason: string, retryAfter?: number) {
		super(reason);
		this.fault = fault;
		this.retryAfter = retryAfter;
	}
}

export type BotUpdates = ReturnType<typeof createBotUpdates>;

/**
 * How the site gets what is written to the bot. Every function throws BotApiError, and gives up early when `signal` is
 * aborted.
 */
export function createBotUpdates(settings: BotApiSettings) {
	const api = createBotApi(settings);

	async function call<Name extends keyof ApiMethods<never>>(
		method: Name,
		parameters: Opts<never>[Name],
		options: PostOptions,
	): Promise<ReturnType<ApiMethods<never>[Name]>> {
		const { status, answer } = await api.call(method, parameters, options).catch((error: Error) => {
			throw new BotApiError("unreachable", error.message);
		});
		if (answer.ok === true && answer.result !== undefined) return answer.result as ReturnType<ApiMethods<never>[Name]>;
		const { parameters: details, description } = answer as Refusal;
		throw new BotApiError(
			faultOf(status),
			`Telegram ${status}: ${String(description).slice(0, 120)}`,
			details?.retry_after,
		);
	}

	return {
		async getName(signal: AbortSignal): Promise<string> {
			const { username } = await call("getMe", {}, { signal });
			if (!/^\w{1,64}$/.test(username ?? "")) throw new BotApiError("refused", "Telegram did not name the bot");
			return username;
		},
		/** Sets the menu of private chats for one language; undefined for all others. */
		async setCommands(commands: BotCommand[], language: string | undefined, signal: AbortSignal): Promise<void> {
			const scope = { type: "all_private_chats" } as const;
			const of = language as Opts<never>["setMyCommands"]["language_code"];
			await call("setMyCommands", { commands, scope, ...(of && { language_code: of }) }, { signal });
		},
		/** Waits for updates. @param offset confirms all updates before it. */
		async poll(offset: number | undefined, signal: AbortSignal): Promise<unknown[]> {
			const waiting = { timeout: pollSeconds, limit: maxUpdates, allowed_updates: allowedUpdates };
			const patience = pollSeconds * 1_000 + margin;
			const parameters = offset === undefined ? waiting : { ...waiting, offset };
			const updates: unknown = await call("getUpdates", parameters, { signal, patience, maxAnswerSize });
			if (!Array.isArray(updates)) throw new BotApiError("refused", "Telegram's answer has no updates");
			return updates;
		},
		/** Ends a webhook, so that updates can be polled; those that wait are kept. */
		async deleteWebhook(signal: AbortSignal): Promise<void> {
			await call("deleteWebhook", { drop_pending_updates: false }, { signal });
		},
		/** One connection, so that updates arrive in order: a later message may answer the bot's question. */
		async setWebhook(url: string, secret: string, signal: AbortSignal): Promise<void> {
			const options = { allowed_updates: allowedUpdates, drop_pending_updates: false, max_connections: 1 };
			await call("setWebhook", { url, secret_token: secret, ...options }, { signal });
		},
		getWebhook: (signal: AbortSignal): Promise<WebhookInfo> => call("getWebhookInfo", {}, { signal }),
	};
}

function faultOf(status: number): BotFault {
	if (status === 409) return "conflict";
	if (isTokenRefused(status)) return "unauthorized";
	if (status === 429) return "limited";
	return status >= 500 ? "unreachable" : "refused";
}
