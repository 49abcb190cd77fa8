import { and, asc, count, desc, eq, inArray, sql } from "drizzle-orm";
import { importRows, imports, programs, universities, users } from "../../../database/tables.ts";
import type { Caller, Context } from "../../access/caller.ts";
import type { CertificationScope, CertificationStatus } from "../../catalog/certifications/rules.ts";
import type { ProgramRecordFilter, UniversityRecordFilter } from "../../catalog/rules.ts";
import {
	programColumns,
	programRecordsWhere,
	universityColumns,
	universityRecordsWhere,
} from "../../catalog/selection.ts";
import type { FeeItem } from "../../records/fees/rules.ts";
import { feeCells } from "../../records/fees/sheet.ts";
import { byteOrderMark, csvLine, maxSheetRows } from "../../shared/csv.ts";
import { conflict, notFound } from "../../shared/errors.ts";
import { toCamelCase } from "../../shared/naming.ts";
import { selectPage } from "../../shared/paging.ts";
import { nameOrder } from "../../shared/search.ts";
import { requireId } from "../../shared/validation.ts";
import { sheetNouns } from "./plan.ts";
import { cellOf } from "./rules.ts";
import { isDueImport } from "./run.ts";
import {
	type CatalogKind,
	columnsOf,
	type ExportKind,
	fieldsOf,
	type ImportKind,
	type ImportRowState,
	importRowStates,
	isNoun,
	type NounKind,
	reportPage,
	type Sheet,
	type SheetFormat,
} from "./schema.ts";

/** The records of a filtered list in the admin panel. */
export type Selection =
	| { kind: "universities"; filter: UniversityRecordFilter }
	| { kind: "programs"; filter: ProgramRecordFilter }
	| { kind: NounKind; filter: Record<string, string | boolean | undefined> };

type File = AsyncIterable<Uint8Array>;

/** Rows per query. */
const batch = 500;
const maxImports = 10;

/** What a template shows of each column, by its name. */
export type TemplateColumn = {
	heading: string;
	/** The cell in the row of the example. */
	example: string;
	/** XLSX offers these values to choose from. */
	choices?: string[];
};

/** A file to fill in: column headings, and a row that shows how. */
export async function getTemplate(
	caller: Caller,
	kind: ImportKind,
	format: SheetFormat,
	columns: Record<string, TemplateColumn>,
): Promise<File> {
	const { spreadsheets } = caller.permit("import:write");
	const shown = columnsOf[kind].map((name) => columns[name] ?? { heading: name, example: "" });
	const head = shown.map(({ heading }) => heading);
	const choices = shown.map((column) => column.choices ?? []);
	return fileOf(spreadsheets, format, head, [[shown.map(({ example }) => example)]], choices);
}

/** The number of records in an export. */
export async function countExport(caller: Caller, selection: Selection): Promise<number> {
	const { database } = caller.permit("catalog:write");
	if (isOfNoun(selection)) return (await listNoun(caller, selection)).length;
	if (selection.kind === "universities") return database.$count(universities, universityRecordsWhere(selection.filter));
	return database.$count(programs, await programRecordsWhere(database, selection.filter));
}

/**
 * Exports records as a file that can be edited and imported again. CSV has no limit.
 * @throws ProblemError: refused; conflict if there are too many rows for an XLSX file.
 */
export async function exportRecords(caller: Caller, selection: Selection, format: SheetFormat): Promise<File> {
	const { database, spreadsheets } = caller.permit("catalog:write");
	if (isOfNoun(selection)) {
		const { kind } = selection;
		const rows = await listNoun(caller, selection);
		const cells = rows.map((row) => columnsOf[kind].map((column) => cellIn(kind, row, column)));
		return fileOf(spreadsheets, format, columnsOf[kind], [cells]);
	}
	const ids = await idsOf(database, selection);
	if (format === "xlsx" && ids.length > maxSheetRows) throw conflict("too_many_rows");
	return fileOf(spreadsheets, format, columnsOf[selection.kind], batches(database, selection.kind, ids));
}

/**
 * The state of an import.
 * @throws ProblemError: not-found.
 */
export async function getImport(caller: Caller, id: string) {
	const { database } = caller.permit("import:write");
	const known = requireId(id, "import");
	const [row] = await database.select().from(imports).where(eq(imports.id, known));
	if (!row) throw notFound("import");
	const counted = await database
		.select({ state: importRows.state, many: count() })
		.from(importRows)
		.where(eq(importRows.importId, row.id))
		.groupBy(importRows.state);
	const counts = { wrong: 0, new: 0, changed: 0, same: 0 };
	for (const { state, many } of counted) if (state) counts[state] = many;
	// What staff have to decide of a list of certifications: by its code, the names and their first lines.
	const { rows: undecided } =
		row.kind === "certifications"
			? await database.execute<{ code: string; name: string; line: number }>(sql`
				select issue ->> 'code' as code, cells ->> 'name' as name, min(line) as line
				from ${importRows}, jsonb_array_elements(issues) as issue
				where import_id = ${row.id} and state = 'wrong' group by 1, 2 order by 3, 1 desc`)
			: { rows: [] };
	return { ...row, counts, undecided };
}

