import type { TestSite } from "./site.ts";

/** What a page counts is held against what is in the database: `from` is all that follows "from". */
export async function countRows({ sql }: Pick<TestSite, "sql">, from: string, values: unknown[] = []): Promise<number> {
	const [row] = await sql(`select count(*)::int as count from ${from}`, values);
	return row.count;
}

/** A database that cannot be reached. */
export const outOfReach = "postgres://hamroh@localhost/none?host=/nowhere";
