import { tagsOf } from "../../domain/content/blog/rules.ts";
import type { FeeItem } from "../../domain/records/fees/rules.ts";
import type { Field as FieldDefinition, FieldKind } from "../../domain/records/field-types.ts";
import { languages, originalLanguage, variantOf } from "../../domain/shared/language.ts";
import { feeBoxOf, feeInput, feeValues } from "./fee-values.ts";

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

/** A record's values by input name. */
export type Values = Record<string, string>;

/** The inputs of a localized field, one per language. */
export const boxesOf = (name: string) => languages.map((language) => ({ language, box: variantOf(name, language) }));

/** The boxes to tick of a field with several choices. */
export const choiceBoxes = ({ name, options = [] }: { name: string; options?: readonly string[] | undefined }) =>
	options.map((value) => ({ value, box: `${name}-${value}` }));

/** The input for an issue: issues of the plain field, which has no input, belong to the English one. */
export function boxOf(issue: string, fields: Field[], values: Values = {}): string {
	const fees = fields.find(({ kind, name }) => kind === "fees" && issue.startsWith(`${name}.`));
	if (fees) return feeBoxOf(issue, fees.name, values);
	const localized = fields.some(({ kind, name }) => kind === "localized" && name === issue);
	return localized ? variantOf(issue, originalLanguage) : issue;
}

export function valuesOf(record: Record<string, unknown>, fields: Field[]): Values {
	const text = (value: unknown) => (value === null || value === undefined ? "" : String(value));
	const pairs = fields.flatMap(({ kind, name, reference, options }): [string, string][] => {
		const value = record[name];
		if (kind === "boolean") return [[name, value ? "yes" : ""]];
		if (kind === "choices") {
			const chosen: unknown[] = Array.isArray(value) ? value : [];
			const boxes = choiceBoxes({ name, options });
			return [
				[name, chosen.join(", ")],
				...boxes.map((each): [string, string] => [each.box, chosen.includes(each.value) ? "yes" : ""]),
			];
		}
		if (kind === "fees") return Object.entries(feeValues(name, (value ?? []) as FeeItem[]));
		if (kind === "tags") return [[name, Array.isArray(value) ? value.join(", ") : text(value)]];
		if (reference)
			return [
				[name, text(value)],
				[reference, text(record[reference])],
			];
		if (kind !== "localized") return [[name, text(value)]];
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
	const pairs = fields.flatMap(({ kind, name, options }): [string, unknown][] => {
		const value = values[name] ?? "";
		if (kind === "choices") {
			const boxes = choiceBoxes({ name, options });
			return [[name, boxes.filter(({ box }) => values[box] === "yes").map((each) => each.value)]];
		}
		if (kind === "boolean") return [[name, value === "yes"]];
		if (kind === "fees") return [[name, feeInput(name, values)]];
		// Tags are entered as one text (VALID-14).
		if (kind === "tags") return [[name, tagsOf(value)]];
		if (kind === "reference") return [];
		if (kind !== "localized") return [[name, value]];
		const variants = boxesOf(name).map(({ box }): [string, string] => [box, values[box] ?? ""]);
		return [[name, variants.find(([, text]) => text.trim())?.[1] ?? ""], ...variants];
	});
	return Object.fromEntries(pairs);
}

/** The values of a row for a form; null is an empty input. */
export const valuesFromRow = (row: Record<string, string | null>): Values =>
	Object.fromEntries(Object.entries(row).map(([name, value]) => [name, value ?? ""]));

export function valuesFrom(form: FormData): Values {
	return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

/** The input that a rejected form shows again: all but passwords. */
export const withoutPasswords = (values: Values): Values =>
	Object.fromEntries(Object.entries(values).filter(([name]) => !/password/i.test(name)));
