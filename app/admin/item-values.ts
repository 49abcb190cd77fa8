import type { FeeItem } from "../../domain/records/fees/rules.ts";
import type { Intake } from "../../domain/records/intakes/rules.ts";
import { countriesText } from "../../domain/records/intakes/sheet.ts";
import { type Language, languages, originalLanguage, variantOf } from "../../domain/shared/language.ts";
import { formatDay, formatMoney, formatMoneyRange } from "../i18n/formats.ts";
import type { ManagementTexts } from "./texts.ts";

/** The fees and the intakes of a program in its form: a row of inputs for each item, such as "feeItems.0.amount". */

export type ItemKind = "fees" | "intakes";
export type ItemTexts = Pick<ManagementTexts, "feeForm" | "intakeForm">;

type Values = Record<string, string>;

/** A row keeps its number while the form is open. */
export type ItemRow = { row: number; values: Values };

const plainFields = {
	fees: ["kind", "amount", "amountTo", "period", "academicYear", "certainty", "source", "checkedOn"],
	intakes: [
		...["year", "term", "round", "certainty", "opens", "closes", "documentsBy", "result", "classes"],
		...["countries", "baseYear", "source", "checkedOn"],
	],
} as const;
const noteFields = languages.map((language) => variantOf("note", language));
/** The inputs for notes: only fees have them. */
const notesOf = { fees: noteFields, intakes: [] } as const;

export const itemTextsOf = (kind: ItemKind, { feeForm, intakeForm }: ItemTexts) =>
	kind === "fees" ? feeForm : intakeForm;

export const itemBox = (name: string, row: number, field: string) => `${name}.${row}.${field}`;

export function itemValues(kind: ItemKind, name: string, items: readonly (FeeItem | Intake)[]): Values {
	const pairs = items.flatMap((item, row) =>
		[...plainFields[kind], ...notesOf[kind]].map((field): [string, string] => {
			const values = item as Record<string, unknown>;
			const value = values[field] ?? (field === variantOf("note", originalLanguage) ? values.note : null);
			const text = field === "countries" ? countriesText(value as Intake["countries"]) : String(value ?? "");
			return [itemBox(name, row, field), text];
		}),
	);
	return Object.fromEntries(pairs);
}

/** The rows of which something is filled in; a new row has its certainty already. */
export function itemRows(name: string, values: Values): ItemRow[] {
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
	itemRows(name, values).filter(({ values }) => values.remove !== "yes");

/** The domain's input, without the rows that are to be removed. */
export const itemInput = (kind: ItemKind, name: string, values: Values): Record<string, string>[] =>
	keptRows(name, values).map(({ values }) => {
		const plain = Object.fromEntries(plainFields[kind].map((field) => [field, values[field] ?? ""]));
		if (kind === "intakes") return plain;
		const texts = noteFields.map((field): [string, string] => [field, values[field] ?? ""]);
		return { ...plain, ...Object.fromEntries(texts), note: texts.find(([, text]) => text.trim())?.[1] ?? "" };
	});

/** The input for an issue such as "feeItems.0.amount", whose number is that of the domain's input. */
export function itemBoxOf(issue: string, kind: ItemKind, name: string, values: Values): string {
	const [, index, field] = issue.split(".");
	const row = keptRows(name, values)[Number(index)];
	if (!row) return name;
	return itemBox(
		name,
		row.row,
		field === "note" ? variantOf("note", originalLanguage) : (field ?? plainFields[kind][0]),
	);
}

const nameOf = (names: Record<string, string>, value: string) => names[value] ?? value;

/** An item in a line, as far as it is filled in. */
export const itemLine = (kind: ItemKind, { values }: ItemRow, t: ItemTexts, language: Language): string =>
	kind === "fees" ? feeLine(values, t.feeForm, language) : intakeLine(values, t.intakeForm, language);

/** "Tuition: ₩4,170,000 per semester, 2026" */
function feeLine(values: Values, t: ManagementTexts["feeForm"], language: Language): string {
	const { kind = "", amount = "", amountTo = "", period = "", academicYear = "" } = values;
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

/** "Spring 2027, 2: 19 October 2026 – 13 November 2026"; the months of an expected one as they are stored. */
function intakeLine(values: Values, t: ManagementTexts["intakeForm"], language: Language): string {
	const { year = "", term = "", round = "", opens = "", closes = "", certainty = "" } = values;
	const start = [nameOf(t.terms, term), year].filter(Boolean).join(" ");
	const name = [start, round !== "1" && round].filter(Boolean).join(", ");
	const written = [opens, closes].map((date) => (/^\d{4}-\d\d-\d\d$/.test(date) ? formatDay(date, language) : date));
	const days = [
		written.filter(Boolean).join(" – "),
		certainty === "expected" ? nameOf(t.certainties, certainty) : "",
	].filter(Boolean);
	return [name, days.join(", ")].filter(Boolean).join(": ");
}

/** What the line leaves out of an item, besides its source and its day: the certainty of a fee, the other dates of an intake. */
export function itemDetails(kind: ItemKind, { values }: ItemRow, t: ItemTexts): string[] {
	if (kind === "fees") return [nameOf(t.feeForm.certainties, values.certainty ?? "")];
	const labels: Record<string, string> = t.intakeForm.fields;
	const shown = ["documentsBy", "result", "classes", "countries", "baseYear"];
	return shown.flatMap((field) =>
		values[field] ? `${(labels[field] ?? "").split(/[;:,(]/, 1)[0]?.trim()}: ${values[field]}` : [],
	);
}

/** "2: Amount": the position of an input's row, and its label. */
export function itemBoxLabel(box: string, kind: ItemKind, name: string, values: Values, t: ItemTexts): string {
	const [, row, field = ""] = box.split(".");
	const labels: Record<string, string> = itemTextsOf(kind, t).fields;
	const position = itemRows(name, values).findIndex((each) => each.row === Number(row)) + 1;
	return `${position}: ${labels[field] ?? t.feeForm.fields.note}`;
}
