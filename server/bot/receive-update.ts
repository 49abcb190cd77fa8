import { setTimeout as after } from "node:timers/promises";
import type { Caller } from "../../domain/access/caller.ts";
import { problemOf } from "../../domain/shared/errors.ts";
import { receiveBotUpdate } from "../../domain/telegram/commands.ts";
import { storeBotFault } from "../../domain/telegram/state-commands.ts";
import type { Report } from "../pipeline/request.ts";
import { withoutMessage } from "../redact-error.ts";

/** Attempts before an update that causes an error of ours is skipped, so that it does not hold back all others. */
const maxAttempts = 3;
/** Milliseconds between them. */
const attemptPause = 300;

/**
 * Stores the effects of an update, or skips it and logs why, without its content.
 * @throws ProblemError: invalid for an update in no known form; unavailable while the database cannot be reached, then the
 * update must arrive again.
 */
export async function receiveUpdate(system: Caller, update: unknown, report: Report): Promise<void> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await receiveBotUpdate(system, update);
		} catch (error) {
			const kind = problemOf(error)?.kind;
			if (kind === "unavailable" || kind === "invalid") throw error;
			if (attempt === maxAttempts) return skipUpdate(system, error, report);
			await after(attemptPause * attempt, undefined, { ref: false });
		}
	}
}

/** Says in the log and to staff that an update has no effect. */
export async function skipUpdate(system: Caller, error: unknown, report: Report): Promise<void> {
	report("an update of the bot was skipped", withoutMessage(error));
	await storeBotFault(system, "skipped").catch(() => {});
}
