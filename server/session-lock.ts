import { setTimeout as after } from "node:timers/promises";
import pg from "pg";

export type SessionLockOptions = {
	/** A direct connection: a pooler would share the session that holds the lock. */
	url: string;
	/** The number of the advisory lock. */
	key: number;
	/** Factor for every period: less than 1 in tests. */
	pace?: number | undefined;
	report(what: string, error?: unknown): void;
};

/**
 * Milliseconds. The process with the lock asks its connection for a sign of life every `period`, and stops working when
 * none has come for `patience`; the others try to get the lock as often. The database ends the session, and so releases
 * the lock, after `silence` without a question, however the process or the network was lost: also if it was cut off or
 * frozen without closing the connection, which TCP alone would notice after minutes.
 *
 * period + patience < silence: the old process has stopped before another one starts.
 * silence + period < 10 s: another one goes on within 10 s.
 */
const period = 2_000;
const patience = 3_000;
const silence = 6_000;
/** Milliseconds that running work has to finish when the process stops. */
const stopPatience = 8_000;

/**
 * Runs `work` in exactly one of all processes on a database, until its signal is aborted: because this process stops, or
 * because its connection was lost. Then it tries to get the lock again.
 */
export function runInOneProcess(
	{ url, key, pace = 1, report }: SessionLockOptions,
	work: (signal: AbortSignal) => Promise<void>,
): { stop(): Promise<void> } {
	const stopping = new AbortController();
	const pause = (signal: AbortSignal) => after(period * pace, undefined, { signal, ref: false }).catch(() => {});

	async function hold(client: pg.Client, lost: AbortController): Promise<void> {
		const signal = AbortSignal.any([lost.signal, stopping.signal]);
		let working: Promise<void> | undefined;
		try {
			await client.connect();
			await client.query(`set idle_session_timeout = ${Math.ceil(silence * pace)}`);
			while (!signal.aborted) {
				const { rows } = await client.query(
					working ? "select true as held" : `select pg_try_advisory_lock(${key}) as held`,
				);
				if (rows[0].held && !signal.aborted) {
					working ??= work(signal)
						.catch((error) => report("the bot's updates", error))
						.finally(() => lost.abort());
				}
				await pause(signal);
			}
		} finally {
			lost.abort();
			// The lock is released after the work has ended.
			await working;
		}
	}

	async function run(): Promise<void> {
		while (!stopping.signal.aborted) {
			const lost = new AbortController();
			const client = new pg.Client({
				connectionString: url,
				connectionTimeoutMillis: patience * pace,
				query_timeout: patience * pace,
				application_name: "hamroh bot",
				keepAlive: true,
			});
			client.on("error", () => lost.abort());
			client.on("end", () => lost.abort());
			// A lost database is reported by the connection that listens for changes.
			await hold(client, lost).catch(() => {});
			// A cut connection never confirms its end.
			await Promise.race([client.end().catch(() => {}), after(period * pace, undefined, { ref: false })]);
			await pause(stopping.signal);
		}
	}

	const running = run();
	return {
		async stop() {
			stopping.abort();
			await Promise.race([running, after(stopPatience, undefined, { ref: false })]);
		},
	};
}
