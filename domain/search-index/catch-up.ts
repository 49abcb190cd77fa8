import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { searchPending } from "../../database/tables.ts";
import { isLockTimeout, mergeBatch } from "./merge.ts";

/** Milliseconds that a reader waits at most for rows that were saved before. */
const longestWait = 2_000;
/** Milliseconds for which readers do not wait after a merge that failed: the next ones would fail too. */
const pauseAfterFailure = 10_000;

/** Whether rows of small saves wait for the index. Those of an import may take many seconds, for which no reader waits. */
export const isSearchBehind: SQL<boolean> = sql<boolean>`exists (select from ${searchPending} where not is_bulk)`;

/**
 * Reads the search index with every row that was saved before, unless that takes more than two seconds.
 * @param read returns whether the index was behind in the snapshot that it read
 */
export async function readCaughtUp<Result extends { isBehind: boolean }>(
	database: Pick<Database, "pooled">,
	read: () => Promise<Result>,
): Promise<Result> {
	const end = performance.now() + longestWait;
	// A transaction cannot wait for the merge, which needs a connection of its own.
	const { pooled } = database;
	for (;;) {
		const result = await read();
		const left = end - performance.now();
		if (!result.isBehind || !pooled || left <= 0 || hasFailed(pooled)) return result;
		// While another process merges many rows, tries again every second.
		const merged = mergeNext(pooled).catch(() => false);
		await atMost(left, merged);
	}
}

/** Waits as `readCaughtUp` does: for statements that have no room for its condition. */
export async function catchUp(database: Pick<Database, "select" | "pooled">): Promise<void> {
	await readCaughtUp(database, async () => {
		const [row] = await database.select({ isBehind: isSearchBehind }).from(sql`(values (1)) as one`);
		return { isBehind: row?.isBehind === true };
	});
}

async function atMost(milliseconds: number, work: Promise<unknown>): Promise<void> {
	let timer: ReturnType<typeof setTimeout> | undefined;
	const late = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, milliseconds).unref();
	});
	await Promise.race([work, late]);
	clearTimeout(timer);
}

type Merges = { running: Promise<boolean>; next?: Promise<boolean> | undefined };
const merges = new WeakMap<Database, Merges>();
/** When the last merge failed, by the clock of `performance.now`. */
const failures = new WeakMap<Database, number>();

function hasFailed(database: Database): boolean {
	const at = failures.get(database);
	return at !== undefined && performance.now() < at + pauseAfterFailure;
}

/**
 * Merges noted rows into the index. Everybody who asks during a merge shares the next one, so that a process uses one connection.
 * @returns whether there were any rows.
 */
export function mergeNext(database: Database): Promise<boolean> {
	const known = merges.get(database);
	if (known) {
		known.next ??= known.running.then(
			() => start(database),
			() => start(database),
		);
		return known.next;
	}
	return start(database);
}

function start(database: Database): Promise<boolean> {
	const running = mergeBatch(database);
	const state: Merges = { running };
	merges.set(database, state);
	const end = () => {
		if (!state.next) merges.delete(database);
	};
	running.then(end, end);
	running.then(
		() => failures.delete(database),
		(error) => void (isLockTimeout(error) || failures.set(database, performance.now())),
	);
	return running;
}
