import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as tables from "./tables.ts";

export type Database = NodePgDatabase<typeof tables>;
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
	giveBackUnbegun(pool);
	return { database: drizzle(pool, { schema: tables }), pool, close: () => pool.end() };
}

/**
 * drizzle-orm (0.45) takes a connection for each transaction, and keeps it for ever when "begin" fails on it: after a lost database
 * the pool would run dry. Nobody but drizzle takes connections so.
 */
function giveBackUnbegun(pool: pg.Pool): void {
	const connect = pool.connect.bind(pool) as (callback?: unknown) => Promise<pg.PoolClient>;
	pool.connect = ((callback?: unknown) => {
		if (callback) return connect(callback);
		return connect().then((client) => {
			const query = client.query.bind(client) as (...words: unknown[]) => Promise<unknown>;
			const begin = async (...words: unknown[]) => {
				Reflect.deleteProperty(client, "query");
				return query(...words).catch((error) => {
					client.release(true);
					throw error;
				});
			};
			return Object.assign(client, { query: begin });
		});
	}) as typeof pool.connect;
}
