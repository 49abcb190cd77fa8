import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { pipeline } from "node:stream";
import { finished } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import pg from "pg";

/**
 * A backup is a gzipped file of lines: one about the whole, then for each table its name, its rows as JSON, and how many they
 * are with a sum over them. It is made and read by SQL alone, so that it fits every PostgreSQL that the site runs on, and goes
 * from the embedded server to another.
 */
const format = 1;
const batch = 500;

/** One line for the console. */
export class BackupError extends Error {}

type Table = { name: string; columns: string; where: string };
type Count = { rows: number; sum: string };

/** Work that waits in the queue belongs to what is kept; what is done is not needed again. */
const queue = { name: "pgboss.job", where: "where state < 'completed'" };

/** Writes all that the database at `url` holds, as it is at one moment, while others go on. @returns the number of rows. */
export async function writeBackup(url: string, file: string): Promise<number> {
	return withClient(url, async (client) => {
		await client.query("begin isolation level repeatable read read only");
		const packed = createGzip();
		const written = createWriteStream(file, { flags: "wx", mode: 0o600 });
		const done = finished(packed.pipe(written));
		// What goes wrong is said once, by whoever waits for `done`.
		done.catch(() => {});
		packed.on("error", (error) => written.destroy(error));
		written.on("error", (error) => packed.destroy(error));
		const write = async (line: string) => {
			if (!packed.write(`${line}\n`)) await Promise.race([once(packed, "drain"), done]);
		};
		let all = 0;
		await write(`#${JSON.stringify({ format, schema: await schemaOf(client) })}`);
		for (const table of await tablesOf(client)) {
			await write(`#${JSON.stringify({ table: table.name })}`);
			const count = await readRows(client, table, write);
			await write(`#${JSON.stringify(count)}`);
			all += count.rows;
		}
		await write(`#${JSON.stringify({ end: true })}`);
		packed.end();
		await done;
		return all;
	});
}

/**
 * Replaces all that the database at `url` holds by what the file says, or changes nothing. The database has this release's
 * schema and nobody else is at work on it. @throws BackupError for a file that is damaged or of another release.
 */
export async function readBackup(url: string, file: string): Promise<number> {
	await check(file);
	return withClient(url, async (client) => {
		await client.query("begin");
		const tables = new Map((await tablesOf(client)).map((table) => [table.name, table]));
		const own = [...tables.keys()].filter((name) => name !== queue.name);
		// What triggers would work out is in the file, and nobody is told of rows that are not new.
		for (const name of own) await client.query(`alter table ${name} disable trigger user`);
		await client.query(`truncate ${own.join(", ")}`);
		if (tables.has(queue.name)) await client.query(`delete from ${queue.name}`);
		let all = 0;
		let table: Table | undefined;
		let waiting: string[] = [];
		for await (const line of linesOf(file)) {
			const said = controlOf(line);
			if (!said) waiting.push(line);
			if (table && (said || waiting.length === batch)) {
				await writeRows(client, table, waiting);
				waiting = [];
			}
			if (said?.schema && (said.format !== format || said.schema !== (await schemaOf(client)))) {
				throw new BackupError(`${file} was made by another release: restore it with that one, then start this one`);
			}
			if (said?.table) {
				table = tables.get(said.table);
				if (!table) throw new BackupError(`${file} holds a table that is not here: ${said.table}`);
			}
			if (said?.sum && table) {
				const found = await readRows(client, table);
				if (found.rows !== said.rows || found.sum !== said.sum)
					throw new BackupError(`${table.name} came back changed`);
				all += found.rows;
			}
		}
		await countOn(client);
		for (const name of own) await client.query(`alter table ${name} enable trigger user`);
		await client.query("commit");
		await client.query("analyze");
		return all;
	});
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
	const client = new pg.Client({ connectionString: url, application_name: "backup" });
	await client.connect();
	try {
		await client.query("set timezone to 'UTC'");
		return await work(client);
	} finally {
		// Ending the session takes an open transaction back.
		await client.end();
	}
}

