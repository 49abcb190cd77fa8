import type { TestSite } from "./site.ts";

/** Compares the numbers on a page with the database: `from` is everything that follows "from". */
export async function countRows({ sql }: Pick<TestSite, "sql">, from: string, values: unknown[] = []): Promise<number> {
	const [row] = await sql(`select count(*)::int as count from ${from}`, values);
	return row.count;
}

/** A database that cannot be reached. */
export const outOfReach = "postgres://hamroh@localhost/none?host=/nowhere";