/**
 * The rows of an import's report, wrong ones first.
 * @throws ProblemError: not-found.
 */
export async function listImportRows(caller: Caller, id: string, filter: { state?: ImportRowState; page: number }) {
	const { database } = caller.permit("import:write");
	const known = requireId(id, "import");
	const where = and(
		eq(importRows.importId, known),
		inArray(importRows.state, filter.state ? [filter.state] : [...importRowStates]),
	);
	return selectPage(
		{ page: filter.page, size: reportPage },
		database.$count(importRows, where),
		database
			.select({
				line: importRows.line,
				state: sql<ImportRowState>`${importRows.state}`,
				name: importRows.name,
				changes: importRows.changes,
				issues: importRows.issues,
				/** Of certifications. */
				scope: sql<CertificationScope | null>`${importRows.cells} ->> 'scope'`,
				status: sql<CertificationStatus | null>`${importRows.cells} ->> 'status'`,
			})
			.from(importRows)
			.where(where)
			.orderBy(sql`${importRows.state} <> 'wrong'`, asc(importRows.line)),
	);
}

/** The newest imports of a kind with their states and users. */
export async function listImports(caller: Caller, kind: ImportKind) {
	const { database } = caller.permit("import:write");
	return database
		.select({
			id: imports.id,
			fileName: imports.fileName,
			state: imports.state,
			createdAt: imports.createdAt,
			by: users.displayName,
		})
		.from(imports)
		.leftJoin(users, eq(users.id, imports.createdBy))
		.where(eq(imports.kind, kind))
		.orderBy(desc(imports.createdAt), desc(imports.id))
		.limit(maxImports);
}

const cellIn = (kind: ExportKind, row: Record<string, unknown>, column: string): string =>
	cellOf(row[toCamelCase(column)], fieldsOf[kind][toCamelCase(column)]);

type NounSelection = Extract<Selection, { kind: NounKind }>;
const isOfNoun = (selection: Selection): selection is NounSelection => isNoun(selection.kind);

const listNoun = async (caller: Caller, { kind, filter }: NounSelection): Promise<Record<string, unknown>[]> =>
	(await sheetNouns[kind].noun.list(caller, filter)).map((row) => ({ ...row }));

async function idsOf(
	database: Context["database"],
	{ kind, filter }: Exclude<Selection, NounSelection>,
): Promise<string[]> {
	if (kind === "universities") {
		const rows = await database
			.select({ id: universities.id })
			.from(universities)
			.where(universityRecordsWhere(filter))
			.orderBy(nameOrder(universities.name), asc(universities.id));
		return rows.map(({ id }) => id);
	}
	const rows = await database
		.select({ id: programs.id })
		.from(programs)
		.where(await programRecordsWhere(database, filter))
		.orderBy(desc(programs.createdAt), desc(programs.id));
	return rows.map(({ id }) => id);
}

async function* batches(database: Context["database"], kind: CatalogKind, ids: string[]): AsyncGenerator<Sheet> {
	for (let at = 0; at < ids.length; at += batch) {
		const some = ids.slice(at, at + batch);
		const rows: (Record<string, unknown> & { id: string })[] =
			kind === "universities"
				? await database.select(universityColumns).from(universities).where(inArray(universities.id, some))
				: await database
						.select({ ...programColumns, university: universities.name })
						.from(programs)
						.innerJoin(universities, eq(universities.id, programs.universityId))
						.where(inArray(programs.id, some));
		const byId = new Map(rows.map((row) => [row.id, row]));
		// The import was deleted in the meantime.
		const found = some.flatMap((id) => byId.get(id) ?? []);
		yield found.map((row) => {
			const fees: Record<string, string> = kind === "programs" ? feeCells(row.feeItems as FeeItem[]) : {};
			return columnsOf[kind].map((column) => fees[column] ?? cellIn(kind, row, column));
		});
	}
}

async function* fileOf(
	sheets: Context["spreadsheets"],
	format: SheetFormat,
	headings: readonly string[],
	pieces: AsyncIterable<Sheet> | Sheet[],
	choices: string[][] = [],
): AsyncGenerator<Uint8Array> {
	const head = [...headings];
	if (format === "xlsx") {
		const rows: Sheet = [head];
		for await (const piece of pieces) rows.push(...piece);
		yield await sheets.write(rows, choices);
		return;
	}
	const encoder = new TextEncoder();
	const lines = (rows: Sheet) => encoder.encode(rows.map((row) => csvLine(row)).join(""));
	yield encoder.encode(byteOrderMark);
	yield lines([head]);
	for await (const piece of pieces) yield lines(piece);
}

/** Whether an import is waiting to be checked or written. */
export async function hasDueImport(caller: Caller): Promise<boolean> {
	const { database } = caller.permit("import:run");
	return (await database.$count(imports, isDueImport)) > 0;
}
