import { tagsOf } from "../../domain/content/blog/rules.ts";
import type { Field as FieldDefinition, FieldKind } from "../../domain/records/field-types.ts";
import { itemText } from "../../domain/records/sheet-rules.ts";
import { type Language, languages, originalLanguage, variantOf } from "../../domain/shared/language.ts";
import { isList, keptRows, type ListTexts, rowBox, rowBoxOf, rowLabels, rowsIn } from "./row-values.ts";

/** A field of forms and views: a domain field, or a password. Its name determines its label. */
export type Field = Omit<FieldDefinition, "kind"> & {
	name: string;
	kind: FieldKind | "password";
	/** For a reference that is entered by name: the field of the record's id. */
	reference?: string;
};

/** The fields of a form, in order. */
export const formOf = (definitions: [string, FieldDefinition][]): Field[] =>
	definitions
		.filter(([, { form }]) => form !== false)
		.map(([name, field]) => (field.lookup ? { ...field, name: field.lookup, reference: name } : { ...field, name }));

/** The inputs of each row of a typed list. */
const rowFields = ({ item }: { item: Record<string, FieldDefinition> }) => formOf(Object.entries(item));

/** A record's values by input name. */
export type Values = Record<string, string>;

/** The inputs of a localized field, one per language. */
export const boxesOf = (name: string) => languages.map((language) => ({ language, box: variantOf(name, language) }));

type Choices = { name: string; options?: readonly string[] | undefined; isOrdered?: true | undefined };

/** The boxes to tick of a field with several choices. */
export const choiceBoxes = ({ name, options = [] }: Choices) =>
	options.map((value) => ({ value, box: `${name}-${value}` }));

/** The lists to choose from of a field with choices in an order: one for each place. */
export const orderedBoxes = ({ name, options = [] }: Choices) => options.map((_, index) => `${name}-${index + 1}`);

/**
 * The input for an issue. The plain field has no input: its text is the first of the translations, or it is to be written in
 * `language`.
 */
export function boxOf(issue: string, fields: Field[], values: Values, language: Language): string {
	const rows = fields.filter(isList).find(({ name }) => issue.startsWith(`${name}.`));
	if (rows) return rowBoxOf(issue, rows, values);
	const localized = fields.some(({ kind, name }) => kind === "localized" && name === issue);
	if (!localized) return issue;
	return boxesOf(issue).find(({ box }) => values[box]?.trim())?.box ?? variantOf(issue, language);
}

/** What an input is called next to its issue: "Title (RU)"; in a typed list also its row: "Fees, 2: Amount". */
export function labelOf(
	box: string,
	fields: Field[],
	labels: Record<string, string>,
	values: Values,
	t: ListTexts,
): string {
	const rows = fields.filter(isList).find(({ name }) => box.startsWith(`${name}.`));
	if (rows) {
		const [, row, name = ""] = box.split(".");
		const position = rowsIn(rows, values).findIndex((each) => each.row === Number(row)) + 1;
		return `${labels[rows.name]}, ${position}: ${labelOf(name, rowFields(rows), rowLabels(rows, t, labels), {}, t)}`;
	}
	const field = fields.find(({ name }) => box === name || boxesOf(name).some((each) => each.box === box));
	if (!field) return box;
	const language = box.slice(field.name.length).toUpperCase();
	return `${labels[field.name]}${language && ` (${language})`}`;
}

export function valuesOf(record: Record<string, unknown>, fields: Field[]): Values {
	const text = (value: unknown) => (value === null || value === undefined ? "" : String(value));
	const pairs = fields.flatMap((field): [string, string][] => {
		const { kind, name, reference, options, isOrdered } = field;
		const value = record[name];
		if (kind === "boolean") return [[name, value ? "yes" : ""]];
		if (kind === "choices") {
			const chosen: unknown[] = Array.isArray(value) ? value : [];
			const boxes = choiceBoxes({ name, options });
			if (isOrdered)
				return [
					[name, chosen.join(", ")],
					...orderedBoxes({ name, options }).map((box, index): [string, string] => [box, text(chosen[index])]),
				];
			return [
				[name, chosen.join(", ")],
				...boxes.map((each): [string, string] => [each.box, chosen.includes(each.value) ? "yes" : ""]),
			];
		}
		if (isList(field))
			return ((value ?? []) as Record<string, unknown>[]).flatMap((item, row) =>
				Object.entries(valuesOf(item, rowFields(field))).map(([box, own]): [string, string] => [
					rowBox(name, row, box),
					own,
				]),
			);
		if (kind === "tags") return [[name, Array.isArray(value) ? value.join(", ") : text(value)]];
		if (reference)
			return [
				[name, text(value)],
				[reference, text(record[reference])],
			];
		if (kind !== "localized") return [[name, itemText(field, value)]];
		// A record without translations has only the plain text, which is shown as the English one (spec §1).
		return boxesOf(name).map(({ language, box }) => [
			box,
			text(record[box]) || (language === originalLanguage ? text(value) : ""),
		]);
	});
	return Object.fromEntries(pairs);
}

/** The initial values of a new record's form. */
export const initialValues = (fields: Field[]): Values =>
	valuesOf(Object.fromEntries(fields.map(({ name, initial }) => [name, initial])), fields);

/**
 * Converts form values to the domain's input. The plain text of a localized field is the fallback of every language and
 * has no input: it is the English text, or the first one given.
 */
export function inputOf(values: Values, fields: Field[]): Record<string, unknown> {
	const pairs = fields.flatMap((field): [string, unknown][] => {
		const { kind, name, options, isOrdered } = field;
		const value = values[name] ?? "";
		if (kind === "choices" && isOrdered)
			return [[name, orderedBoxes({ name, options }).flatMap((box) => values[box] || [])]];
		if (kind === "choices") {
			const boxes = choiceBoxes({ name, options });
			return [[name, boxes.filter(({ box }) => values[box] === "yes").map((each) => each.value)]];
		}
		if (kind === "boolean") return [[name, value === "yes"]];
		if (isList(field)) return [[name, keptRows(field, values).map((row) => inputOf(row.values, rowFields(field)))]];
		// Tags are entered as one text (VALID-14).
		if (kind === "tags") return [[name, tagsOf(value)]];
		if (kind === "reference") return [];
		if (kind !== "localized") return [[name, value]];
		const variants = boxesOf(name).map(({ box }): [string, string] => [box, values[box] ?? ""]);
		return [[name, variants.find(([, text]) => text.trim())?.[1] ?? ""], ...variants];
	});
	return Object.fromEntries(pairs);
}
