import { getTableColumns, getTableName, inArray, is, isNull, type SQL, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../../database/connect.ts";
import type { StoredRows } from "../../../database/tables.ts";
import * as tables from "../../../database/tables.ts";
import { linkedContacts, storedTables } from "./snapshot.ts";

/** Of the others, only a university has rows of another table that are deleted with it. */
const insertOrder = new Set<PgTable>([
	...storedTables,
	tables.universities,
	...Object.values(tables).filter((one) => is(one, PgTable)),
]);

/** Inserts copied rows again, in the transaction that removes them from the trash. */
export async function putBack(transaction: Transaction, stored: StoredRows, at: Date): Promise<void> {
	const rows: StoredRows = { ...stored, deliveries: stored.deliveries?.map((row) => withoutDelay(row, at)) ?? [] };
	const { applicant_pairs: pairs = [], ...others } = rows;
	for (const table of insertOrder) await insertRows(transaction, table, others[getTableName(table)] ?? []);
	if (pairs.length > 0) await insertPairs(transaction, pairs);
	const [applicant] = rows.applicants ?? [];
	const contacts = (rows[linkedContacts] ?? []).map(({ id }) => id as string);
	if (!applicant || contacts.length === 0) return;
	const applicantId = applicant.id as string;
	const { contactSubmissions, tasks } = tables;
	await transaction
		.update(contactSubmissions)
		.set({ applicantId })
		.where(sql`${inArray(contactSubmissions.id, contacts)} and ${isNull(contactSubmissions.applicantId)}`);
	await transaction
		.update(tasks)
		.set({ applicantId })
		.where(sql`${inArray(tasks.contactSubmissionId, contacts)} and ${isNull(tasks.applicantId)}`);
}

/** What was decided about two people. If the other one is in the trash, it waits there. */
async function insertPairs(transaction: Transaction, pairs: Record<string, unknown>[]): Promise<void> {
	const stored = sql`jsonb_populate_recordset(null::applicant_pairs, ${JSON.stringify(pairs)}::jsonb) as stored`;
	// One of them may be another person than when it was copied, after a merge.
	await transaction.execute(sql`insert into applicant_pairs (one_id, other_id, verdict, decided_at)
		select least(one_id, other_id), greatest(one_id, other_id), verdict, decided_at from ${stored}
		where (select count(*) from applicants where id in (stored.one_id, stored.other_id)) = 2 on conflict do nothing`);
	await transaction.execute(sql`update trash as holder set rows = jsonb_insert(holder.rows,
			'{person,applicant_pairs,0}', to_jsonb(stored)) from ${stored}
		where holder.applicant_id in (stored.one_id, stored.other_id) and holder.rows #> '{person,applicant_pairs}' is not null`);
}

/** How late a delivery may still go out, in milliseconds. */
const latest = 60 * 60_000;

/** What should have been sent long before the restore would surprise its reader, so only staff send it. */
function withoutDelay(row: Record<string, unknown>, at: Date): Record<string, unknown> {
	const isPending = row.state === "waiting" || row.state === "digest";
	if (!isPending || new Date(row.next_attempt_at as string).getTime() > at.getTime() - latest) return row;
	return { ...row, state: "failed", payload: null, last_error: "Its subject was in the trash when it was due" };
}

/**
 * The copy may be older than this release: a column that it lacks gets its default. What has been deleted meanwhile, such
 * as the account of an author, is left empty.
 */
async function insertRows(transaction: Transaction, table: PgTable, rows: Record<string, unknown>[]): Promise<void> {
	const [first] = rows;
	if (!first) return;
	const columns = Object.values(getTableColumns(table)).filter(({ name, generated }) => name in first && !generated);
	const names = columns.map(({ name }) => sql.identifier(name));
	const values = columns.map(({ name }) => storedValue(table, name));
	await transaction.execute(sql`insert into ${table} (${sql.join(names, sql`, `)})
		select ${sql.join(values, sql`, `)} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb) as stored`);
}

const stored = (name: string) => sql`stored.${sql.identifier(name)}`;

function storedValue(table: PgTable, name: string): SQL {
	const value = stored(name);
	// A form that was sent again since the deletion has the key now.
	if (name === "submission_key") {
		return sql`case when not exists (select from ${table} as other where other.submission_key = ${value}) then ${value} end`;
	}
	const reference = getTableConfig(table)
		.foreignKeys.map((key) => key.reference())
		.find(({ columns }) => columns.some((column) => column.name === name));
	if (!reference) return value;
	return sql`(select target.id from ${reference.foreignTable} as target where target.id = ${value})`;
}
