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
export function migrate(url: string, folder = migrationsFolder()): Promise<void> {
	return withServer(url, async (client) => {
		await client.query("select pg_advisory_lock($1)", [migrationLock]);
		await refuseNewer(client, folder);
		await run(drizzle(client), { migrationsFolder: folder });
	});
}

/**
 * @returns the number of migrations that the next start will apply.
 * @throws DatabaseError if the next start will refuse the database.
 */
export function countPendingMigrations(url: string): Promise<number> {
	const folder = migrationsFolder();
	return withServer(url, async (client) => {
		await refuseNewer(client, folder);
		const newest = await newestApplied(client);
		return readJournal(folder).filter(({ when }) => when > newest).length;
	});
}

async function withServer<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
	const client = new pg.Client({
		connectionString: url,
		connectionTimeoutMillis: 5_000,
		application_name: "hamroh migrate",
	});
	client.on("error", () => {});
	try {
		await client.connect();
	} catch (error) {
		throw new DatabaseError(`The database cannot be reached: ${explain(reason(error))}. Check DATABASE_URL.`);
	}
	try {
		const version = Number((await client.query("show server_version_num")).rows[0].server_version_num);
		if (version < oldestServer) {
			throw new DatabaseError(`PostgreSQL 15 or newer is needed, this server is ${Math.floor(version / 10_000)}.`);
		}
		return await work(client);
	} catch (error) {
		if (error instanceof DatabaseError) throw error;
		throw new DatabaseError(`The database could not be brought up to date: ${explain(reason(error))}`);
	} finally {
		// Ending the session releases the lock, also after an error.
		await client.end();
	}
}

/** @returns the number of migrations that this release knows. */
export const countMigrations = (): number => readJournal(migrationsFolder()).length;

const readJournal = (folder: string): { tag: string; when: number }[] =>
	JSON.parse(readFileSync(join(folder, "meta/_journal.json"), "utf8")).entries;

/** An older release would start on the schema of a newer one, and fail on every page. @throws DatabaseError */
async function refuseNewer(client: pg.Client, folder: string): Promise<void> {
	const known = Math.max(...readJournal(folder).map(({ when }) => when));
	const applied = await newestApplied(client);
	if (applied <= known) return;
	const day = new Date(applied).toISOString().slice(0, 10);
	throw new DatabaseError(
		`This database was used by a newer release (its last migration is of ${day}). Start that release, or restore a backup made before the upgrade.`,
	);
}

/** The time of the last migration, as the journal has it; 0 for an empty database. */
async function newestApplied(client: pg.Client): Promise<number> {
	const { rows } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
	if (!rows[0].name) return 0;
	const newest = await client.query("select max(created_at)::bigint as at from drizzle.__drizzle_migrations");
	return Number(newest.rows[0].at);
}

function migrationsFolder(): string {
	return join(projectFolder, "database/migrations");
}

/** What to do, where the driver's or the server's words do not say it. */
function explain(said: string): string {
	if (/client password must be a string/.test(said)) return "DATABASE_URL has no password";
	const [, what] = /permission denied for (database|schema) /.exec(said) ?? [];
	return what ? `${said} (as its owner: grant create on ${what} … to the site's role)` : said;
}

function reason(error: unknown): string {
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
	if (cause instanceof AggregateError) return cause.errors.map(reason).join("; ");
	return cause instanceof Error
		? cause.message.split("\n")[0] || String((cause as { code?: string }).code)
		: String(cause);
}
