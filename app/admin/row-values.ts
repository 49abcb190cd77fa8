import type { Fields } from "../../domain/records/field-types.ts";

/** A typed list in a record's form: a group of inputs for each row, such as "rounds.0.opens". */

type Values = Record<string, string>;

/** A field with a typed list, and the fields of its rows. */
export type ListField = { name: string; item: Fields };

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
	return rowBox(field.name, row.row, name);
}

/** "2: Opens on": the position of an input's row, and its label. */
export function rowBoxLabel(box: string, field: ListField, values: Values, labels: Record<string, string>): string {
	const [, row, name = ""] = box.split(".");
	const position = rowsIn(field, values).findIndex((each) => each.row === Number(row)) + 1;
	return `${position}: ${labels[name] ?? name}`;
}

/** What the fields of rows and their values are called. */
export type RowNames = { labels: Record<string, string>; options: Record<string, string> };

/** A row in words, as far as it is filled in: "tuition, Percent: 50, Only with this TOPIK level: 4". */
export const rowLine = ({ item }: ListField, { values }: Row, { labels, options }: RowNames): string =>
	Object.entries(item)
		.flatMap(([name, { kind }]) => {
			const text = values[name] ?? "";
			if (!text) return [];
			return kind === "choice" ? (options[text] ?? text) : `${labels[name] ?? name}: ${text}`;
		})
		.join(", ");
