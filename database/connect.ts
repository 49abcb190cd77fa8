import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import pg from "pg";

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export type Connection = { database: Database; pool: pg.Pool; close(): Promise<void> };

/**
 * Creates a connection pool for `url`. The next query replaces a lost connection. Does not connect or throw by itself.
 */
export function connect(url: string, options: { connections?: number } = {}): Connection {
	const pool = new pg.Pool({
		connectionString: url,
		max: options.connections ?? 10,
		connectionTimeoutMillis: 3_000,
		// No visitor waits longer for a query. Migrations use a separate connection.
		statement_timeout: 10_000,
		idle_in_transaction_session_timeout: 30_000,
		application_name: "hamroh",
	});
	// Idle connections report their errors only here; without a listener the error would end the process.
	pool.on("error", () => {});
	// If a connection breaks between two queries of a transaction, only the next query must fail.
	pool.on("connect", (client) => client.on("error", () => {}));
	refuseSecondConnections(pool);
	const database = drizzle(pool);
	database.transaction = (work, config) => transactionOf(pool, work, config);
	return { database, pool, close: () => pool.end() };
}

/** How often a transaction starts that deadlocks each time. */
const mostStarts = 3;

/**
 * Runs a transaction again that PostgreSQL has rolled back because of others that ran at the same time: its work must
 * have no effects outside of the database. Transactions lock in one order (domain/access/lock-applicants.ts), but
 * cascades and statements that change many rows have their own.
 *
 * The pool may only notice at BEGIN that an idle connection is broken. The transaction has done nothing yet, so try the
 * next connection. Drizzle's own `transaction` would fail and never return the broken connection to the pool.
 */
async function transactionOf<Result>(
	pool: pg.Pool,
	work: (transaction: Transaction) => Promise<Result>,
	config?: PgTransactionConfig,
): Promise<Result> {
	let broken = 0;
	let starts = 0;
	for (;;) {
		const client = await pool.connect();
		let begun = false;
		try {
			return await drizzle(client).transaction((transaction) => {
				begun = true;
				starts++;
				return alone(pool, () => work(transaction));
			}, config);
		} catch (error) {
			const canRepeat = begun ? starts < mostStarts && isRolledBack(error) : broken++ < pool.options.max;
			if (!canRepeat) throw error;
		} finally {
			client.release(!begun);
		}
	}
}

/** A deadlock, or a failed serialization. */
function isRolledBack(error: unknown): boolean {
	const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
	return ["40P01", "40001"].includes(String(cause?.code ?? code));
}

/** A running transaction, the pool of its connection, and its violation, if any. */
type Running = { pool: pg.Pool; isOver: boolean; violation?: Error };
const running = new AsyncLocalStorage<Running>();

/**
 * Runs the work of a transaction and forbids it to request another connection from the pool: with as many transactions
 * as connections, all of them would wait forever. Fails the transaction even if the code catches the error, as a rate
 * limiter with a fallback does, so that the first test that runs it reveals the bug.
 */
async function alone<Result>(pool: pg.Pool, work: () => Promise<Result>): Promise<Result> {
	const scope: Running = { pool, isOver: false };
	try {
		const result = await running.run(scope, work);
		if (scope.violation) throw scope.violation;
		return result;
	} catch (error) {
		throw scope.violation ?? error;
	} finally {
		scope.isOver = true;
	}
}

/** Makes `connect` and `query` of the pool throw inside the pool's own transactions. */
function refuseSecondConnections(pool: pg.Pool): void {
	// The pool's `query` calls `connect` too.
	const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown;
	pool.connect = ((callback?: unknown) => {
		const scope = running.getStore();
		if (scope?.pool === pool && !scope.isOver) {
			scope.violation ??= new Error(
				"A transaction asked the pool for a second connection. Use the transaction itself.",
			);
			throw scope.violation;
		}
		return connect(callback);
	}) as typeof pool.connect;
}
