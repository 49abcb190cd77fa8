import type { Authentication } from "../../domain/access/authentication.ts";
import type { Caller } from "../../domain/access/caller.ts";
import { storeBotMode } from "../../domain/telegram/state-commands.ts";
import { createBotUpdates } from "../../gateways/bot-updates.ts";
import type { Settings } from "../config.ts";
import type { Report } from "../pipeline/request.ts";
import { runInOneProcess } from "../session-lock.ts";
import { pollUpdates } from "./polling.ts";
import { keepWebhook, webhookOf } from "./webhook.ts";

type Options = {
	telegram: Settings["telegram"];
	siteUrl: string;
	databaseDirectUrl: string;
	authentication: Pick<Authentication, "sign">;
	/** Factors for the pauses after failures, and for the periods of the lock: less than 1 in tests. */
	pace?: number | undefined;
	lockPace?: number | undefined;
};

/** Names the session of the process that polls, or that watches the webhook. */
const botLock = 7_242_030;

/** Gets what is written to the bot, in the way that TELEGRAM_UPDATES says, in one of all processes. */
export function startBotUpdates(options: Options, system: Caller, report: Report): { stop(): Promise<void> } {
	const { telegram, siteUrl, databaseDirectUrl, authentication, pace, lockPace } = options;
	const { updates: mode } = telegram;
	if (!telegram.token || (mode !== "poll" && mode !== "webhook")) {
		// Staff read that nothing arrives anymore.
		if (mode === "off") storeBotMode(system, mode).catch(() => {});
		return { stop: async () => {} };
	}
	const source = { updates: createBotUpdates(telegram), system, pace, report };
	const { path, secret } = webhookOf(authentication);
	return runInOneProcess({ url: databaseDirectUrl, key: botLock, pace: lockPace, report }, (signal) =>
		mode === "poll" ? pollUpdates(source, signal) : keepWebhook(source, { url: siteUrl + path, secret }, signal),
	);
}
