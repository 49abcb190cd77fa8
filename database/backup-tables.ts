import pg from "pg";

/** Reads and writes rows as JSON, in SQL only. */

/** Rows per statement. */
export const batchSize = 500;

export type Table = { name: string; columns: string };

/** The size of a table as lines of JSON, and a sum of the lines' hashes that does not depend on their order. */
type Content = { rows: number; bytes: number; sum: string };

export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
	const client = new pg.Client({
		connectionString: url,
		application_name: "backup",
		connectionTimeoutMillis: 5_000,
	});
	await client.connect();
	try {
		await client.query("set timezone to 'UTC'");
		return await work(client);
	} finally {
		// Ending the session rolls back an open transaction.
		await client.end();
	}
}

/** All our tables with their stored columns. Referenced tables come first. */
export async function tablesOf(client: pg.Client): Promise<Table[]> {
	const { rows } = await client.query<{ name: string; columns: string; needs: string[] }>(`
		select format('%I.%I', n.nspname, c.relname) as name,
			(select string_agg(quote_ident(a.attname), ', ' order by a.attnum) from pg_attribute a
				where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
			array(select distinct format('%I.%I', fn.nspname, f.relname) from pg_constraint k
				join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
				where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
		from pg_class c join pg_namespace n on n.oid = c.relnamespace
		where n.nspname = 'public' and c.relkind = 'r'
			and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
		order by c.relname`);
	const ordered: Table[] = [];
	const isThere = (name: string) => ordered.some((table) => table.name === name);
	while (ordered.length < rows.length) {
		const next = rows.find(({ name, needs }) => !isThere(name) && needs.every((needed) => isThere(needed)));
		if (!next) throw new Error("Tables that refer to each other in a circle cannot be restored.");
		ordered.push(next);
	}
	return ordered;
}

const linesOf = ({ name, columns }: Table) =>
	`select to_jsonb(t)::text as line from (select ${columns} from ${name}) t`;

export async function contentOf(client: pg.Client, table: Table): Promise<Content> {
	const { rows } = await client.query<Content>(`
		select count(*)::int as rows, coalesce(sum(octet_length(line) + 1), 0)::float8 as bytes,
			coalesce(sum(('x' || encode(sha256(convert_to(line, 'UTF8')), 'hex'))::bit(64)::bigint), 0)::text as sum
		from (${linesOf(table)}) lines`);
	return rows[0] as Content;
}

/** Reads a table as lines of JSON, within a transaction. */
export async function* readRows(client: pg.Client, table: Table): AsyncGenerator<string> {
	await client.query(`declare held no scroll cursor for ${linesOf(table)}`);
	for (;;) {
		const { rows } = await client.query<{ line: string }>(`fetch ${batchSize} from held`);
		if (rows.length === 0) break;
		yield rows.map(({ line }) => `${line}\n`).join("");
	}
	await client.query("close held");
}

export async function writeRows(client: pg.Client, { name, columns }: Table, lines: string[]): Promise<void> {
	if (lines.length === 0) return;
	await client.query(
		`insert into ${name} (${columns}) overriding system value
		select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
		[`[${lines.join()}]`],
	);
}

/** Sets the sequences to continue after the restored rows. */
export async function continueSequences(client: pg.Client): Promise<void> {
	const { rows } = await client.query(`
		select format('%I.%I', n.nspname, c.relname) as name, quote_ident(a.attname) as column, a.attname as plain
		from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
		where n.nspname = 'public' and c.relkind = 'r' and a.attidentity <> ''`);
	for (const { name, column, plain } of rows) {
		await client.query(
			`select setval(pg_get_serial_sequence($1, $2), coalesce(max(${column}), 0) + 1, false) from ${name}`,
			[name, plain],
		);
	}
}
