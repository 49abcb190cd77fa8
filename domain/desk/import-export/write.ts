import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { importRows, imports, profiles } from "../../../database/tables.ts";
import type { Context } from "../../access/caller.ts";
import { type CallerRole, permissions } from "../../access/permissions.ts";
import { certificationNoun } from "../../catalog/certifications/commands.ts";
import { type RevisedTable, updateTextTimes, withHistory } from "../../records/record-history.ts";
import { toSnakeCase } from "../../shared/naming.ts";
import { insertPeople } from "./people-records.ts";
import { hasConflict, hasNamesakes, sheetNouns } from "./plan.ts";
import { type ImportKind, isExported } from "./schema.ts";

type Import = typeof imports.$inferSelect;

/** Rows per statement. */
const batch = 500;

/** A record has changed since the rows were compared. */
export class ChangedMeanwhile extends Error {}
/** The user who confirmed the import no longer has the permission. */
export class NoLongerPermitted extends Error {}

/** Writes all rows in one transaction, which locks the import: nobody else claims it meanwhile. */
export async function writeAll(context: Context, { id, kind, confirmedBy }: Import): Promise<void> {
	const { database } = context;
	const write = async (transaction: Transaction) => {
		const [row] = await transaction
			.select()
			.from(imports)
			.where(and(eq(imports.id, id), eq(imports.state, "writing")))
			.for("no key update");
		if (!row) return;
		// One import at a time. The transaction of a killed process ends before the next one starts.
		await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('import', 0))`);
		if (isExported(kind) && (await hasNamesakes(transaction, kind, id))) throw new ChangedMeanwhile();
		const rows = await transaction
			.select({ line: importRows.line, state: importRows.state, recordId: importRows.recordId })
			.from(importRows)
			.where(and(eq(importRows.importId, id), inArray(importRows.state, ["new", "changed"])))
			.orderBy(asc(importRows.line));
		for (const state of ["new", "changed"] as const) {
			const those = rows.filter((one) => one.state === state);
			for (let at = 0; at < those.length; at += batch) {
				const some = those.slice(at, at + batch);
				const lines = some.map(({ line }) => line);
				if (kind === "contacts") await insertPeople(context, transaction, id, lines);
				else if (state === "changed") await updateRows(transaction, kind, id, some);
				else {
					const ending = some.filter(({ recordId }) => recordId);
					if (ending.length > 0) await updateRows(transaction, kind, id, ending, sql`valid_to = said.valid_from - 1`);
					await insertRows(transaction, kind, id, lines);
				}
			}
		}
		if (isExported(kind) && (await hasConflict(transaction, kind))) throw new ChangedMeanwhile();
		// Runs deferred triggers now rather than at the commit.
		await transaction.execute(sql`set constraints all immediate`);
		// Last, so that a change of the role does not wait for the whole file.
		if (confirmedBy && !(await mayWrite(transaction, confirmedBy))) throw new NoLongerPermitted();
		await transaction
			.update(imports)
			.set({ state: "done", done: rows.length, writtenAt: sql`now()` })
			.where(eq(imports.id, id));
	};
	await database.transaction(write, { statementMinutes: 15 });
}

type Kind = Exclude<ImportKind, "contacts">;
const nounOf = (kind: Kind) => (isExported(kind) ? sheetNouns[kind].noun : certificationNoun);
/** The columns that an import can set, with their database names. A new certification already has its id. */
const columns = (kind: Kind): SQL[] =>
	[...(kind === "certifications" ? ["id"] : []), ...Object.keys(nounOf(kind).input.shape)].map(
		(name) => sql.identifier(toSnakeCase(name)) as unknown as SQL,
	);

const list = (parts: SQL[]) => sql.join(parts, sql`, `);
const these = (id: string, lines: number[]) =>
	sql`${importRows.importId} = ${id} and ${importRows.line} = any(${sql.param(lines)}::integer[])`;
const asRecord = (kind: Kind) => sql`jsonb_populate_record(null::${nounOf(kind).table}, ${importRows.values}) as said`;

async function insertRows(transaction: Transaction, kind: Kind, id: string, lines: number[]): Promise<void> {
	const { table }: { table: RevisedTable } = nounOf(kind);
	const said = columns(kind).map((name) => sql`said.${name}`);
	// The first row is the newest, so that lists have the order of the file; rules have an order of their own.
	const isOrdered = "createdAt" in table;
	const newest = isOrdered ? sql`, now() - ${importRows.line} * interval '1 microsecond'` : sql``;
	const { rows } = await transaction.execute<{
		id: string;
	}>(sql`insert into ${table} (${list(columns(kind))}${isOrdered ? sql`, created_at` : sql``})
		select ${list(said)}${newest} from ${importRows}, ${asRecord(kind)} where ${these(id, lines)} order by ${importRows.line}
		returning ${table.id}`);
	await updateTextTimes(
		transaction,
		table,
		rows.map((row) => row.id),
	);
}

/** @throws ChangedMeanwhile if a record's version differs from the compared one. */
async function updateRows(
	transaction: Transaction,
	kind: Kind,
	id: string,
	rows: { line: number; recordId: string | null }[],
	set: SQL = list(columns(kind).map((name) => sql`${name} = said.${name}`)),
): Promise<void> {
	const { table }: { table: RevisedTable } = nounOf(kind);
	const lines = rows.map(({ line }) => line);
	const recordIds = rows.flatMap(({ recordId }) => recordId ?? []);
	await withHistory(transaction, table, recordIds, async () => {
		const { rowCount } = await transaction.execute(sql`update ${table} set ${set} from ${importRows}, ${asRecord(kind)}
			where ${these(id, lines)} and ${table.id} = ${importRows.recordId} and ${table.version} = ${importRows.recordVersion}`);
		if (rowCount !== lines.length) throw new ChangedMeanwhile();
	});
}

/** Whether the account may write the import that it confirmed; locks its role until the transaction ends. */
async function mayWrite(transaction: Transaction, userId: string): Promise<boolean> {
	const [profile] = await transaction
		.select({ role: profiles.role })
		.from(profiles)
		.where(eq(profiles.userId, userId))
		.for("share");
	const roles: readonly CallerRole[] = permissions["import:write"];
	return profile !== undefined && roles.includes(profile.role);
}
