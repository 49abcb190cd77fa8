import { and, desc, eq, type InferInsertModel, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/connect.ts";
import { auditLog, imports, revisions, users } from "../../database/tables.ts";
import { recordAudit } from "../access/audit.ts";
import type { AuditNoun } from "../access/audit-actions.ts";
import type { Actor, Context } from "../access/caller.ts";
import { conflict, editConflict, notFound } from "../shared/errors.ts";
import { languages } from "../shared/language.ts";
import { toCamelCase } from "../shared/naming.ts";
import { requireId } from "../shared/validation.ts";
import { type RevisedTable, updateTextTimes, withHistory } from "./record-history.ts";

/**
 * How staff's records are created, updated and deleted: each write compares versions and stores the record's history and an audit
 * entry in the same transaction.
 */

type Permitted = { database: Context["database"] | Transaction; actor: Actor };

/** What the database says no to, and the code of the conflict that it is: broken foreign keys, names that are taken. */
type Conflicts = { reference?: string; taken?: string };

/** @returns the new id. @throws Conflict. */
export async function createRecord<T extends RevisedTable>(
	{ database, actor }: Permitted,
	noun: AuditNoun,
	table: T,
	values: InferInsertModel<T>,
	conflicts: Conflicts = {},
): Promise<string> {
	return translated(conflicts, () =>
		database.transaction(async (transaction) => {
			const [row] = await transaction.insert(table).values(values).returning({ id: table.id });
			const id = row?.id as string;
			await updateTextTimes(transaction, table, [id]);
			await recordAudit(transaction, actor, { action: `${noun}:create`, recordId: id });
			return id;
		}),
	);
}

/**
 * Replaces the whole record. `version` is the one that was read before the change; undefined when nobody looked.
 * @throws NotFound, Conflict, Changed when somebody else has saved since.
 */
export async function updateRecord<T extends RevisedTable>(
	{ database, actor }: Permitted,
	noun: AuditNoun,
	table: T,
	id: string,
	version: number | undefined,
	values: Partial<InferInsertModel<T>>,
	conflicts: Conflicts = {},
): Promise<void> {
	const known = requireId(id, noun);
	await translated(conflicts, () =>
		database.transaction(async (transaction) => {
			const same = version === undefined ? undefined : eq(table.version, version);
			await withHistory(transaction, table, [known], async () => {
				const rows = await transaction
					.update(table)
					.set(values)
					.where(and(eq(table.id, known), same))
					.returning({ id: table.id });
				if (rows.length === 0) await throwConflict(transaction, noun, table, known);
			});
			const fields = (await changedFields(transaction, table, known)).join(" ");
			await recordAudit(transaction, actor, {
				action: `${noun}:update`,
				recordId: known,
				...(fields && { detail: { fields } }),
			});
		}),
	);
}

/**
 * `version` is the one that was looked at; undefined when nobody looked, or when the table counts none.
 * @throws NotFound, Conflict, Changed when somebody else has saved since.
 */
export async function deleteRecord(
	{ database, actor }: Permitted,
	noun: AuditNoun,
	table: PgTable & { id: PgColumn; version?: PgColumn },
	id: string,
	conflicts: Conflicts = {},
	version?: number,
): Promise<void> {
	const known = requireId(id, noun);
	await translated(conflicts, () =>
		database.transaction(async (transaction) => {
			const same = version === undefined || !table.version ? undefined : eq(table.version, version);
			const rows = await transaction
				.delete(table as PgTable)
				.where(and(eq(table.id, known), same))
				.returning({ id: table.id });
			if (rows.length === 0) {
				if (same) await throwConflict(transaction, noun, table as RevisedTable, known);
				throw notFound(noun);
			}
			await recordAudit(transaction, actor, { action: `${noun}:delete`, recordId: known });
		}),
	);
}

/** The fields that differ from the revision before the last change; a localized text counts once. */
async function changedFields(transaction: Transaction, table: RevisedTable, id: string): Promise<string[]> {
	const { rows } = await transaction.execute<{ column: string }>(sql`
		select stored.key as column
		from ${table} as current
		join ${revisions} as before on before.record_id = current.id and before.version = current.version - 1
		cross join lateral jsonb_each(before.data) with ordinality as stored (key, value, place)
		where current.id = ${id} and stored.value is distinct from to_jsonb(current) -> stored.key
		order by stored.place`);
	const suffix = new RegExp(`_(${languages.join("|")})$`);
	return [...new Set(rows.map(({ column }) => toCamelCase(column.replace(suffix, ""))))];
}

/**
 * Explains why no row had the expected id and version.
 * @throws ProblemError: not-found, or conflict 'changed' with who saved it last, as the audit log knows.
 */
export async function throwConflict(
	transaction: Transaction,
	noun: string,
	table: RevisedTable,
	id: string,
): Promise<never> {
	const [row] = await transaction
		.select({ version: table.version })
		.from(table as PgTable)
		.where(eq(table.id, id));
	if (!row) throw notFound(noun);
	const [entry] = await transaction
		.select({ at: auditLog.at, name: users.displayName })
		.from(auditLog)
		.leftJoin(users, eq(users.id, auditLog.actorId))
		.where(eq(auditLog.recordId, id))
		.orderBy(desc(auditLog.id))
		.limit(1);
	// An import stands in the log as a whole; its time is that of the change.
	const [imported] = await transaction
		.select({ at: imports.writtenAt, name: users.displayName })
		.from(revisions)
		.innerJoin(imports, eq(imports.writtenAt, revisions.replacedAt))
		.leftJoin(users, eq(users.id, imports.confirmedBy))
		.where(and(eq(revisions.recordId, id), eq(revisions.version, (row.version as number) - 1)));
	const last = imported ?? entry;
	throw editConflict({ by: last?.name ?? null, at: last?.at?.toISOString() ?? null, version: row.version as number });
}

async function translated<T>({ reference, taken }: Conflicts, write: () => Promise<T>): Promise<T> {
	try {
		return await write();
	} catch (error) {
		const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
		if (reference && cause?.code === "23503") throw conflict(reference);
		// 23P01: an exclusion constraint.
		if (taken && (cause?.code === "23505" || cause?.code === "23P01")) throw conflict(taken);
		throw error;
	}
}
