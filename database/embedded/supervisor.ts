import { access, rmdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import type { DataDirectory } from "./data-directory.ts";
import { SUPERVISOR_NAME } from "./probe.ts";
import { trimLog } from "./server.ts";
import { isServerOf } from "./stale-locks.ts";
import { startServer } from "./start-server.ts";

type Log = (line: string) => void;

/** Milliseconds. */
const TRIM_EVERY = 10 * 60_000;

/**
 * Keeps one idle connection open while the app runs. The connection signals the death of the server, which is then
 * restarted, and it counts the app processes, so that only the last one to exit stops the server.
 */
export function supervise(first: pg.Client, place: DataDirectory, log: Log): { leave(): Promise<void> } {
	let leaving = false;
	let client: Promise<pg.Client | undefined> = Promise.resolve(watch(first));
	const trimming = setInterval(() => trimLog(place).catch(() => {}), TRIM_EVERY).unref();

	function watch(connection: pg.Client): pg.Client {
		connection.once("end", () => {
			if (!leaving) client = revive();
		});
		// Lets a script exit that forgets to stop the server.
		bind(connection, "unref");
		return connection;
	}

	async function revive(): Promise<pg.Client | undefined> {
		log("The embedded database has ended unexpectedly: starting it again");
		for (let wait = 500; !leaving; wait = Math.min(wait * 2, 30_000)) {
			try {
				// Do not replace a deleted cluster with an empty one while the app runs.
				await access(join(place.cluster, "PG_VERSION"));
				const connection = watch(await startServer(place, log));
				log("The embedded database runs again");
				return connection;
			} catch (error) {
				log(error instanceof Error ? error.message : String(error));
				await pause(wait, undefined, { ref: false });
			}
		}
		return undefined;
	}

	return {
		async leave() {
			leaving = true;
			clearInterval(trimming);
			const connection = await client;
			// The server may have just died; then there is nothing to stop.
			const failed = (error: unknown) => log(`The embedded database was not stopped (${error})`);
			if (connection) await leaveOrStop(connection, place, log).catch(failed);
		},
	};
}

/** Whether the connection keeps the process alive. Missing in the types of pg. */
function bind(client: pg.Client, how: "ref" | "unref"): void {
	(client as unknown as Record<typeof how, () => void>)[how]();
}

async function leaveOrStop(client: pg.Client, place: DataDirectory, log: Log): Promise<void> {
	bind(client, "ref");
	const pid = await pidToStop(client);
	// Do not stop a server that runs in another container on a shared volume.
	if (pid === undefined || !(await isServerOf(place.cluster, pid))) {
		log("The embedded database is left running: another process uses it");
		return client.end();
	}
	process.kill(pid, "SIGINT");
	await untilStopped(place, pid, log);
	await client.end();
	if (!place.socketDir.startsWith(place.home)) await rmdir(place.socketDir).catch(() => {});
}

/** The server's process id, or undefined while another app process uses it. */
async function pidToStop(client: pg.Client): Promise<number | undefined> {
	const ask = (text: string) => client.query<{ value: string }>({ text, query_timeout: 2_000 } as pg.QueryConfig);
	// Unregister before counting: of two processes that exit at once, at least one finds itself the last.
	await ask("set application_name to 'hamroh leaving'");
	const others = await ask(`select 1 as value from pg_stat_activity where application_name = '${SUPERVISOR_NAME}'`);
	if (others.rowCount) return undefined;
	const lock = await ask("select split_part(pg_read_file('postmaster.pid'), E'\\n', 1) as value");
	return Number(lock.rows[0]?.value);
}

/** Time-limited, so that the app exits within ten seconds. A server that is killed loses nothing: it recovers. */
async function untilStopped({ cluster }: DataDirectory, pid: number, log: Log): Promise<void> {
	const began = Date.now();
	let isUrged = false;
	while (await isServerOf(cluster, pid)) {
		const waited = Date.now() - began;
		if (waited > 8_000) return log("The embedded database does not stop: leaving it");
		if (waited > 6_000 && !isUrged) isUrged = process.kill(pid, "SIGQUIT");
		await pause(20);
	}
}
