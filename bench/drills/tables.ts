import pg from "pg";
import { tablesOf } from "../../database/backup-tables.ts";

/** The number of rows and a hash of each table, independent of the order of its rows. */
export async function hashTables(url: string): Promise<Map<string, string>> {
	const client = new pg.Client(url);
	await client.connect();
	try {
		await client.query("set timezone to 'UTC'");
		const found = new Map<string, string>();
		for (const { name, columns } of await tablesOf(client)) {
			const { rows } =
				await client.query(`select count(*) || ' rows ' || coalesce(md5(string_agg(line, '' order by line collate "C")), '') as hash
				from (select to_jsonb(t)::text as line from (select ${columns} from ${name}) t) lines`);
			found.set(name.replace("public.", ""), rows[0].hash);
		}
		return found;
	} finally {
		await client.end();
	}
}

/** The rows of a table as text. */
export async function readLines(url: string, table: string): Promise<string[]> {
	const client = new pg.Client(url);
	await client.connect();
	try {
		await client.query("set timezone to 'UTC'");
		const { rows } = await client.query<{ line: string }>(`select to_jsonb(t)::text as line from ${table} t`);
		return rows.map(({ line }) => line);
	} finally {
		await client.end();
	}
}

/** The tables whose rows differ. */
export function differences(before: Map<string, string>, after: Map<string, string>): string[] {
	return [...new Set([...before.keys(), ...after.keys()])].filter((name) => before.get(name) !== after.get(name));
}
