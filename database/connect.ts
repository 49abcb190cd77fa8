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
				return work(transaction);
			}, config);
		} catch (error) {
			if (begun || tries === pool.options.max) throw error;
		} finally {
			client.release(!begun);
		}
	}
}
