import pg from "pg";
import { EmbeddedError } from "./embedded-error.ts";

const ROLE = "hamroh";

/** The app's role and database: made where missing, at every start, so a start killed in between heals. */
export async function ensureDatabase(client: pg.Client, database: string): Promise<void> {
	// The lock: two first starts at once would both find nothing and both create.
	try {
		await client.query("select pg_advisory_lock(4726351)");
		// Not a superuser: what gets through the app's queries cannot run programs or read files. It owns its database,
		// so it may create tables and trusted extensions (pg_trgm), and the test suite may copy databases.
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

/** Understood by pg and libpq. The port names the socket's file; it is said so that PGPORT does not reach in. */
export function urlOf(socketDir: string, database: string): string {
	const host = encodeURIComponent(socketDir);
	return `postgres://${ROLE}@localhost:5432/${encodeURIComponent(database)}?host=${host}&sslmode=disable`;
}
