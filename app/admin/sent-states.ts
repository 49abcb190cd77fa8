import type { listMaintenance } from "../../domain/maintenance/queries.ts";
import type { BotStatus } from "../../domain/telegram/queries.ts";

const iso = (time: Date | null) => time?.toISOString() ?? null;

/** The state of the scheduled tasks, as the browser gets it. */
export const sendMaintenance = ({ hasBackups, runs }: Awaited<ReturnType<typeof listMaintenance>>) => ({
	hasBackups,
	runs: runs.map((run) => ({
		...run,
		startedAt: iso(run.startedAt),
		succeededAt: iso(run.succeededAt),
		failedAt: iso(run.failedAt),
		heldUntil: iso(run.heldUntil),
	})),
});

/** The bot's state, as the browser gets it. */
export const sendBotState = (state: BotStatus | null) =>
	state && {
		...state,
		seenAt: iso(state.seenAt),
		updateAt: iso(state.updateAt),
		fault: state.fault && { ...state.fault, at: state.fault.at.toISOString() },
	};
