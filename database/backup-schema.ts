import { createHash } from "node:crypto";
import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import type pg from "pg";
import { projectFolder } from "./project-folder.ts";

/** Recreates the schema of an older release to restore its backups. */

type Migration = { hash: string; sql: string[]; folderMillis: number };

export function readMigrations(): Migration[] {
	return readMigrationFiles({ migrationsFolder: join(projectFolder, "database/migrations") });
}

/** The identifier of the schema after these migrations. */
export function schemaAfter(migrations: { hash: string }[]): string {
	return createHash("sha256")
		.update(migrations.map(({ hash }) => hash).join())
		.digest("hex");
}

/** The identifier of the database's schema. */
export async function schemaOf(client: pg.Client): Promise<string> {
	const { rows } = await client.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by id");
	return schemaAfter(rows);
}

/**
 * Empties the database and recreates the schema after its first `count` migrations, in the client's transaction.
 * @returns a function that runs the remaining migrations.
 */
export async function recreateSchema(
	client: pg.Client,
	migrations: Migration[],
	count: number,
): Promise<() => Promise<void>> {
	await dropEverything(client);
	await client.query("delete from drizzle.__drizzle_migrations");
	await run(client, migrations.slice(0, count));
	return () => run(client, migrations.slice(count));
}

async function run(client: pg.Client, migrations: Migration[]): Promise<void> {
	for (const { hash, sql, folderMillis } of migrations) {
		for (const statement of sql) await client.query(statement);
		await client.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)", [
			hash,
			folderMillis,
		]);
	}
}

/**
 * Drops everything that migrations created in the schema "public", but not the schema itself, which another role may
 * own, nor extensions.
 */
async function dropEverything(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ kind: string; name: string }>(`
		with ours as (select oid from pg_namespace where nspname = 'public'),
			made as (
				select 'pg_class'::regclass::oid as class, oid, relnamespace as schema,
					case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end as kind,
					oid::regclass::text as name from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
				union all select 'pg_proc'::regclass, oid, pronamespace, 'routine', oid::regprocedure::text from pg_proc
				union all select 'pg_collation'::regclass, oid, collnamespace, 'collation', oid::regcollation::text from pg_collation
				union all select 'pg_type'::regclass, oid, typnamespace, 'type', oid::regtype::text from pg_type
					where typtype in ('e', 'd'))
		select kind, name from made where schema in (select oid from ours)
			and not exists (select from pg_depend d where d.classid = made.class and d.objid = made.oid and d.deptype = 'e')
		order by kind <> 'view', kind <> 'table'`);
	for (const { kind, name } of rows) await client.query(`drop ${kind} if exists ${name} cascade`);
}
