import { and, asc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { certifications, importRows, imports, profiles, programs, universities } from "../../../database/tables.ts";
import type { Context } from "../../access/caller.ts";
import { type CallerRole, permissions } from "../../access/permissions.ts";
import { certificationInput } from "../../catalog/certifications/schema.ts";
import { programInput, universityInput } from "../../catalog/schema.ts";
import { updateTextTimes, withHistory } from "../../records/record-history.ts";
import { toSnakeCase } from "../../shared/naming.ts";
import { foldCase } from "../../shared/search.ts";
import { hasConflict, sheetNouns } from "./nouns.ts";
import { insertPeople } from "./people-records.ts";
import { type CatalogKind, columnsOf, type ImportKind, isExported, isNoun, type NounKind } from "./schema.ts";

type Import = typeof imports.$inferSelect;

/** Rows per statement. */
const batch = 500;

/** A record has changed since the rows were compared. */
export class ChangedMeanwhile extends Error {}
/** The user who confirmed the import no longer has the permission. */
export class NoLongerPermitted extends Error {}

/**
 * Reports a transaction's progress through another connection, one update at a time, without delaying the transaction.
 * If the pool has no free connection, the display is late.
 */
function progressOf(database: Context["database"], id: string) {
	const writing = and(eq(imports.id, id), eq(imports.state, "writing"));
	let latest = 0;
	let isOver = false;
	let wake = () => {};
	async function show(): Promise<void> {
		for (let shown = -1; !isOver; ) {
			if (shown === latest) await new Promise<void>((resolve) => (wake = resolve));
			else {
				shown = latest;
				const update = database.update(imports).set({ done: shown }).where(writing);
				await update.catch(() => undefined);
			}
		}
	}
	const showing = show();
	return {
		step(done: number): void {
			latest = done;
			wake();
		},
		async end(): Promise<void> {
			isOver = true;
			wake();
			await showing;
		},
	};
}

/** Writes all rows in one transaction. */
export async function writeAll(context: Context, row: Import): Promise<void> {
	const progress = progressOf(context.database, row.id);
	try {
		await writeRows(context, row, progress.step);
	} finally {
		await progress.end();
	}
}

async function writeRows(
	context: Context,
	{ id, kind, confirmedBy }: Import,
	step: (done: number) => void,
): Promise<void> {
	const { database } = context;
	const write = async (transaction: Transaction) => {
		// One import at a time. The transaction of a killed process ends before the next one starts.
		await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('import', 0))`);
		const [row] = await transaction
			.select()
			.from(imports)
			.where(and(eq(imports.id, id), eq(imports.state, "writing")));
		if (!row) return;
		if (isExported(kind) && !isNoun(kind) && (await hasNamesakes(transaction, id, kind))) throw new ChangedMeanwhile();
		const rows = await transaction
			.select({ line: importRows.line, state: importRows.state, recordId: importRows.recordId })
			.from(importRows)
			.where(and(eq(importRows.importId, id), inArray(importRows.state, ["new", "changed"])))
			.orderBy(asc(importRows.line));
		let done = 0;
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
				done += some.length;
				step(done);
			}
		}
		if (isNoun(kind) && (await hasConflict(transaction, kind))) throw new ChangedMeanwhile();
		// Runs deferred triggers now rather than at the commit.
		await transaction.execute(sql`set constraints all immediate`);
		// Last, so that a change of the role does not wait for the whole file.
		if (confirmedBy && !(await mayWrite(transaction, confirmedBy))) throw new NoLongerPermitted();
		await transaction.update(imports).set({ state: "done", done, writtenAt: sql`now()` }).where(eq(imports.id, id));
	};
	await database.transaction(write, { statementMinutes: 15 });
}

type Kind = Exclude<ImportKind, "contacts">;
const tables = { universities, programs, certifications };
const tableOf = (kind: Kind) => (isNoun(kind) ? sheetNouns[kind].table : tables[kind]);
const fieldsOf: Record<Exclude<Kind, NounKind>, string[]> = {
	universities: Object.keys(universityInput.shape),
	programs: Object.keys(programInput.shape),
	certifications: ["id", ...Object.keys(certificationInput.shape)],
};
/** The columns of a noun's file besides those that only name a record. */
const columnNames = (kind: Kind) =>
	isNoun(kind)
		? columnsOf[kind].filter((name) => name !== "id" && name !== "university")
		: fieldsOf[kind].map(toSnakeCase);

/** The columns that a file can set, with their database names. */
const columns = (kind: Kind): SQL[] => columnNames(kind).map((name) => sql.identifier(name) as unknown as SQL);

const list = (parts: SQL[]) => sql.join(parts, sql`, `);
const these = (id: string, lines: number[]) =>
	sql`${importRows.importId} = ${id} and ${importRows.line} = any(${sql.param(lines)}::integer[])`;
const asRecord = (kind: Kind) => sql`jsonb_populate_record(null::${tableOf(kind)}, ${importRows.values}) as said`;

async function insertRows(transaction: Transaction, kind: Kind, id: string, lines: number[]): Promise<void> {
	const table = tableOf(kind);
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
	const table = tableOf(kind);
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

/** Whether a record with the name of a new row was created meanwhile. */
async function hasNamesakes(transaction: Transaction, id: string, kind: CatalogKind): Promise<boolean> {
	const said = (name: string) => sql`${importRows.values} ->> ${name}`;
	const same =
		kind === "universities"
			? sql`${foldCase(universities.name)} = ${foldCase(said("name"))}`
			: sql`${programs.universityId} = (${said("university_id")})::uuid
				and ${foldCase(programs.title)} = ${foldCase(said("title"))} and ${programs.type} = ${said("type")}`;
	const { rows } = await transaction.execute<{ found: boolean }>(sql`select exists (
		select from ${importRows} join ${tables[kind]} on ${same}
		where ${importRows.importId} = ${id} and ${importRows.state} = 'new') as found`);
	return rows[0]?.found === true;
}
