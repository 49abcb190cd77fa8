import type { FeeItem } from "../../records/fees/rules.ts";
import { feeCells, isFeeColumn } from "../../records/fees/sheet.ts";
import { type Field, type Fields, localizedNames } from "../../records/field-types.ts";
import { readRows } from "../../records/sheet-rules.ts";
import { type Issue, invalid } from "../../shared/errors.ts";
import { languages, variantOf } from "../../shared/language.ts";
import { toCamelCase, toSnakeCase } from "../../shared/naming.ts";
import { cellOf, formValue } from "./rules.ts";

/**
 * The input of a new record, from its cells by column.
 * @throws ProblemError: invalid.
 */
export function inputOf(fields: Fields, cells: Record<string, string>): Record<string, unknown> {
	const issues: Issue[] = [];
	const input = readCells(fields, cells, issues);
	if (issues.length > 0) throw invalid(issues);
	fillPlainTexts(input, {}, false, localizedNames(fields));
	return input;
}

/** Parses the cells by the kinds of their fields. Adds an issue for each cell that cannot be parsed. */
export function readCells(
	definitions: Fields,
	given: Record<string, string>,
	issues: Issue[],
): Record<string, unknown> {
	const input: Record<string, unknown> = {};
	for (const [column, cell] of Object.entries(given)) {
		if (isFeeColumn(column)) continue;
		const field = toCamelCase(column);
		const definition = definitions[field];
		if (definition?.item) {
			input[field] = readRows(definition, cell);
			continue;
		}
		const type = definition?.kind;
		if (type === "boolean" && cell === "") continue;
		const value = formValue(type, cell);
		if (value === undefined) issues.push({ field: column, code: "bad_yes_no" });
		else input[field] = value;
	}
	return input;
}

/**
 * Fills an omitted plain text with its first translation. The plain text is the fallback of every language, and people
 * should not have to enter it twice.
 */
export function fillPlainTexts(
	whole: Record<string, unknown>,
	before: Record<string, unknown>,
	isStored: boolean,
	fields: string[],
): void {
	for (const field of fields) {
		if (cellOf(whole[field]) || (isStored && !cellOf(before[field]))) continue;
		const text = languages.map((language) => cellOf(whole[variantOf(field, language)])).find(Boolean);
		if (text) whole[field] = text;
	}
}

/** What an import changes in a column, shortened for its report. */
export type ColumnChange = { column: string; from: string; to: string };

const maxShownLength = 160;

export const shortened = (text: string) =>
	text.length > maxShownLength ? `${Array.from(text).slice(0, maxShownLength).join("")}…` : text;

type Values = Record<string, unknown>;

export const feesOf = (record: Values | undefined) => (record?.feeItems ?? []) as FeeItem[];

/** The columns of a field whose cells differ; only fees have several. */
export function changesOf(
	field: string,
	definition: Field | undefined,
	stored: Values,
	parsed: Values,
): ColumnChange[] {
	const before = cellsOf(field, definition, stored);
	return Object.entries(cellsOf(field, definition, parsed))
		.map(([column, to]) => ({ column, from: before[column] ?? "", to }))
		.filter(({ from, to }) => from !== to)
		.map(({ column, from, to }) => ({ column, from: shortened(from), to: shortened(to) }));
}

const cellsOf = (field: string, definition: Field | undefined, record: Values): Record<string, string> =>
	field === "feeItems" ? feeCells(feesOf(record)) : { [toSnakeCase(field)]: cellOf(record[field], definition) };
