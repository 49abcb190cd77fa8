import { isFeeColumn } from "../../records/fees/sheet.ts";
import { type Fields, localizedNames } from "../../records/field-types.ts";
import { readRows } from "../../records/sheet-rules.ts";
import { type Issue, invalid } from "../../shared/errors.ts";
import { languages, variantOf } from "../../shared/language.ts";
import { toCamelCase } from "../../shared/naming.ts";
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
