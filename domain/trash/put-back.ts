import { getTableColumns, getTableName, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/connect.ts";
import { contactSubmissions, promiseOutcomes, type StoredRows, tasks } from "../../database/tables.ts";
import { homeZone } from "../time-zone.ts";
import { linkedContacts, storedTables } from "./snapshot.ts";

/**
 * Inserts copied rows again, in the transaction that removes them from the trash.
 * @param deletedAt when they were deleted
 */
export async function putBack(transaction: Transaction, rows: StoredRows, deletedAt: Date): Promise<void> {
	for (const table of storedTables) await insertRows(transaction, table, rows[getTableName(table)] ?? []);
	await uncountPromises(transaction, rows.tasks ?? [], deletedAt);
	const [applicant] = rows.applicants ?? [];
	const contacts = (rows[linkedContacts] ?? []).map(({ id }) => id as string);
	if (!applicant || contacts.length === 0) return;
	const applicantId = applicant.id as string;
	await transaction
		.update(contactSubmissions)
		.set({ applicantId })
		.where(sql`${inArray(contactSubmissions.id, contacts)} and ${isNull(contactSubmissions.applicantId)}`);
	await transaction
		.update(tasks)
		.set({ applicantId })
		.where(sql`${inArray(tasks.contactSubmissionId, contacts)} and ${isNull(tasks.applicantId)}`);
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

/**
 * The deletion of a task that was overdue has counted its promise as broken (`count_deleted_promise`). The task is open
 * again and will be counted when it ends, so one such row is taken away: they name nobody, so any of them will do.
 */
async function uncountPromises(transaction: Transaction, open: StoredRows[string], deletedAt: Date): Promise<void> {
	await transaction.execute(sql`delete from ${promiseOutcomes} where ${promiseOutcomes.id} in (
		select counted.id from jsonb_populate_recordset(null::tasks, ${JSON.stringify(open)}::jsonb) as task
		cross join lateral (select id from ${promiseOutcomes} where kind = task.kind and not is_kept
			and day = (${deletedAt}::timestamptz at time zone ${homeZone})::date
			and minutes - floor(extract(epoch from ${deletedAt}::timestamptz - task.opened_at) / 60) between -1 and 1
			order by id limit 1) as counted
		where task.done_at is null and not task.is_suspect and task.is_counted is not true and task.due_at < ${deletedAt}::timestamptz)`);
}
