import type { TestSite } from "./site.ts";

/** Compares the numbers on a page with the database: `from` is everything that follows "from". */
export async function countRows({ sql }: Pick<TestSite, "sql">, from: string, values: unknown[] = []): Promise<number> {
	const [row] = await sql(`select count(*)::int as count from ${from}`, values);
	return row.count;
}

/** A database that cannot be reached. */
export const outOfReach = "postgres://hamroh@localhost/none?host=/nowhere";

/** Every row of every table, as its table's name and JSON. @param except tables that are left out. */
export async function everyRow({ sql }: Pick<TestSite, "sql">, except: string[] = []): Promise<string[]> {
	const tables = await sql(
		`select format('%I.%I', schemaname, tablename) as name from pg_tables
		where schemaname not in ('pg_catalog', 'information_schema') and tablename <> all($1)`,
		[except],
	);
	const rows = await sql(
		tables.map(({ name }) => `select '${name} ' || to_jsonb(t)::text as row from ${name} as t`).join(" union all "),
	);
	return rows.map(({ row }) => row).sort();
}

/** Inserts a row. @returns its id. */
export async function insertRow(sql: TestSite["sql"], table: string, row: Record<string, unknown>): Promise<string> {
	const names = Object.keys(row);
	const values = names.map((_, at) => `$${at + 1}`);
	const [stored] = await sql(`insert into ${table} (${names}) values (${values}) returning id`, Object.values(row));
	return stored.id;
}
