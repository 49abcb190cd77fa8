import { AsyncLocalStorage } from "node:async_hooks";
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type { PgTransactionConfig } from "drizzle-orm/pg-core";
import pg from "pg";
import { endWhenSilent, setLongestSilence } from "./silent-connection.ts";

type TransactionOptions = PgTransactionConfig & {
	/** Lets each statement take so many minutes, instead of the seconds that visitors wait. */
	statementMinutes?: number;
};
export type Database = NodePgDatabase & {
	/** The database itself, also through a wrapper that checks its caller first. A transaction has none. */
	pooled?: Database;
	transaction<Result>(
		work: (transaction: Transaction) => Promise<Result>,
		options?: TransactionOptions,
	): Promise<Result>;
};
export type Transaction = Parameters<Parameters<NodePgDatabase["transaction"]>[0]>[0];

/** Milliseconds after which the server ends a statement, and the time that its answer may take. */
const maxStatement = 10_000;
const margin = 5_000;

export type Connection = { database: Database; pool: pg.Pool; close(): Promise<void> };

/**
 * Creates a pool of at most `connections` for `url`. The next query replaces a lost connection. Does not connect or throw by itself.
 */
export function connect(url: string, options: { connections?: number } = {}): Connection {
	const pool = new pg.Pool({
		connectionString: url,
		max: options.connections ?? 10,
		connectionTimeoutMillis: 3_000,
		keepAlive: true,
		keepAliveInitialDelayMillis: 5_000,
		// No visitor waits longer for a query. Migrations use a separate connection.
		statement_timeout: maxStatement,
		idle_in_transaction_session_timeout: 30_000,
		application_name: "hamroh",
	});
	// Idle connections report their errors only here; without a listener the error would end the process.
	pool.on("error", () => {});
	pool.on("connect", (client) => {
		// If a connection breaks between two queries of a transaction, only the next query must fail.
		client.on("error", () => {});
		endWhenSilent(client, maxStatement + margin);
	});
	refuseSecondConnections(pool);
	const database: Database = drizzle(pool);
	database.transaction = <Result>(work: (transaction: Transaction) => Promise<Result>, options?: TransactionOptions) =>
		transactionOf(pool, work, options);
	database.pooled = database;
	return { database, pool, close: () => pool.end() };
}

/** How often a transaction starts that deadlocks each time. */
const maxStarts = 3;
/** Milliseconds in which a transaction looks for a connection that is not broken. */
const patience = 3_000;

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
	{ statementMinutes, ...config }: TransactionOptions = {},
): Promise<Result> {
	const giveUp = performance.now() + patience;
	let broken = 0;
	let starts = 0;
	for (;;) {
		const client = await pool.connect();
		let begun = false;
		let isUsable = false;
		try {
			const result = await drizzle(inTurn(client)).transaction((transaction) => {
				begun = true;
				starts++;
				return alone(pool, async () => {
					if (statementMinutes) await allowLongStatements(client, statementMinutes);
					return work(transaction);
				});
			}, config);
			isUsable = true;
			return result;
		} catch (error) {
			const code = codeOf(error);
			isUsable = begun && code !== readOnly;
			const canRepeat = begun
				? starts < maxStarts && rolledBack.includes(code)
				: broken++ < pool.options.max && performance.now() < giveUp;
			if (!canRepeat) throw error;
		} finally {
			setLongestSilence(client, maxStatement + margin);
			client.release(!isUsable);
		}
	}
}

/** Sends a query when the one before it is answered: a page may read several things at once, also within a preview. */
function inTurn(client: pg.PoolClient): pg.PoolClient {
	let last: Promise<unknown> = Promise.resolve();
	const query = (...args: [string]) => {
		const answer = last.then(() => client.query(...args));
		last = answer.catch(() => {});
		return answer;
	};
	return Object.assign(Object.create(client), { query });
}

/** A deadlock, and a failed serialization. */
const rolledBack = ["40P01", "40001"];
/** The server has become a replica: a new connection leads to the one that has replaced it. */
const readOnly = "25006";

function codeOf(error: unknown): string {
	const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
	return String(cause?.code ?? code);
}

/** Until the end of the running transaction. The server ends a statement before the connection counts as silent. */
async function allowLongStatements(client: pg.PoolClient, minutes: number): Promise<void> {
	await client.query("select set_config('statement_timeout', $1, true)", [`${minutes}min`]);
	setLongestSilence(client, minutes * 60_000 + margin);
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
