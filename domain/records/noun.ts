import { and, eq, getTableColumns, getTableName, type InferInsertModel, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { z } from "zod";
import type { Transaction } from "../../database/connect.ts";
import type { AuditNoun } from "../access/audit-actions.ts";
import type { Actor, Caller } from "../access/caller.ts";
import { notFound } from "../shared/errors.ts";
import type { Language } from "../shared/language.ts";
import { matches } from "../shared/search.ts";
import { requireId } from "../shared/validation.ts";
import { filterConditions } from "./filter-conditions.ts";
import { filtersOf } from "./filters.ts";
import type { RevisedTable } from "./record-history.ts";
import { createRecord, deleteRecord, updateRecord } from "./records.ts";
import type { Description } from "./rules.ts";
import { copyRecord, labelOf, moveToTrash, type OwnedTable } from "./trash-entries.ts";
import { nameOfUniversity } from "./with-university.ts";

type Definition<T extends RevisedTable> = {
	/** Its name in the audit log. */
	noun: AuditNoun;
	table: T;
	input: z.ZodObject;
	/** @throws ProblemError: invalid. */
	parse(input: unknown): InferInsertModel<T>;
	/** The order of its whole list. */
	order?: (PgColumn | SQL)[];
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
	/** What visitors see of a short table, for the API. */
	visible?(caller: Caller): Promise<StoredRecord[]>;
	/** Texts of the API documentation: the name of a record, the description of the list, an example. */
	api?: { one: string; about: string; example: Record<string, unknown> };
};

/** The values of filters by name (filters.ts). */
type FilterInput = Record<string, string | boolean | undefined>;

export type StoredRecord = object & { id: string; version: number };

/**
 * A noun as the admin, the API, history and translation review use it: how its records are read and written. Each operation
 * checks the permission; each write parses the input, and stores history and audit entry in the same transaction.
 */
export type Noun = Description &
	Pick<Definition<RevisedTable>, "noun" | "input" | "api" | "visible"> & {
		/** @throws ProblemError: invalid. */
		parse(input: unknown): object;
		/** Its name in the API. */
		tableName: string;
		table: PgTable & { id: PgColumn };
		/** @param language of the names of other records. */
		get(caller: Caller, id: string, language: Language): Promise<Record<string, unknown> & StoredRecord>;
		/**
		 * @param query words that its texts contain
		 * @param limit the most records that are read, all by default
		 */
		list(caller: Caller, filter?: FilterInput, query?: string, limit?: number): Promise<StoredRecord[]>;
		create(caller: Caller, input: unknown): Promise<string>;
		update(caller: Caller, id: string, input: unknown, version?: number): Promise<void>;
		/** @returns the id by which it can be restored from the trash. */
		remove(caller: Caller, id: string, version?: number): Promise<string>;
	};

export function defineNoun<T extends RevisedTable>(description: Description, definition: Definition<T>) {
	const { noun, table, input, parse, visible, api } = definition;
	return {
		...description,
		...{ noun, table, input, parse, tableName: getTableName(table) },
		...(visible && { visible }),
		...(api && { api }),
		...queriesOf(description, definition),
		...commandsOf(description, definition),
	};
}

function queriesOf<T extends RevisedTable>(
	{ permission, fields }: Description,
	{ noun, table, order = [] }: Definition<T>,
) {
	const filters = filtersOf(fields);
	const columns = Object.fromEntries(Object.entries(getTableColumns(table)).filter(([, column]) => !column.generated));
	const { universityId } = columns;
	const texts = [
		...Object.values(columns).filter(({ columnType, enumValues }) => columnType === "PgText" && !enumValues),
		...(universityId ? [nameOfUniversity(universityId)] : []),
	];
	type Row = T["$inferSelect"] & { id: string; version: number };
	return {
		/** @throws ProblemError: refused, not-found. */
		async get(caller: Caller, id: string): Promise<Row> {
			const { database } = caller.permit(permission);
			const known = requireId(id, noun);
			const rows = database.select(columns).from(table as PgTable);
			const [row] = await rows.where(eq(table.id, known));
			if (!row) throw notFound(noun);
			return row as Row;
		},

		/** The records of a short list. They are not cached, because staff see their changes at once. */
		async list(caller: Caller, filter: FilterInput = {}, query = "", limit?: number): Promise<Row[]> {
			const { database } = caller.permit(permission);
			const rows = database.select(columns).from(table as PgTable);
			const isFound = matches(sql`search_fold(${sql.join(texts, sql`, `)})`, query);
			const found = rows.where(and(...filterConditions(table, filters, filter), isFound)).orderBy(...order);
			return (await (limit ? found.limit(limit) : found)) as Row[];
		},
	};
}

function commandsOf<T extends RevisedTable>({ permission }: Description, definition: Definition<T>) {
	const { noun, table, parse, conflicts: { inUse, ...conflicts } = {}, owned, beforeWrite } = definition;
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
			const recordId = requireId(id, noun);
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
