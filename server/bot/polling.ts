import { setTimeout as after } from "node:timers/promises";
import type { Caller } from "../../domain/access/caller.ts";
import { problemOf } from "../../domain/shared/errors.ts";
import type { BotFault } from "../../domain/telegram/faults.ts";
import { getNextUpdateId } from "../../domain/telegram/queries.ts";
import { storeBotFault, storeBotMode, storeBotProgress } from "../../domain/telegram/state-commands.ts";
import { BotApiError, type BotUpdates } from "../../gateways/bot-updates.ts";
import type { Report } from "../pipeline/request.ts";
import { introduceBot } from "./introduce.ts";
import { receiveUpdate, skipUpdate } from "./receive-update.ts";

export type UpdateSource = {
	updates: BotUpdates;
	system: Caller;
	/** Factor for the pauses after failures: less than 1 in tests. */
	pace?: number | undefined;
	report: Report;
};

/** Milliseconds before the next attempt, doubled with each failure in a row: the first and the longest pause. */
const pauses: Record<BotFault | "database", [first: number, longest: number]> = {
	// The other program may be the former process of this site, whose poll Telegram has not seen end.
	conflict: [30_000, 300_000],
	unauthorized: [30_000, 300_000],
	limited: [30_000, 300_000],
	unreachable: [1_000, 60_000],
	refused: [1_000, 60_000],
	webhook: [1_000, 60_000],
	skipped: [1_000, 60_000],
	database: [500, 5_000],
};

/** Milliseconds after a poll without updates: Telegram holds it open for long, but what answers in its place may not. */
const emptyPause = 1_000;

/**
 * Polls for updates until `signal` is aborted. An update is confirmed to Telegram by the poll after its effects were
 * stored, so that none is lost; one that arrives again has no effect.
 */
export async function pollUpdates(source: UpdateSource, signal: AbortSignal): Promise<void> {
	const poll = createPoll(source, signal);
	const retry = createRetry(source, signal);
	while (!signal.aborted) {
		try {
			const count = await poll.next();
			retry.reset();
			if (count === 0) await pause(emptyPause * (source.pace ?? 1), signal);
		} catch (error) {
			if (signal.aborted) return;
			const fault = await retry.wait(error);
			// The other program may have set a webhook.
			if (fault === "conflict") poll.begin();
		}
	}
}

function createPoll({ updates, system, report }: UpdateSource, signal: AbortSignal) {
	let hasBegun = false;
	/** Sent once: Telegram remembers what was confirmed, and may count on from a lower number after a quiet week. */
	let offset: number | undefined;

	async function begin(): Promise<void> {
		await storeBotMode(system, "poll");
		await updates.deleteWebhook(signal);
		await introduceBot({ updates, system, report }, "poll", signal);
		offset ??= await getNextUpdateId(system);
		hasBegun = true;
	}

	return {
		begin: () => {
			hasBegun = false;
		},
		/** @returns the number of updates. */
		async next(): Promise<number> {
			if (!hasBegun) await begin();
			const received = await updates.poll(offset, signal);
			offset = undefined;
			for (const update of received) {
				if (signal.aborted) return received.length;
				await receiveUpdate(system, update, report).catch((error) => {
					if (problemOf(error)?.kind !== "invalid") throw error;
					return skipUpdate(system, error, report);
				});
				offset = idOf(update) + 1;
				// After each update: a process killed during a batch continues where it stopped instead of starting the batch again.
				await storeBotProgress(system, offset);
			}
			if (received.length === 0) await storeBotProgress(system);
			return received.length;
		},
	};
}

/** @throws BotApiError for an update that could not be confirmed, and so would arrive again and again. */
function idOf(update: unknown): number {
	const { update_id: id } = Object(update) as { update_id?: unknown };
	if (typeof id === "number" && Number.isSafeInteger(id)) return id;
	throw new BotApiError("refused", "Telegram's answer has an update without a number");
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
	after(milliseconds, undefined, { signal, ref: false }).catch(() => {});

/** Waits longer after each failure in a row, and tells staff and the log what is new. */
export function createRetry({ system, report, pace = 1 }: UpdateSource, signal: AbortSignal) {
	let last: BotFault | "database" | undefined;
	let failures = 0;
	return {
		reset(): void {
			last = undefined;
			failures = 0;
		},
		async wait(error: unknown): Promise<BotFault | "database"> {
			const { fault, retryAfter = 0 } = causeOf(error);
			failures = fault === last ? failures + 1 : 0;
			const [first, longest] = pauses[fault];
			const longer = Math.max(Math.min(first * 2 ** failures, longest), retryAfter * 1_000);
			if (fault !== "database") {
				if (fault !== last) report(`updates of the bot: ${(error as Error).message}`);
				await storeBotFault(system, fault).catch(() => {});
			}
			last = fault;
			await pause(longer * pace, signal);
			return fault;
		},
	};
}

/** An unreachable database is reported by the connection that listens for changes. */
function causeOf(error: unknown): { fault: BotFault | "database"; retryAfter?: number | undefined } {
	if (error instanceof BotApiError) return error;
	if (problemOf(error)?.kind === "unavailable") return { fault: "database" };
	throw error;
}
