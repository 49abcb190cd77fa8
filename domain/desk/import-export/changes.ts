import type { FeeItem } from "../../records/fees/rules.ts";
import { feeCells } from "../../records/fees/sheet.ts";
import type { Field } from "../../records/field-types.ts";
import { toSnakeCase } from "../../shared/naming.ts";
import { cellOf } from "./rules.ts";

/** What an import changes in a column, shortened for its report. */
export type ColumnChange = { column: string; from: string; to: string };

type Values = Record<string, unknown>;

const maxShownLength = 160;

export const shortened = (text: string) =>
	text.length > maxShownLength ? `${Array.from(text).slice(0, maxShownLength).join("")}…` : text;

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
