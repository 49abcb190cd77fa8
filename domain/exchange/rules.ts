import { invalid } from "../errors.ts";
import { columnsOf, type ExchangeKind, mostRows, type Sheet } from "./schema.ts";

/** One row of a file: only the columns that the file has. */
export type Row = { line: number; cells: Record<string, string> };

/** @throws Invalid when the file is none of the kind: no rows, unknown or doubled columns, too many rows. */
export function readRows(kind: ExchangeKind, [head = [], ...body]: Sheet): Row[] {
	const names = head.map((name) => name.trim().toLowerCase());
	while (names.at(-1) === "") names.pop();
	if (names.length === 0) throw invalid([{ field: "file", code: "sheet_empty" }]);
	const unknown = names.filter((name) => !columnsOf[kind].includes(name));
	if (unknown.length > 0) throw invalid(unknown.map((name) => ({ field: name || "file", code: "unknown_column" })));
	const twice = names.filter((name, index) => names.indexOf(name) !== index);
	if (twice.length > 0) throw invalid(twice.map((name) => ({ field: name, code: "column_twice" })));
	const rows = body
		.map((cells, index) => ({
			line: index + 2,
			cells: Object.fromEntries(names.map((name, at) => [name, unguarded(cells[at] ?? "").trim()])),
		}))
		.filter(({ cells }) => Object.values(cells).some((cell) => cell !== ""));
	if (rows.length === 0) throw invalid([{ field: "file", code: "sheet_empty" }]);
	if (rows.length > mostRows) throw invalid([{ field: "file", code: "too_many_rows" }]);
	return rows;
}

/** A cell that a spreadsheet would run is written with an apostrophe before it, and read without. */
export function guarded(cell: string): string {
	return /^'*[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}

function unguarded(cell: string): string {
	return /^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

/** name_en → nameEn, as the commands take it. */
export function fieldOf(column: string): string {
	return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** nameEn → name_en, as files have it. */
export function columnOf(field: string): string {
	return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

const yes = /^(true|yes|1|да|ha)$/i;
const no = /^(false|no|0|нет|yoʻq|yo'q)$/i;

/** A cell as a form's value: the only one that is no text is a yes or no. */
export function formValue(column: string, cell: string): unknown {
	if (column !== "is_public") return cell;
	if (cell === "") return undefined;
	return yes.test(cell) ? true : no.test(cell) ? false : cell;
}

/** A stored value as a cell. */
export function cellOf(value: unknown): string {
	return value === null || value === undefined ? "" : String(value);
}