/** Which migrations the database has had. */
async function schemaOf(client: pg.Client): Promise<string> {
	const { rows } = await client.query("select hash from drizzle.__drizzle_migrations order by id");
	return createHash("sha256")
		.update(rows.map(({ hash }) => hash).join())
		.digest("hex");
}

/** Every table of ours, those that others refer to first, with the columns that are stored. */
async function tablesOf(client: pg.Client): Promise<Table[]> {
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
			or n.nspname = 'pgboss' and c.relname = 'job'
		order by n.nspname desc, c.relname`);
	const ordered: Table[] = [];
	const isThere = (name: string) => ordered.some((table) => table.name === name);
	while (ordered.length < rows.length) {
		const next = rows.find(
			({ name, needs }) => !isThere(name) && (name === queue.name || needs.every((needed) => isThere(needed))),
		);
		if (!next) throw new Error("Tables that refer to each other in a circle cannot be restored.");
		ordered.push({ ...next, where: next.name === queue.name ? queue.where : "" });
	}
	return ordered;
}

/** The sum does not depend on the order: servers sort words differently. */
async function readRows(
	client: pg.Client,
	{ name, columns, where }: Table,
	use?: (line: string) => Promise<void>,
): Promise<Count> {
	const sum = createSum();
	await client.query(
		`declare held no scroll cursor for select to_jsonb(t)::text as line from (select ${columns} from ${name} ${where}) t`,
	);
	for (;;) {
		const { rows } = await client.query<{ line: string }>(`fetch ${batch} from held`);
		if (rows.length === 0) break;
		for (const { line } of rows) {
			sum.add(line);
			await use?.(line);
		}
	}
	await client.query("close held");
	return sum.count();
}

async function writeRows(client: pg.Client, { name, columns }: Table, lines: string[]): Promise<void> {
	if (lines.length === 0) return;
	await client.query(
		`insert into ${name} (${columns}) overriding system value
		select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
		[`[${lines.join()}]`],
	);
}

/** The next numbers follow those that were restored. */
async function countOn(client: pg.Client): Promise<void> {
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

function createSum() {
	let rows = 0;
	let sum = 0n;
	return {
		add(line: string) {
			rows++;
			sum += BigInt(`0x${createHash("sha256").update(line).digest("hex")}`);
		},
		count: (): Count => ({ rows, sum: BigInt.asUintN(256, sum).toString(16) }),
	};
}

/** Reads the whole file before anything is changed. @throws BackupError when a line is missing, added or other than it was. */
async function check(file: string): Promise<void> {
	let sum = createSum();
	let said: Control | undefined;
	for await (const line of linesOf(file)) {
		said = controlOf(line);
		if (!said) sum.add(line);
		else if (said.sum) {
			const { rows, sum: found } = sum.count();
			if (rows !== said.rows || found !== said.sum) throw damaged(file);
			sum = createSum();
		}
	}
	if (!said?.end) throw damaged(file);
}

type Control = { format?: number; schema?: string; table?: string; end?: boolean } & Partial<Count>;

/** What a line that is no row says. */
function controlOf(line: string): Control | undefined {
	if (!line.startsWith("#")) return undefined;
	try {
		return JSON.parse(line.slice(1));
	} catch {
		return { sum: "of no rows" };
	}
}

async function* linesOf(file: string): AsyncGenerator<string> {
	const unpacked = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding("utf8");
	let rest = "";
	try {
		for await (const chunk of unpacked) {
			const lines = (rest + chunk).split("\n");
			rest = lines.pop() ?? "";
			yield* lines;
		}
	} catch (error) {
		throw (error as NodeJS.ErrnoException).code === "ENOENT" ? new BackupError(`${file} is not there`) : damaged(file);
	}
}

function damaged(file: string): BackupError {
	return new BackupError(`${file} is damaged: nothing was changed`);
}
