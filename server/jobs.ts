import { setTimeout as after } from "node:timers/promises";
import type { Caller } from "../domain/access/caller.ts";
import { problemOf, statementTimeout } from "../domain/shared/errors.ts";
import { workChannel } from "../domain/shared/job-notifications.ts";
import { DeliveryError, type WorkOptions } from "../domain/shared/ports.ts";
import type { Changes } from "./changes.ts";

/**
 * Claims and processes one item from the job's own table.
 * @returns whether there may be more now, or the milliseconds after which there will be.
 * @throws errors to log.
 */
export type JobHandler = (caller: Caller, options: WorkOptions) => Promise<boolean | number>;

export type Jobs = {
	handlers: Record<string, JobHandler>;
	/** Names of jobs that run one item at a time in all processes: a second worker would only hold a connection. */
	single: string[];
	/** @returns the names of the jobs that have due work. */
	findDue(caller: Caller): Promise<string[]>;
};

export type JobSettings = WorkOptions & {
	/** Maximum number of concurrent items of one job; 0: this process only enqueues. */
	workers?: number;
	/** How often the database is polled for work, besides notifications (NOTIFY). */
	pollSeconds?: number;
};

/** Milliseconds before the first poll, which leave the processor to the first visitors after a start. */
const firstPause = 500;
/** Sleeps like a worker, so that a notification can wake it too. */
const poller = "poll";
/** The longest delay of a timer in milliseconds. */
const maxPause = 2 ** 31 - 1;
/** Milliseconds that running work has to finish when the process stops. */
const patience = 8_000;

/**
 * Background work: workers sleep until a notification (NOTIFY) announces their job or a poll finds due work, for
 * example after the database was down. All processes do the same; claims in the tables keep them from processing an
 * item twice.
 */
export function createJobs(
	report: (what: string, error?: unknown) => void,
	changes: Pick<Changes, "hear">,
	{ workers = 2, pollSeconds = 5, ...options }: JobSettings = {},
): {
	start(jobs: Jobs, caller: Caller): void;
	/** Waits for running work. */
	stop(): Promise<void>;
} {
	const stopping = new AbortController();
	/**
	 * Jobs that were announced since their workers last looked. A worker that is awake looks again before it sleeps.
	 */
	const announced = new Map<string, number>();
	const sleeping = new Map<string, Set<AbortController>>();
	let running: Promise<unknown> = Promise.resolve();
	let announcements: { close(): Promise<void> } | undefined;

	function wake(name: string): void {
		announced.set(name, (announced.get(name) ?? 0) + 1);
		for (const alarm of sleeping.get(name) ?? []) alarm.abort();
	}

	async function sleep(name: string, milliseconds: number): Promise<void> {
		const alarm = new AbortController();
		const alarms = sleeping.get(name) ?? new Set();
		sleeping.set(name, alarms.add(alarm));
		const signal = AbortSignal.any([alarm.signal, stopping.signal]);
		await after(milliseconds, undefined, { signal, ref: false }).catch(() => {});
		alarms.delete(alarm);
	}

	async function poll({ findDue }: Jobs, caller: Caller): Promise<void> {
		for (let pause = firstPause; ; pause = pollSeconds * 1_000) {
			await sleep(poller, pause);
			if (stopping.signal.aborted) return;
			await findDue(caller).then(
				(names) => names.forEach(wake),
				(error: unknown) => reportFailure(report, poller, error),
			);
		}
	}

	async function work(name: string, handler: JobHandler, caller: Caller): Promise<void> {
		let pause = maxPause;
		for (let seen = 0; !stopping.signal.aborted; ) {
			if ((announced.get(name) ?? 0) === seen) await sleep(name, pause);
			seen = announced.get(name) ?? 0;
			if (stopping.signal.aborted) return;
			const more = await handler(caller, options).catch((error: unknown) => {
				reportFailure(report, name, error);
				return error instanceof DeliveryError && error.final;
			});
			pause = typeof more === "number" ? Math.min(more, maxPause) : maxPause;
			if (more === true) wake(name);
		}
	}

	return {
		start(jobs, caller) {
			if (workers === 0) return;
			announcements = changes.hear(workChannel, wake, () => wake(poller));
			const all = Object.entries(jobs.handlers).flatMap(([name, handler]) =>
				Array.from({ length: jobs.single.includes(name) ? 1 : workers }, () => work(name, handler, caller)),
			);
			running = Promise.all([poll(jobs, caller), ...all]);
		},
		async stop() {
			stopping.abort();
			await announcements?.close();
			await Promise.race([running, after(patience, undefined, { ref: false })]);
		},
	};
}

function reportFailure(report: (what: string, error?: unknown) => void, name: string, error: unknown): void {
	if (error instanceof DeliveryError) {
		const reason = error.cause instanceof DeliveryError ? error.cause : undefined;
		// The start has warned of a missing setting (server/start.ts), and each message keeps its reason.
		if (!reason?.isUnset) report(`${name} delivery: ${error.message}`, reason ? undefined : error.cause);
		return;
	}
	const problem = problemOf(error);
	// An unreachable database is logged elsewhere, once.
	if (problem?.kind !== "unavailable" || problem.cause === statementTimeout) report(`${name} job`, error);
}
