import pg from "pg";

/** Asks the database at `url` directly: what a page shows is held against what is there. */
export async function rows<T extends object = Record<string, unknown>>(
	url: string,
	query: string,
	values: unknown[] = [],
): Promise<T[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query(query, values)).rows as T[];
	} finally {
		await client.end();
	}
}

export async function countRows(url: string, from: string, values: unknown[] = []): Promise<number> {
	const [row] = await rows<{ count: number }>(url, `select count(*)::int as count from ${from}`, values);
	return row?.count ?? 0;
}

/** A database that cannot be reached. */
export const outOfReach = "postgres://hamroh@localhost/none?host=/nowhere";
