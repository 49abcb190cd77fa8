import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as run } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { projectFolder } from "./project-folder.ts";

/** Any constant: it only has to be the same in every process. */
const migrationLock = 7_242_026;
const oldestServer = 150_000;

/** One line for the console, for whoever starts the site. */
export class DatabaseError extends Error {}

/**
 * Brings the database at `url` to the newest schema. Safe when several processes start at once: one migrates, the others wait.
 * @throws DatabaseError when the server cannot be reached, is too old, or refuses the migrations.
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
		// Ending the session gives the lock back, also after an error.
		await client.end();
	}
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
