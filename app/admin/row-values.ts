import type { Fields } from "../../domain/records/field-types.ts";
import { type Language, originalLanguage, variantOf } from "../../domain/shared/language.ts";
import { writtenMonths } from "../../domain/shared/written-dates.ts";
import { formatDay, formatMoney, formatMoneyRange } from "../i18n/formats.ts";
import type { ManagementTexts } from "./texts.ts";

/** A typed list in a record's form: a group of inputs for each row, such as "rounds.0.opens". */

type Values = Record<string, string>;

/** A field with a typed list, and the fields of its rows. */
export type ListField = { name: string; kind: string; item: Fields };

/** A row keeps its number while the form is open. */
export type Row = { row: number; values: Values };

export const isList = <F extends { name: string; item?: Fields | undefined }>(field: F): field is F & ListField =>
	field.item !== undefined;

export const rowBox = (name: string, row: number, field: string) => `${name}.${row}.${field}`;

/** The rows of which something is filled in; what a new row has already does not count. */
export function rowsIn({ name, item }: ListField, values: Values): Row[] {
	const rows = new Map<number, Values>();
	for (const [box, value] of Object.entries(values)) {
		const [, row, field = ""] = box.startsWith(`${name}.`) ? box.slice(name.length).split(".") : [];
		if (row && /^\d{1,3}$/.test(row)) rows.set(Number(row), { ...rows.get(Number(row)), [field]: value });
	}
	const isTyped = ([field, text]: [string, string]) =>
		field !== "remove" && item[field]?.initial === undefined && text.trim() !== "";
	return [...rows]
		.map(([row, values]) => ({ row, values }))
		.filter(({ values }) => Object.entries(values).some(isTyped))
		.toSorted((one, other) => one.row - other.row);
}

/** Those that are not to be removed, in the order of the domain's input. */
export const keptRows = (field: ListField, values: Values): Row[] =>
	rowsIn(field, values).filter(({ values }) => values.remove !== "yes");

/** The input for an issue such as "rounds.0.opens", whose number is that of the domain's input. */
export function rowBoxOf(issue: string, field: ListField, values: Values): string {
	const [, index, name = Object.keys(field.item)[0] ?? ""] = issue.split(".");
	const row = keptRows(field, values)[Number(index)];
	if (!row) return field.name;
	const input = field.item[name]?.kind === "localized" ? variantOf(name, originalLanguage) : name;
	return rowBox(field.name, row.row, input);
}

/** The words for a list and its rows. */
export type RowTexts = {
	add: string;
	fresh: string;
	remove: string;
	hint?: string;
	/** The labels of the rows' fields. */
	fields: Record<string, string>;
	/** The names of their choices. */
	options: Record<string, string>;
	/** A row in a line, as far as it is filled in. */
	line(values: Values): string;
	/** What the line leaves out, besides the source and its day. */
	details(values: Values): string[];
};

export type ListTexts = Pick<ManagementTexts, "feeForm" | "intakeForm" | "rowForm">;

/** The labels of the rows' fields; `own` are those of the record. */
export const rowLabels = ({ kind }: ListField, t: ListTexts, own: Record<string, string>): Record<string, string> =>
	kind === "fees" ? t.feeForm.fields : kind === "intakes" ? t.intakeForm.fields : own;

/** @param own what the record's texts call the fields of lists and their choices. */
export function rowTexts(
	{ kind, item }: ListField,
	t: ListTexts,
	language: Language,
	own: { labels?: Record<string, string> | undefined; names?: Record<string, string> | undefined },
): RowTexts {
	if (kind === "fees") {
		const options: Record<string, string> = { ...t.feeForm.kinds, ...t.feeForm.periods, ...t.feeForm.certainties };
		const details = ({ certainty = "" }: Values) => [options[certainty] ?? certainty];
		return { ...t.feeForm, options, line: (values) => feeLine(values, t.feeForm, language), details };
	}
	if (kind === "intakes") {
		const options = { ...t.intakeForm.terms, ...t.intakeForm.certainties };
		const details = (values: Values) =>
			(["documentsBy", "result", "classes", "countries", "baseYear"] as const).flatMap((field) =>
				values[field]
					? `${t.intakeForm.fields[field].split(/[;:,(]/, 1)[0]?.trim()}: ${values[field].replace(/\d{4}-\d\d-\d\d/g, (day) => formatDay(day, language))}`
					: [],
			);
		return { ...t.intakeForm, options, line: (values) => intakeLine(values, t.intakeForm, language), details };
	}
	const { labels = {}, names = {} } = own;
	return {
		...{ ...t.rowForm, fields: labels, options: names },
		line: (values) => plainLine(item, values, labels, names),
		details: () => [],
	};
}

/** "tuition, Percent: 50, Only with this TOPIK level: 4" */
const plainLine = (item: Fields, values: Values, labels: RowTexts["fields"], options: RowTexts["options"]): string =>
	Object.entries(item)
		.flatMap(([name, { kind }]) => {
			const text = values[name] ?? "";
			if (!text) return [];
			return kind === "choice" ? (options[text] ?? text) : `${labels[name] ?? name}: ${text}`;
		})
		.join(", ");

const nameOf = (names: Record<string, string>, value: string) => names[value] ?? value;

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

/** "Spring 2027, round 2: 19 October 2026 – 13 November 2026"; the months of an expected one as they are stored. */
export function intakeLine(values: Values, t: ManagementTexts["intakeForm"], language: Language): string {
	const { year = "", term = "", round = "", opens = "", closes = "", certainty = "" } = values;
	const start = [nameOf(t.terms, term), year].filter(Boolean).join(" ");
	const name = [start, round && round !== "1" && t.nthRound(round)].filter(Boolean).join(", ");
	const isDay = (date: string) => /^\d{4}-\d\d-\d\d$/.test(date);
	const month = (date: string) => Number(date.slice(5, 7));
	const written = [opens, closes].map((date) => (isDay(date) ? formatDay(date, language) : date));
	const days = [
		/^\d{4}-\d\d$/.test(closes)
			? `${writtenMonths(month(opens || closes), month(closes), language, "long")} ${closes.slice(0, 4)}`
			: written.filter(Boolean).join(" – "),
		certainty === "expected" ? nameOf(t.certainties, certainty) : "",
	].filter(Boolean);
	return [name, days.join(", ")].filter(Boolean).join(": ");
}
