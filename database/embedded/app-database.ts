import pg from "pg";
import { EmbeddedError } from "./embedded-error.ts";

const ROLE = "hamroh";

/**
 * Creates the app's role and database if they are missing. Runs at every start, so an interrupted start is repaired.
 */
export async function ensureDatabase(client: pg.Client, database: string): Promise<void> {
	// Two concurrent first starts would otherwise both try to create them.
	try {
		await client.query("select pg_advisory_lock(4726351)");
		// Not a superuser, so an SQL injection cannot run programs or read files. The role owns its database, so it may
		// create tables and trusted extensions (pg_trgm), and tests may copy databases.
		if (await isMissing(client, "pg_roles where rolname = $1", ROLE)) {
			await client.query(`create role ${ROLE} login createdb`);
		}
		if (await isMissing(client, "pg_database where datname = $1", database)) {
			await client.query(`create database ${pg.escapeIdentifier(database)} owner ${ROLE}`);
		}
		await client.query("select pg_advisory_unlock(4726351)");
	} catch (error) {
		await client.end();
		throw new EmbeddedError(`The database ${database} cannot be made ready (${error})`);
	}
}

async function isMissing(client: pg.Client, rows: string, name: string): Promise<boolean> {
	return (await client.query(`select 1 from ${rows}`, [name])).rowCount === 0;
}

/** A URL for pg and libpq. The port determines the socket's file name; it is explicit so that PGPORT has no effect. */
export function urlOf(socketDir: string, database: string): string {
	const host = encodeURIComponent(socketDir);
	return `postgres://${ROLE}@localhost:5432/${encodeURIComponent(database)}?host=${host}&sslmode=disable`;
}
