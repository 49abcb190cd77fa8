import { readFileSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as run } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { projectFolder } from "./project-folder.ts";

/** Any constant that is the same in every process. */
const migrationLock = 7_242_026;
const oldestServer = 150_000;

/** An error with a one-line message for the operator. */
export class DatabaseError extends Error {}

/**
 * Migrates the database at `url` to the newest schema. Safe for concurrent starts: one process migrates, the others
 * wait.
 * @throws DatabaseError if the server is unreachable, too old, or rejects a migration.
 */
export async function migrate(url: string, folder = migrationsFolder()): Promise<void> {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: 5_000,
		application_name: "hamroh migrate",
	});
	client.on("error", () => {});
	try {
		await client.connect();
	} catch (error) {
		throw new DatabaseError(`The database cannot be reached: ${reason(error)}. Check DATABASE_URL.`);
	}
	try {
		const version = Number((await client.query("show server_version_num")).rows[0].server_version_num);
		if (version < oldestServer) {
			throw new DatabaseError(`PostgreSQL 15 or newer is needed, this server is ${Math.floor(version / 10_000)}.`);
		}
		await client.query("select pg_advisory_lock($1)", [migrationLock]);
		await run(drizzle(client), { migrationsFolder: folder });
	} catch (error) {
		if (error instanceof DatabaseError) throw error;
		throw new DatabaseError(`The database could not be brought up to date: ${reason(error)}`);
	} finally {
		// Ending the session releases the lock, also after an error.
		await client.end();
	}
}

/** @returns the number of migrations that this release knows. */
export function countMigrations(): number {
	return JSON.parse(readFileSync(join(migrationsFolder(), "meta/_journal.json"), "utf8")).entries.length;
}

function migrationsFolder(): string {
	return join(projectFolder, "database/migrations");
}

function reason(error: unknown): string {
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	if (cause instanceof AggregateError) return cause.errors.map(reason).join("; ");
	return cause instanceof Error
		? cause.message.split("\n")[0] || String((cause as { code?: string }).code)
		: String(cause);
}
