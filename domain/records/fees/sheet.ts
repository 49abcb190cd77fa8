import type { Issue } from "../../shared/errors.ts";
import { isoDate } from "../../shared/time-zone.ts";
import { readAmount } from "../../shared/validation.ts";
import { linesOf, readLine, writeLine } from "../sheet-rules.ts";
import { type FeeItem, feeColumns, maxFeeItems, noteFields, sortFeeItems, tuitionFields } from "./rules.ts";

/**
 * The fees of a program in a spreadsheet. Tuition has a column for each of its values.
 * The column other_fees has a line for each other fee, with its values in the order of `lineFields`:
 *
 *     admission_fee | 900000 | once | 2026 | announced | https://example.com/fees | 2026-11-21 | For new students
 *     dormitory | 600000-900000 | per_semester | | illustrative | https://example.com/dormitory | 2026-11-21
 *
 * A range is two amounts with a hyphen.
 */
const tuitionColumns = Object.keys(tuitionFields);

const lineFields: readonly (keyof FeeItem)[] = [
	"kind",
	"amount",
	"period",
	"academicYear",
	"certainty",
	"source",
	"checkedOn",
	...noteFields,
];

export const isFeeColumn = (column: string): boolean => feeColumns.includes(column);

const text = (value: unknown) => (value === null || value === undefined ? "" : String(value));

/** The cells of a program's fees. */
export function feeCells(items: readonly FeeItem[]): Record<string, string> {
	const tuition = items.find(({ kind }) => kind === "tuition");
	const others = sortFeeItems(items).filter((item) => item !== tuition);
	// Lines end as in XLSX, so that an export can be imported unchanged.
	const cell = (field: keyof FeeItem) => text(tuition?.[field]).replace(/\r\n?/g, "\n");
	return {
		...Object.fromEntries(Object.entries(tuitionFields).map(([column, field]) => [column, cell(field)])),
		other_fees: others.map(lineOf).join("\n"),
	};
}

const lineOf = (item: FeeItem): string =>
	writeLine(
		lineFields.map((field) =>
			field === "amount" && item.amountTo !== null ? `${item.amount}-${item.amountTo}` : text(item[field]),
		),
	);

/** Untrusted values of a fee. */
type Given = Record<string, unknown>;

function readFeeLine(line: string): Given {
	const item: Given = readLine(line, lineFields);
	const { from, to } = readRange(text(item.amount));
	return withDefaults({ ...item, ...(from && to && { amount: from, amountTo: to }) });
}

/** Splits a range at its first dash. A hyphen at the start is a sign. A regex would take quadratic time on many spaces. */
function readRange(amount: string): { from?: string; to?: string } {
	const at = amount.slice(1).search(/[-–—]/) + 1;
	return at > 0 ? { from: amount.slice(0, at).trim(), to: amount.slice(at + 1).trim() } : {};
}

/** A blank certainty is the usual one. */
const withDefaults = ({ certainty, ...item }: Given): Given => (certainty ? { ...item, certainty } : item);

/** Whether a cell names another amount than the stored one. An amount that cannot be read is reported by the schema. */
const differs = (cell: string | undefined, stored: number | null) =>
	cell !== undefined && (cell.trim() === "" ? stored !== null : readAmount(cell) !== stored);

/** What is stored about the old tuition, without what would be wrong about a new one. */
function keptTuition(cells: Record<string, string>, stored: FeeItem | undefined): Partial<FeeItem> | undefined {
	return stored && differs(cells.tuition_krw, stored.amount)
		? { ...stored, amountTo: null, academicYear: null }
		: stored;
}

/** A new amount was read somewhere on some day: those of the old amount would be untrue about it. */
function missingOrigin(cells: Record<string, string>, stored: FeeItem | undefined): Issue[] {
	if (!stored || cells.tuition_krw?.trim() === "") return [];
	if (!differs(cells.tuition_krw, stored.amount) && !differs(cells.tuition_to_krw, stored.amountTo)) return [];
	return [
		...(cells.tuition_source === undefined ? [{ field: "tuition_source", code: "new_amount_source" }] : []),
		...(cells.tuition_checked_on === undefined ? [{ field: "tuition_checked_on", code: "new_amount_day" }] : []),
	];
}

/** @returns undefined if the row says that there is no tuition, or nothing about it. */
function readTuition(cells: Record<string, string>, stored: FeeItem | undefined): Given | undefined {
	const given = tuitionColumns.filter((column) => column in cells);
	if (given.length === 0) return stored;
	const isBlank = given.every((column) => cells[column] === "");
	if (isBlank && (!stored || given.includes("tuition_krw"))) return undefined;
	const values = Object.fromEntries(
		given.map((column) => [
			tuitionFields[column],
			column === "tuition_checked_on" ? isoDate(cells[column]) : cells[column],
		]),
	);
	return withDefaults({ kind: "tuition", ...keptTuition(cells, stored), ...values });
}

type ReadFees = {
	/** Unvalidated, for the schema. */
	items: Given[];
	/** Columns that a new amount of tuition needs and the row does not have. */
	missing: Issue[];
	/** The column, and if it has several lines the line, of an issue's path such as "feeItems.0.amount". */
	columnOf(path: string): string;
};

/**
 * Reads the fees of a row. What its columns omit stays as it is stored, except the upper limit and the year of a tuition whose
 * amount changes; such a row must also name the new source and day.
 * @param cells by column
 * @returns undefined if the row has no such column.
 */
export function readFeeCells(cells: Record<string, string>, stored: readonly FeeItem[]): ReadFees | undefined {
	if (!Object.keys(cells).some(isFeeColumn)) return undefined;
	const storedTuition = stored.find(({ kind }) => kind === "tuition");
	const tuition = readTuition(cells, storedTuition);
	// One more than a program may have is refused; what follows is not read.
	const lines = linesOf(cells.other_fees ?? "", maxFeeItems);
	const others: Given[] =
		cells.other_fees === undefined ? stored.filter((item) => item !== storedTuition) : lines.map(readFeeLine);
	return {
		items: [...(tuition ? [tuition] : []), ...others],
		missing: missingOrigin(cells, storedTuition),
		columnOf(path) {
			const [, index, field] = path.split(".");
			const line = Number(index) - (tuition ? 1 : 0);
			if (index === undefined || line >= 0) return lines.length > 1 && index ? `other_fees:${line + 1}` : "other_fees";
			return tuitionColumns.find((column) => tuitionFields[column] === field) ?? "tuition_krw";
		},
	};
}
