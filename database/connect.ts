import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import pg from "pg";

export type Database = NodePgDatabase;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export type Connection = { database: Database; pool: pg.Pool; close(): Promise<void> };

/** A pool of connections to `url`. A lost connection is replaced at the next query; nothing here throws before one is made. */
export function connect(url: string, options: { connections?: number } = {}): Connection {
	const pool = new pg.Pool({
		connectionString: url,
		max: options.connections ?? 10,
		connectionTimeoutMillis: 3_000,
		// A query that runs longer than this has lost its visitor; the migrations use a connection of their own.
		statement_timeout: 10_000,
		idle_in_transaction_session_timeout: 30_000,
		application_name: "hamroh",
	});
	// An idle connection that breaks is only reported here; without a listener it would end the process.
	pool.on("error", () => {});
	// One that breaks between two queries of a transaction: the next query fails, and nothing else must.
	pool.on("connect", (client) => client.on("error", () => {}));
	refuseSecondConnections(pool);
	const database = drizzle(pool);
	database.transaction = (work, config) => transactionOf(pool, work, config);
	return { database, pool, close: () => pool.end() };
}

/**
 * A connection that broke while it lay idle may only be noticed at its next query, which is the transaction's beginning.
 * Nothing has been done then, so the next connection is tried. drizzle's own way fails
 * there, and keeps the broken connection out of the pool for good.
 */
async function transactionOf<Result>(
	pool: pg.Pool,
	work: (transaction: Transaction) => Promise<Result>,
	config?: PgTransactionConfig,
): Promise<Result> {
	for (let tries = 0; ; tries++) {
		const client = await pool.connect();
		let begun = false;
		try {
			return await drizzle(client).transaction((transaction) => {
				begun = true;
				return alone(pool, () => work(transaction));
			}, config);
		} catch (error) {
			if (begun || tries === pool.options.max) throw error;
		} finally {
			client.release(!begun);
		}
	}
}

/** A transaction that is running: the pool that it has a connection of, and what it did wrong. */
type Running = { pool: pg.Pool; isOver: boolean; violation?: Error };
const running = new AsyncLocalStorage<Running>();

/**
 * Runs a transaction's work, which has its own connection and must not ask the pool for another: with as many transactions as
 * there are connections, each would wait for the others for ever. Fails such a transaction even when something in between
 * swallows the error, as a rate limiter with a fallback does, so that the first test that runs it shows the fault.
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

/** @throws what `connect` and `query` of the pool throw within one of its own transactions. */
function refuseSecondConnections(pool: pg.Pool): void {
	// The pool's own `query` asks for its connection here, too.
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
