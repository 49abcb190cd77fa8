import type { Pool } from "pg";
import type { Caller } from "../domain/caller.ts";
import type { Job, Jobs } from "../domain/ports.ts";

/** What does a job's work. @throws to have it tried again. */
export type Worker = (job: Job, caller: Caller) => Promise<void>;

/** Background work in the same database, at least once (pg-boss). */
export function createJobs(
	_pool: Pool,
	_report: (what: string, error?: unknown) => void,
): Jobs & {
	/** Begins to work. */
	start(work: Worker, caller: Caller): Promise<void>;
	/** Lets what is under way end. */
	stop(): Promise<void>;
} {
	return { enqueue: async () => {}, start: async () => {}, stop: async () => {} };
}
