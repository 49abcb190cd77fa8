import { and, eq, getTableName, inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/connect.ts";
import { revisions, type StoredRows, textTimes, trash } from "../../database/tables.ts";
import type { AuditNoun } from "../access/audit-actions.ts";
import type { Actor, Context } from "../access/caller.ts";
import { deleteHistory } from "./record-history.ts";

type NewEntry = Pick<typeof trash.$inferInsert, "recordId" | "label" | "rows"> & {
	noun: AuditNoun;
	/** The applicant of an application. */
	applicantId?: string;
};
const maxLabelLength = 300;

/**
 * Keeps a copy of what the transaction deletes.
 * @returns the id by which it can be restored.
 */
export async function moveToTrash(
	{ actor, now }: Pick<Context, "now"> & { actor: Actor },
	transaction: Transaction,
	{ label, ...entry }: NewEntry,
): Promise<string> {
	const [row] = await transaction
		.insert(trash)
		.values({ ...entry, label: label.slice(0, maxLabelLength), deletedBy: actor.userId, deletedAt: now() })
		.returning({ id: trash.id });
	return row?.id as string;
}

/** Deletes the entries of applicants who were deleted for good. Call it after applicants were deleted. */
export async function removeTrashOf(transaction: Transaction, applicantIds: string[]): Promise<void> {
	const isGone = sql`not exists (select from applicants where applicants.id = ${trash.applicantId})`;
	await transaction.delete(trash).where(and(inArray(trash.applicantId, applicantIds), isGone));
}

/** Copies rows as they are, and locks them until the transaction ends. */
export async function copyRows(
	transaction: Transaction,
	table: PgTable,
	where: SQL,
): Promise<Record<string, unknown>[]> {
	const found = await transaction.execute<{ row: Record<string, unknown> }>(
		sql`select to_jsonb(${table}) as row from ${table} where ${where} for update`,
	);
	return found.rows.map(({ row }) => row);
}

/** A table whose rows the database deletes with the record that their column names. */
export type OwnedTable = { table: PgTable; column: PgColumn };

/** Copies a record of staff with its own rows, its history, and the ages of its texts, and deletes what no cascade does. */
export async function copyRecord(
	transaction: Transaction,
	table: PgTable & { id: PgColumn },
	id: string,
	owned: OwnedTable[] = [],
): Promise<StoredRows> {
	const rows: StoredRows = { [getTableName(table)]: await copyRows(transaction, table, eq(table.id, id)) };
	for (const { table: other, column } of owned) {
		rows[getTableName(other)] = await copyRows(transaction, other, eq(column, id));
	}
	const ids = Object.values(rows).flatMap((all) => all.map(({ id }) => id as string));
	for (const history of [revisions, textTimes]) {
		rows[getTableName(history)] = await copyRows(transaction, history, inArray(history.recordId, ids));
	}
	await deleteHistory(transaction, ids);
	return rows;
}

/** The name of a copied record in the list of the trash. */
export function labelOf(row: Record<string, unknown>): string {
	const named = ["name", "title", "text", "words", "source", "platform"].map((column) => row[column]);
	return String(named.find((text) => typeof text === "string" && text.trim() !== "") ?? row.id);
}
