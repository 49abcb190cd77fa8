import { createHash } from "node:crypto";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { PgDialect, type PgSession } from "drizzle-orm/pg-core";
import pg from "pg";
import { projectFolder } from "./project-folder.ts";

/** Any constant that is the same in every process. */
const migrationLock = 7_242_026;
const oldestServer = 150_000;
const migrationsFolder = join(projectFolder, "database/migrations");

/** An error with a one-line message for the operator. */
export class DatabaseError extends Error {}

type Options = {
	/** The folder of the migrations. */
	folder?: string | undefined;
	/** How many migrations the database shall have; otherwise all. */
	count?: number | undefined;
	/** Runs before a database in use is migrated. */
	before?: () => Promise<void>;
};

/**
 * Migrates the database at `url`. Safe for concurrent starts: one process migrates, the others wait.
 * @throws DatabaseError if the server is unreachable, too old, or rejects a migration.
 */
export function migrate(url: string, { folder = migrationsFolder, count, before }: Options = {}): Promise<void> {
	return withServer(url, async (client) => {
		await client.query("select pg_advisory_lock($1)", [migrationLock]);
		await refuseNewer(client, folder);
		const applied = await newestApplied(client);
		const migrations = readMigrations(folder).slice(0, count);
		if (applied > 0 && migrations.some(({ folderMillis }) => folderMillis > applied)) await before?.();
		// Its type differs from any session's in the schema alone.
		const session = drizzle(client)._.session as unknown as PgSession;
		await new PgDialect().migrate(migrations, session, { migrationsFolder: folder });
	});
}

/**
 * How many of this release's migrations make a schema, as `schemaOf` identifies it; undefined if none do.
 * @param folder of the migrations
 */
export function countMigrationsOf(schema: string, folder = migrationsFolder): number | undefined {
	const hashes = readMigrations(folder).map(({ hash }) => hash);
	const count = hashes.findIndex((_, at) => identify(hashes.slice(0, at + 1)) === schema) + 1;
	return count || undefined;
}

/** The identifier of the database's schema: a hash of its migrations. */
export async function schemaOf(client: pg.Client): Promise<string> {
	const { rows } = await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by id");
	return identify(rows.map(({ hash }) => hash));
}

const identify = (hashes: string[]) => createHash("sha256").update(hashes.join()).digest("hex");

/**
 * @returns the number of migrations that the next start will apply.
 * @throws DatabaseError if the next start will refuse the database.
 */
export function countPendingMigrations(url: string): Promise<number> {
	return withServer(url, async (client) => {
		await refuseNewer(client, migrationsFolder);
		const newest = await newestApplied(client);
		return readMigrations(migrationsFolder).filter(({ folderMillis }) => folderMillis > newest).length;
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
export const countMigrations = (folder = migrationsFolder): number => readMigrations(folder).length;

/** The schema of the database at `url`, as `schemaOf` identifies it; undefined if the database is empty. */
export const findSchema = (url: string): Promise<string | undefined> =>
	withServer(url, async (client) => ((await newestApplied(client)) > 0 ? schemaOf(client) : undefined));

const readMigrations = (migrationsFolder: string) => readMigrationFiles({ migrationsFolder });

/** An older release would start on the schema of a newer one, and fail on every page. @throws DatabaseError */
async function refuseNewer(client: pg.Client, folder: string): Promise<void> {
	const known = Math.max(...readMigrations(folder).map(({ folderMillis }) => folderMillis));
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
