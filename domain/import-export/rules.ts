import { unguardCell } from "../csv.ts";
import { type Issue, invalid } from "../errors.ts";
import type { FieldKind } from "../field-types.ts";
import { columnsOf, type ExchangeKind, mostRows, type Sheet, type SheetFormat } from "./schema.ts";

/** One row of a file: only the columns that the file has. `line` counts as the spreadsheet does: the first row of data is 2. */
export type Row = { line: number; cells: Record<string, string> };

/** One of these groups of columns says which record a row is about. */
const namingColumns: Record<ExchangeKind, string[][]> = {
	universities: [["id"], ["name"], ["name_en"]],
	programs: [["id"], ["title", "university"], ["title", "university_id"], ["title_en", "university"]],
};
const mostIssues = 5;

/** @throws Invalid when the file is none of the kind: no rows, unknown, doubled or missing columns, too many rows. */
export function readRows(kind: ExchangeKind, [head = [], ...body]: Sheet, format: SheetFormat = "xlsx"): Row[] {
	const names = head.map((name) => name.trim().toLowerCase());
	while (names.at(-1) === "") names.pop();
	if (names.length === 0) throw invalid([{ field: "file", code: "sheet_empty" }]);
	const wrong: Issue[] = [
		...names.filter((name) => !columnsOf[kind].includes(name)).map((field) => ({ field, code: "unknown_column" })),
		...names.filter((name, at) => names.indexOf(name) !== at).map((field) => ({ field, code: "column_twice" })),
	];
	if (wrong.length > 0) throw invalid(wrong.slice(0, mostIssues));
	if (!namingColumns[kind].some((group) => group.every((name) => names.includes(name)))) {
		throw invalid([{ field: "file", code: "column_missing" }]);
	}
	const rows = body
		.map((cells, index) => ({
			line: index + 2,
			cells: {
				...Object.fromEntries(names.map((name, at) => [name, cellText(cells[at] ?? "", format)])),
				// A cell beside all columns: a comma too many, and nothing in the row is where it belongs.
				...(cells.slice(names.length).some((cell) => cell.trim() !== "") && { [beyond]: "" }),
			},
		}))
		.filter(({ cells }) => Object.values(cells).some((cell) => cell !== ""));
	if (rows.length === 0) throw invalid([{ field: "file", code: "sheet_empty" }]);
	if (rows.length > mostRows) throw invalid([{ field: "file", code: "too_many_rows" }]);
	return rows;
}

/** Marks a row that has more cells than there are columns. */
export const beyond = "*";

/** PostgreSQL takes no NUL and no half letters. */
const cellText = (cell: string, format: SheetFormat) =>
	(format === "csv" ? unguardCell(cell) : cell).toWellFormed().replaceAll("\u0000", "\ufffd").trim();

/** As people type it, and as spreadsheets in Russian write their own. */
const yes = /^(true|yes|y|1|да|истина|ha)$/i;
const no = /^(false|no|n|0|нет|ложь|yoʻq|yo['’`ʼ‘]q)$/i;

/** A cell as a form has it. A yes or no that is neither is undefined. */
export function formValue(kind: FieldKind | undefined, cell: string): string | boolean | undefined {
	if (kind === "boolean") return yes.test(cell) ? true : no.test(cell) ? false : undefined;
	// Spreadsheets in Russian and Uzbek write dates so.
	const day = kind === "date" && /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(cell);
	return day ? `${day[3]}-${day[2]?.padStart(2, "0")}-${day[1]?.padStart(2, "0")}` : cell;
}

/** A stored value as a cell. Lines end as XLSX ends them, so that a file comes back as it went. */
export function cellOf(value: unknown): string {
	return value === null || value === undefined ? "" : String(value).replace(/\r\n?/g, "\n");
}
