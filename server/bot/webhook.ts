import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { Hono } from "hono";
import type { Authentication } from "../../domain/access/authentication.ts";
import type { Caller } from "../../domain/access/caller.ts";
import { invalid, problemOf } from "../../domain/shared/errors.ts";
import { storeBotMode, storeBotProgress } from "../../domain/telegram/state-commands.ts";
import { BotApiError } from "../../gateways/bot-updates.ts";
import { readBody } from "../pipeline/body-limit.ts";
import type { Report } from "../pipeline/request.ts";
import { introduceBot } from "./introduce.ts";
import { createRetry, type UpdateSource } from "./polling.ts";
import { receiveUpdate } from "./receive-update.ts";

/** Bytes. An update has one message of at most 4,096 characters. */
const maxUpdateSize = 64 * 1024;
/** Milliseconds between two looks at the webhook. */
const checkPause = 60_000;

type Signer = Pick<Authentication, "sign">;

/** The webhook's path and secret, made of the site's secret: the same in every process, and stored nowhere. */
export function webhookOf({ sign }: Signer): { path: string; secret: string } {
	const signatureOf = (words: string) => sign("webhook", words).slice(words.length + 1);
	return { path: `/bot/${signatureOf("path").slice(0, 32)}`, secret: signatureOf("secret") };
}

type Options = {
	/** False: the site does not use the webhook, and no request is right. */
	isUsed: boolean;
	authentication: Signer;
	system: Caller;
	report: Report;
};

/**
 * Answers what is sent to `/bot/…`. Anybody may send to it, so path and secret are compared before the body is read, and a
 * wrong request is answered without the database, as if there were nothing.
 */
export function botWebhook({ isUsed, authentication, system, report }: Options): Hono {
	const { path, secret } = webhookOf(authentication);
	const app = new Hono();
	app.all("/bot/*", async (context) => {
		const { req } = context;
		const isPath = isEqual(req.path, path);
		const isSecret = isEqual(req.header("x-telegram-bot-api-secret-token") ?? "", secret);
		if (!isUsed || !isPath || !isSecret || req.method !== "POST") return context.text("Not found.", 404);
		try {
			await receiveUpdate(system, await readUpdate(req.raw), report);
			return context.body(null, 200);
		} catch (error) {
			const kind = problemOf(error)?.kind;
			// Telegram repeats an update that was not accepted.
			if (kind === "unavailable") return context.text("Try again later.", 503);
			if (kind !== "invalid") throw error;
			report("a bad update arrived at the bot's webhook", error);
			return context.text("Bad update.", 400);
		}
	});
	return app;
}

/** @throws ProblemError: invalid if it is too large or no JSON. */
async function readUpdate(request: Request): Promise<unknown> {
	const body = await readBody(request, maxUpdateSize);
	if (!body) throw invalid([{ field: "body", code: "too_long" }]);
	try {
		return JSON.parse(body.toString());
	} catch {
		throw invalid([{ field: "body", code: "no_json" }]);
	}
}

const digest = (text: string) => createHash("sha256").update(text).digest();
/** In constant time, also for texts of different lengths. */
const isEqual = (given: string, expected: string) => timingSafeEqual(digest(given), digest(expected));

/** Sets the webhook, and watches it until `signal` is aborted: another program may take it, or the site be unreachable. */
export async function keepWebhook(
	source: UpdateSource,
	{ url, secret }: { url: string; secret: string },
	signal: AbortSignal,
): Promise<void> {
	const { updates, system, pace = 1 } = source;
	const retry = createRetry(source, signal);
	let isSet = false;
	let failedAt = Number.POSITIVE_INFINITY;

	async function set(): Promise<void> {
		await storeBotMode(system, "webhook");
		await introduceBot(source, "webhook", signal);
		await updates.setWebhook(url, secret, signal);
		const { last_error_date: failed = 0 } = await updates.getWebhook(signal);
		failedAt = failed;
		isSet = true;
	}

	async function check(): Promise<void> {
		const { url: current, last_error_date: failed = 0 } = await updates.getWebhook(signal);
		if (current !== url) {
			isSet = false;
			throw new BotApiError("conflict", "another program has changed the bot's webhook");
		}
		if (failed > failedAt) {
			failedAt = failed;
			throw new BotApiError("webhook", "Telegram could not deliver an update to the webhook");
		}
		await storeBotProgress(system);
	}

	while (!signal.aborted) {
		try {
			await (isSet ? check() : set());
			retry.reset();
			await after(checkPause * pace, undefined, { signal, ref: false }).catch(() => {});
		} catch (error) {
			if (!signal.aborted) await retry.wait(error);
		}
	}
}
