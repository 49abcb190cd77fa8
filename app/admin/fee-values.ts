import type { FeeItem } from "../../domain/records/fees/rules.ts";
import { type Language, languages, originalLanguage, variantOf } from "../../domain/shared/language.ts";
import { formatMoney, formatMoneyRange } from "../i18n/formats.ts";
import type { AdminTexts } from "./texts.ts";

/** The fees of a program in its form: a row of inputs for each, such as "feeItems.0.amount". */

type Values = Record<string, string>;

/** A row keeps its number while the form is open. */
export type FeeRow = { row: number; values: Values };

const plainFields = [
	"kind",
	"amount",
	"amountTo",
	"period",
	"academicYear",
	"certainty",
	"source",
	"checkedOn",
] as const satisfies (keyof FeeItem)[];
const noteFields = languages.map((language) => variantOf("note", language));

export const feeBox = (name: string, row: number, field: string) => `${name}.${row}.${field}`;

export function feeValues(name: string, items: readonly FeeItem[]): Values {
	const pairs = items.flatMap((item, row) =>
		[...plainFields, ...noteFields].map((field): [string, string] => {
			const value = item[field] ?? (field === variantOf("note", originalLanguage) ? item.note : null);
			return [feeBox(name, row, field), value === null ? "" : String(value)];
		}),
	);
	return Object.fromEntries(pairs);
}

/** The rows of which something is filled in; a new row has its certainty already. */
export function feeRows(name: string, values: Values): FeeRow[] {
	const rows = new Map<number, Values>();
	for (const [box, value] of Object.entries(values)) {
		const [, row, field = ""] = box.startsWith(`${name}.`) ? box.slice(name.length).split(".") : [];
		if (row && /^\d{1,3}$/.test(row)) rows.set(Number(row), { ...rows.get(Number(row)), [field]: value });
	}
	return [...rows]
		.map(([row, values]) => ({ row, values }))
		.filter(({ values: { certainty: _, remove: _removed, ...own } }) => Object.values(own).some((text) => text.trim()))
		.toSorted((one, other) => one.row - other.row);
}

const keptRows = (name: string, values: Values) =>
	feeRows(name, values).filter(({ values }) => values.remove !== "yes");

/** The domain's input, without the rows that are to be removed. */
export const feeInput = (name: string, values: Values): Record<string, string>[] =>
	keptRows(name, values).map(({ values }) => {
		const texts = noteFields.map((field): [string, string] => [field, values[field] ?? ""]);
		return {
			...Object.fromEntries(plainFields.map((field) => [field, values[field] ?? ""])),
			...Object.fromEntries(texts),
			note: texts.find(([, text]) => text.trim())?.[1] ?? "",
		};
	});

/** The input for an issue such as "feeItems.0.amount", whose number is that of the domain's input. */
export function feeBoxOf(issue: string, name: string, values: Values): string {
	const [, index, field] = issue.split(".");
	const row = keptRows(name, values)[Number(index)];
	if (!row) return name;
	return feeBox(name, row.row, field === "note" ? variantOf("note", originalLanguage) : (field ?? "kind"));
}

/** "Tuition: ₩4,170,000 per semester, 2026", as far as it is filled in. */
export function feeLine({ values }: FeeRow, t: AdminTexts["feeForm"], language: Language): string {
	const { kind = "", amount = "", amountTo = "", period = "", academicYear = "" } = values;
	const nameOf = (names: Record<string, string>, value: string) => names[value] ?? value;
	// As they are stored; what is being typed stays as it is.
	const [from = 0, to = 0] = [amount, amountTo].map((text) => (/^\d+$/.test(text) ? Number(text) : 0));
	const price =
		from > 0
			? to > from
				? formatMoneyRange(from, to, "KRW", language)
				: formatMoney(from, "KRW", language)
			: [amount, amountTo].filter(Boolean).join("–");
	const paid = [price, nameOf(t.periods, period)].filter(Boolean).join(" ");
	const text = [paid, academicYear].filter(Boolean).join(", ");
	return kind ? `${nameOf(t.kinds, kind)}${text && `: ${text}`}` : text;
}

/** "2, Amount": the position of an input's row, and its label. */
export function feeBoxLabel(box: string, name: string, values: Values, t: AdminTexts["feeForm"]): string {
	const [, row, field = ""] = box.split(".");
	const labels: Record<string, string> = t.fields;
	const position = feeRows(name, values).findIndex((each) => each.row === Number(row)) + 1;
	return `${position}: ${labels[field] ?? t.fields.note}`;
}
