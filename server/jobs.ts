import { randomUUID } from "node:crypto";
import { setTimeout as after } from "node:timers/promises";
import { sql } from "drizzle-orm";
import pg from "pg";
import type { Db, PgBoss, Job as StoredJob } from "pg-boss";
import type { Caller } from "../domain/access/caller.ts";
import { problemOf } from "../domain/errors.ts";
import { DeliveryError, type Job, type Jobs } from "../domain/ports.ts";
import type { Changes } from "./changes.ts";

/** What does a job's work. @throws to have it tried again: Undelivered when it failed for a reason outside. */
export type Worker = (job: Job, caller: Caller) => Promise<void>;

export type JobSettings = {
	/** How many jobs of a kind at once; none: this process only enqueues. */
	workers?: number;
	/** How much of each pause is really waited. */
	pace?: number;
	/** How often the database is asked for jobs whose time has come; of new ones it tells by itself. */
	pollSeconds?: number;
	/** After this long a job is another process's: the one that had it was killed. Longer than any job takes. */
	expireSeconds?: number;
	/** How often jobs of killed processes are looked for. */
	superviseSeconds?: number;
};

const names = [
	"deliver-notification",
	"deliver-letter",
	"run-import",
	"report-conversion",
] as const satisfies Job["name"][];
/** What is under way may end for so long when the process stops. */
const patience = 8_000;
const hour = 60 * 60;

/**
 * Background work in the same database, at least once (pg-boss). It begins when the database is within reach, and goes on
 * when the database comes back.
 */
