import { isoDate } from "../shared/time-zone.ts";
import type { Field } from "./field-types.ts";
import { countriesText, type Intake } from "./intakes/rules.ts";

/**
 * Lines of a spreadsheet cell, each with the values of one item: "dormitory | 600000 | per_semester". In a value, a backslash
 * precedes "|" and itself, and \n and \r are line breaks.
 */
const escapes: Record<string, string> = { "\\": "\\\\", "|": "\\|", "\n": "\\n", "\r": "\\r" };
const characters = Object.fromEntries(Object.entries(escapes).map(([character, escaped]) => [escaped, character]));

/** Without the empty values at its end. */
export function writeLine(values: readonly string[]): string {
	const escaped = values.map((value) => value.replace(/[\\|\n\r]/g, (character) => escapes[character] ?? character));
	return escaped.slice(0, escaped.findLastIndex(Boolean) + 1).join(" | ");
}

/** The values by field, dates as ISO dates; one too many becomes the field `beyond`, which no item has. */
export function readLine(line: string, fields: readonly string[]): Record<string, string> {
	const values = [...`${line}|`.matchAll(/((?:\\[\\|nr]|[^|])*)\|/g)].map(([, value = ""]) =>
		isoDate(value.trim()).replace(/\\[\\|nr]/g, (escaped) => characters[escaped] ?? escaped),
	);
	const item = Object.fromEntries(fields.map((field, at) => [field, values[at] ?? ""]));
	return values.length > fields.length ? { ...item, beyond: values.at(-1) ?? "" } : item;
}

/**
 * The lines of a cell that say something.
 * @param most items of a record: one more is read, which is refused.
 */
export const linesOf = (cell: string, most: number): string[] =>
	cell
		.split("\n")
		.filter((line) => line.trim())
		.slice(0, most + 1);

/**
 * A typed list in a cell: a line for each row, with its values in the order of the row's fields.
 *
 *     2027 | spring | 1 | certain | 2026-10-19 | 2026-11-13 | | 2026-12-23 | 2027-03-02 | UZ 2026-11-06 | | https://example.com | 2026-11-24
 */
type ListField = Pick<Field, "item" | "most">;

export const writeRows = ({ item = {} }: ListField, rows: readonly Record<string, unknown>[]): string =>
	rows.map((row) => writeLine(Object.keys(item).map((name) => itemText(item[name], row[name])))).join("\n");

/** A value of a row in forms and spreadsheets. */
export const itemText = (field: { kind: string } | undefined, value: unknown): string =>
	field?.kind === "closings" ? countriesText((value ?? []) as Intake["countries"]) : String(value ?? "");

/** Unvalidated rows, for the schema. A blank value is the usual one. */
export const readRows = ({ item = {}, most = 0 }: ListField, cell: string): Record<string, string>[] =>
	linesOf(cell, most).map((line) =>
		Object.fromEntries(Object.entries(readLine(line, Object.keys(item))).filter(([, value]) => value !== "")),
	);
