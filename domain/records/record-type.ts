import { getTableName, type InferInsertModel } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import type { AuditNoun } from "../access/audit-actions.ts";
import type { Actor, Caller } from "../access/caller.ts";
import type { Permission } from "../access/permissions.ts";
import { notFound } from "../shared/errors.ts";
import { asId } from "../shared/validation.ts";
import type { RevisedTable } from "./record-history.ts";
import { createRecord, deleteRecord, updateRecord } from "./records.ts";
import { copyRecord, labelOf, moveToTrash, type OwnedTable } from "./trash-entries.ts";

/** A type of record that staff edit. */
type RecordType<T extends RevisedTable> = {
	/** Its name in the audit log. */
	noun: AuditNoun;
	table: T;
	permission: Permission;
	/** @throws ProblemError: invalid. */
	parse(input: unknown): InferInsertModel<T>;
	/**
	 * The codes of conflicts: a reference to a missing record, a duplicate name, a record that other records refer to.
	 */
	conflicts?: { reference?: string; taken?: string; inUse?: string };
	/** What the database deletes with it, and the trash keeps with it. */
	owned?: OwnedTable[];
	/**
	 * Runs in the transaction of a create or update, before the record is written.
	 * @param id the record that is updated
	 * @returns additional values of a new record.
	 */
	beforeWrite?(
		transaction: Transaction,
		context: { actor: Actor; caller: Caller },
		values: InferInsertModel<T>,
		id?: string,
	): Promise<Partial<InferInsertModel<T>> | undefined>;
};

/**
 * The commands of a type of record: each checks the permission, parses the input, and writes with history and audit
 * entry in one transaction.
 */
export function recordCommands<T extends RevisedTable>(type: RecordType<T>) {
	const { noun, table, permission, parse, conflicts: { inUse, ...conflicts } = {}, owned, beforeWrite } = type;
	return {
		/**
		 * @returns the new id.
		 * @throws ProblemError: refused, invalid, conflict.
		 */
		async create(caller: Caller, input: unknown): Promise<string> {
			const { database, actor } = caller.permit(permission);
			const values = parse(input);
			return database.transaction(async (transaction) => {
				const more = await beforeWrite?.(transaction, { actor, caller }, values);
				return createRecord({ database: transaction, actor }, noun, table, { ...values, ...more }, conflicts);
			});
		},

		/**
		 * Replaces the whole record.
		 * @param version the version that was read before the change; if omitted, any version is replaced
		 * @throws ProblemError: refused, invalid, not-found, conflict ('changed' after a concurrent save).
		 */
		async update(caller: Caller, id: string, input: unknown, version?: number): Promise<void> {
			const { database, actor } = caller.permit(permission);
			const values = parse(input);
			await database.transaction(async (transaction) => {
				await beforeWrite?.(transaction, { actor, caller }, values, id);
				await updateRecord({ database: transaction, actor }, noun, table, id, version, values, conflicts);
			});
		},

		/**
		 * Moves a record to the trash.
		 * @returns the id by which it can be restored.
		 * @throws ProblemError: refused, not-found, conflict ('changed', or while other records refer to it).
		 */
		async remove(caller: Caller, id: string, version?: number): Promise<string> {
			const context = caller.permit(permission);
			const recordId = asId(id);
			if (!recordId) throw notFound(noun);
			return context.database.transaction(async (transaction) => {
				const rows = await copyRecord(transaction, table, recordId, owned);
				const permitted = { database: transaction, actor: context.actor };
				await deleteRecord(permitted, noun, table, recordId, inUse ? { reference: inUse } : {}, version);
				const label = labelOf(rows[getTableName(table)]?.[0] ?? {});
				return moveToTrash(context, transaction, { noun, recordId, label, rows: { record: rows } });
			});
		},
	};
}