export function createJobs(
	pool: pg.Pool,
	report: (what: string, error?: unknown) => void,
	changes?: Pick<Changes, "hear">,
	{ workers = 2, pace = 1, pollSeconds = 5, expireSeconds = 60, superviseSeconds = 60 }: JobSettings = {},
): Jobs & {
	/** Begins to work. Resolves when it has, and never rejects. */
	start(work: Worker, caller: Caller): Promise<void>;
	/** Lets what is under way end. */
	stop(): Promise<void>;
} {
	const stopping = new AbortController();
	const { promise: begun, resolve: hasBegun } = Promise.withResolvers<void>();
	/** Ends the pause before the next attempt to begin. */
	let hurry = () => {};
	let beginning: Promise<void> | undefined;
	let boss: PgBoss | undefined;
	let send: Jobs["enqueue"] | undefined;

	const fault = (error: unknown) => {
		// pg-boss hands on plain objects. That the database is out of reach is said elsewhere, once.
		const known = Object.assign(new Error((error as Error).message), error);
		if (problemOf(known)?.kind !== "unavailable") report("background work", known);
	};

	/** On a connection of its own: requests that wait for this to enqueue their jobs may hold all of the pool. */
	async function begin(work: Worker, caller: Caller): Promise<void> {
		// Loaded here, for it is large and the first visitors need not wait for it.
		const { fromDrizzle, PgBoss } = await import("pg-boss");
		const { connectionString } = pool.options;
		const own = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 3_000 });
		own.on("error", () => {});
		let route = own;
		const db: Db = {
			executeSql: (text, values) => route.query(text, values as unknown[]),
			...(changes && { listen: async (channel, heard, again) => changes.hear(channel, heard, again) }),
		};
		const attempt = new PgBoss({
			db,
			schedule: false,
			useListenNotify: changes !== undefined,
			superviseIntervalSeconds: superviseSeconds,
			monitorIntervalSeconds: superviseSeconds,
			// Queues do not change, jobs do not wait for each other, and a small table needs no care.
			queueCacheIntervalSeconds: hour,
			flowIntervalSeconds: hour,
			bamIntervalSeconds: hour,
			maintenanceIntervalSeconds: hour,
			reindex: false,
			monitorVacuum: false,
		});
		attempt.on("error", fault);
		boss = attempt;
		try {
			await own.query("select 1");
			stopping.signal.throwIfAborted();
			await attempt.start();
			const options = {
				notify: true,
				// The domain ends what is in vain; these are for faults of ours and for killed processes.
				retryLimit: 10_000,
				retryDelay: Math.ceil(5 * pace),
				retryBackoff: true,
				retryDelayMax: 6 * hour,
				expireInSeconds: expireSeconds,
				retentionSeconds: 365 * 24 * hour,
				deleteAfterSeconds: hour,
			};
			for (const name of names) {
				await attempt.createQueue(name, options);
				await attempt.updateQueue(name, options);
				// Has pg-boss remember the queue.
				await attempt.findJobs(name, { id: randomUUID() });
			}
			route = pool;
			// Whatever was asked on the own connection is answered when this is.
			await own.query("select 1");
			stopping.signal.throwIfAborted();
			for (const name of names) {
				// Imports are written one after the other in any case.
				const many = name === "run-import" ? Math.min(workers, 1) : workers;
				for (let one = 0; one < many; one++) await hire(attempt, name, work, caller);
			}
		} catch (error) {
			await attempt.stop({ graceful: false }).catch(() => {});
			throw error;
		} finally {
			await own.end().catch(() => {});
		}
		send = async (transaction, { name, ...data }) => {
			await attempt.send(name, data, { db: fromDrizzle(transaction, sql) });
		};
		hasBegun();
	}

	async function hire(boss: PgBoss, name: Job["name"], work: Worker, caller: Caller): Promise<void> {
		const polling = { pollingIntervalSeconds: pollSeconds, notifyPollingIntervalSeconds: pollSeconds };
		const id = await boss.work<Omit<Job, "name">>(name, polling, async ([job]) => {
			if (!job) return;
			try {
				await work({ name, ...job.data } as Job, caller);
				// There may be more, and they need not wait for the next look.
				boss.notifyWorker(id);
			} catch (error) {
				if (!(error instanceof DeliveryError)) {
					report(`${name} failed`, error);
					// What is thrown here is stored with the job, and an error of the database holds what was asked.
					throw new Error(error instanceof Error ? error.name : typeof error);
				}
				report(`${name}: ${error.message}`, error.cause instanceof DeliveryError ? undefined : error.cause);
				if (!error.final) await defer(boss, name, job, error.retryAfter ?? 0);
			}
		});
	}

	async function defer(boss: PgBoss, name: string, job: StoredJob<object>, seconds: number): Promise<void> {
		await boss.fail(name, job, { deferred: seconds });
		await boss.update(name, undefined, { id: job.id, startAfter: Math.ceil(seconds * pace) });
	}

	async function keepBeginning(work: Worker, caller: Caller): Promise<void> {
		// The first pause leaves the processor to the first visitors after a start.
		for (let pause = 500; !stopping.signal.aborted; pause = Math.min(pause * 2, 5_000)) {
			const pausing = new AbortController();
			hurry = () => pausing.abort();
			await after(pause, undefined, { signal: AbortSignal.any([pausing.signal, stopping.signal]) }).catch(() => {});
			if (stopping.signal.aborted) return;
			try {
				return await begin(work, caller);
			} catch (error) {
				if (!stopping.signal.aborted) fault(error);
			}
		}
	}

	async function leave(): Promise<void> {
		await beginning;
		for (const name of names) await boss?.offWork(name, { wait: true });
	}

	return {
		async enqueue(transaction, job) {
			if (!send) {
				hurry();
				await Promise.race([begun, after(patience, undefined, { ref: false })]);
			}
			if (!send) throw new Error("timeout exceeded when trying to connect to the queue of jobs");
			await send(transaction, job);
		},
		start(work, caller) {
			beginning ??= keepBeginning(work, caller);
			return beginning;
		},
		async stop() {
			stopping.abort();
			await Promise.race([leave(), after(patience, undefined, { ref: false })]);
			// Whoever still works now has the job taken away, to be tried again.
			await Promise.race([boss?.stop({ graceful: false }), after(1_000, undefined, { ref: false })]).catch(() => {});
		},
	};
}
