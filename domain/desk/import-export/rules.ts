import type { Field, FieldKind } from "../../records/field-types.ts";
import { writeRows } from "../../records/sheet-rules.ts";
import { maxSheetRows, unguardCell } from "../../shared/csv.ts";
import { type Issue, invalid } from "../../shared/errors.ts";
import { locales } from "../../shared/locales.ts";
import { toCamelCase } from "../../shared/naming.ts";
import { isoDate } from "../../shared/time-zone.ts";
import { columnsOf, type ExportKind, fieldsOf, type Sheet, type SheetFormat } from "./schema.ts";

/** One row of a file with only the file's columns. `line` is the spreadsheet's row number: the first data row is 2. */
export type Row = { line: number; cells: Record<string, string> };

/** One of these groups of columns identifies a row's record. */
const namingColumns: Record<ExportKind, string[][]> = {
	universities: [["id"], ["name"], ["name_en"]],
	programs: [["id"], ["title", "university"], ["title", "university_id"], ["title_en", "university"]],
	scholarships: [["id"], ["name", "levels"], ["name_en", "levels"]],
	"document-rules": [["id"], ["document", "stage"]],
	"pack-templates": [["id"], ["name", "university"], ["name", "university_id"]],
};
const maxIssues = 5;

/** @throws ProblemError: invalid for no rows, unknown, duplicate or missing columns, or too many rows. */
export function readRows(
	kind: ExportKind,
	[head = [], ...body]: Sheet,
	format: SheetFormat = "xlsx",
	{ columns, choices, examples }: SheetNames = noNames,
): Row[] {
	const names = head.map((name) => columns.get(fold(name)) ?? name.trim().toLowerCase());
	while (names.at(-1) === "") names.pop();
	if (names.length === 0) throw invalid([{ field: "file", code: "sheet_empty" }]);
	const wrong: Issue[] = [
		...names.filter((name) => !columnsOf[kind].includes(name)).map((field) => ({ field, code: "unknown_column" })),
		...names.filter((name, at) => names.indexOf(name) !== at).map((field) => ({ field, code: "column_twice" })),
	];
	if (wrong.length > 0) throw invalid(wrong.slice(0, maxIssues));
	if (!namingColumns[kind].some((group) => group.every((name) => names.includes(name)))) {
		throw invalid([{ field: "file", code: "column_missing" }]);
	}
	const rows: Row[] = body
		.map(
			(cells, index): Row => ({
				line: index + 2,
				cells: {
					...Object.fromEntries(
						names.map((name, at) => [name, withChoiceValues(kind, name, cellText(cells[at] ?? "", format), choices)]),
					),
					// A cell beyond the columns: an extra comma has shifted the row.
					...(cells.slice(names.length).some((cell) => cell.trim() !== "") && { [beyond]: "" }),
				},
			}),
		)
		.filter(({ cells }) => Object.values(cells).some((cell) => cell !== "") && !examples.has(fold(cells.id ?? "")));
	if (rows.length === 0) throw invalid([{ field: "file", code: "sheet_empty" }]);
	if (rows.length > maxSheetRows) throw invalid([{ field: "file", code: "too_many_rows" }]);
	return rows;
}

/** Marks a row with more cells than columns. */
export const beyond = "*";

/** PostgreSQL accepts neither NUL nor lone surrogates. */
export const cellText = (cell: string, format: SheetFormat) =>
	(format === "csv" ? unguardCell(cell) : cell).toWellFormed().replaceAll("\u0000", "\ufffd").trim();

const isBooleanWord = (answer: "yes" | "no", cell: string) =>
	Object.values(locales).some((locale) => locale[answer].test(cell));

/** Converts a cell to a form value. Undefined for an invalid boolean. */
export function formValue(kind: FieldKind | undefined, cell: string): string | string[] | boolean | undefined {
	if (kind === "tags" || kind === "choices") return cell.split(",").flatMap((one) => one.trim() || []);
	if (kind === "boolean") return isBooleanWord("yes", cell) ? true : isBooleanWord("no", cell) ? false : undefined;
	return kind === "date" ? isoDate(cell) : cell;
}

/** Converts a stored value to a cell. Lines end as in XLSX, so that an export can be imported unchanged. */
export function cellOf(value: unknown, field?: Field): string {
	if (field?.item) return writeRows(field, (value ?? []) as Record<string, unknown>[]);
	if (Array.isArray(value)) return value.join(", ");
	return value === null || value === undefined ? "" : String(value).replace(/\r\n?/g, "\n");
}

/** What people write in a file, folded: the names of its columns and of the values of closed lists. */
export type SheetNames = {
	columns: ReadonlyMap<string, string>;
	choices: ReadonlyMap<string, string>;
	/** In the column `id`, they mark a row that is not imported. */
	examples: ReadonlySet<string>;
};
export const noNames: SheetNames = { columns: new Map(), choices: new Map(), examples: new Set() };

export const fold = (name: string) =>
	name
		.trim()
		.toLowerCase()
		.replace(/[ʻʼ'’‘`]/g, "'")
		.replace(/[\s_]+/g, " ");

/** Each in every language. A value itself is a name, too, and a name of a value may omit what is in brackets. */
export function createSheetNames(names: {
	columns: Record<string, string[]>;
	choices: Record<string, string[]>;
	examples: string[];
}): SheetNames {
	const columns = Object.entries(names.columns).flatMap(([column, others]) =>
		others.map((name) => [fold(name), column] as const),
	);
	const choices = Object.entries(names.choices).flatMap(([value, others]) =>
		[value, ...others].flatMap((name) => [name, name.replace(/\(.*/, "")]).map((name) => [fold(name), value] as const),
	);
	return { columns: new Map(columns), choices: new Map(choices), examples: new Set(names.examples.map(fold)) };
}

/** Columns that are not a field of their own and have values of closed lists: of a fee kind, period and certainty. */
const feeChoices = ["tuition_period", "tuition_certainty"];
const feePlaces = [0, 2, 4];

/** The places of such values in the lines of a column. */
const placesOf = (column: string, { item }: Partial<Field>) =>
	column === "other_fees"
		? feePlaces
		: item && Object.values(item).flatMap(({ options }, place) => (options ? place : []));

/** A cell with the values of closed lists in place of their names: "бакалавриат (вечерний)" becomes "Bachelor (вечерний)". */
function withChoiceValues(kind: ExportKind, column: string, cell: string, names: SheetNames["choices"]): string {
	const valueNamed = (name: string) => names.get(fold(name)) ?? name;
	const field: Partial<Field> = fieldsOf[kind][toCamelCase(column)] ?? {};
	const places = placesOf(column, field);
	if (places) {
		const withValues = (line: string) =>
			line.split("|").map((part, at) => (places.includes(at) ? valueNamed(part) : part));
		return cell
			.split("\n")
			.map((line) => withValues(line).join("|"))
			.join("\n");
	}
	if (field.kind === "choices") return cell.split(",").map(valueNamed).join(",");
	if (field.kind === "choice" || feeChoices.includes(column)) return valueNamed(cell);
	if (field.kind !== "containedChoice") return cell;
	// Something may follow the type of a program.
	const ends = [cell.length, beforeDetails(cell), cell.search(/[\s(,;/]/)];
	const end = ends.find((at) => at > 0 && names.has(fold(cell.slice(0, at))));
	return end === undefined ? cell : valueNamed(cell.slice(0, end)) + cell.slice(end);
}

const beforeDetails = (cell: string) => cell.slice(0, Math.max(0, cell.search(/[(,;/]/))).trimEnd().length;
