import { and, asc, eq, getTableColumns, getTableName, gt, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
	applicants,
	applications,
	contactSubmissions,
	documents,
	entries,
	tasks,
	users,
} from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller, Context } from "../../access/caller.ts";
import { isReal } from "../../access/is-real.ts";
import { byteOrderMark, csvLine } from "../../shared/csv.ts";
import { nouns } from "../revisions/nouns.ts";
import { cellOf } from "./rules.ts";

/** Rows per query. */
const batch = 1_000;

/** A file that is read piece by piece. */
type ExportFile = { name: string; content: AsyncIterable<string> };
type Table = PgTable & { id: PgColumn };

/** Of use for the site alone. */
const internal = ["submissionKey", "contentHash", "isExample"];

/**
 * Everything that staff have entered and received, without examples: a CSV file for each table, with its rows in the order of their ids.
 * Accounts have their names only; what belongs to sign-in, delivery and statistics is in the backups. A file is read while it
 * is sent. The export is audited.
 */
export async function exportEverything(caller: Caller): Promise<ExportFile[]> {
	const { database, actor } = caller.permit("export:read");
	await database.transaction((transaction) => recordAudit(transaction, actor, { action: "export:everything" }));
	const tables: Table[] = [...Object.values(nouns).map(({ table }) => table)];
	const people: Table[] = [applicants, applications, contactSubmissions, entries, documents, tasks];
	const { id, email, displayName } = getTableColumns(users);
	return [
		...[...people, ...tables].map((table) => fileOf(database, table, columnsOf(table))),
		fileOf(database, users, { id, email, displayName }),
	];
}

const columnsOf = (table: Table): Record<string, PgColumn> =>
	Object.fromEntries(
		Object.entries(getTableColumns(table)).filter(([name, column]) => !column.generated && !internal.includes(name)),
	);

function fileOf(database: Context["database"], table: Table, columns: Record<string, PgColumn>): ExportFile {
	const isRow = isRealRow(table);
	const names = Object.values(columns).map(({ name }) => name);
	return { name: `${getTableName(table)}.csv`, content: lines() };

	async function* lines() {
		yield byteOrderMark + csvLine(names);
		let after: SQL | undefined;
		for (;;) {
			const rows = await database
				.select<Record<string, PgColumn>>({ ...columns, id: table.id })
				.from(table as PgTable)
				.where(and(isRow, after))
				.orderBy(asc(table.id))
				.limit(batch);
			if (rows.length > 0)
				yield rows.map((row) => csvLine(Object.keys(columns).map((name) => written(row[name])))).join("");
			if (rows.length < batch) return;
			after = gt(table.id, rows.at(-1)?.id);
		}
	}
}

/** Whether a row is not about an example. */
function isRealRow(table: Table): SQL | undefined {
	const { isExample, applicantId, contactSubmissionId } = getTableColumns(table) as Partial<Record<string, PgColumn>>;
	if (isExample) return eq(isExample, false);
	return and(
		applicantId && isReal(applicantId),
		contactSubmissionId &&
			sql`not exists (select from contact_submissions as message where message.id = ${contactSubmissionId} and message.is_example)`,
	);
}

function written(value: unknown): string {
	if (value instanceof Date) return value.toISOString();
	return value instanceof Object && !Array.isArray(value) ? JSON.stringify(value) : cellOf(value);
}
