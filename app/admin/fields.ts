import { tagsOf } from "../../domain/blog/rules.ts";
import type { Field as FieldDefinition, FieldKind } from "../../domain/field-types.ts";
import { languages, variantOf } from "../../domain/language.ts";

/** A field as forms and views have it: one of the domain's, or a password. Labels are texts by its name. */
export type Field = Omit<FieldDefinition, "kind"> & {
	name: string;
	kind: FieldKind | "password";
	/** Of a reference, whose box takes another record's name: the field of that record's id. */
	reference?: string;
};

/** The form of a noun, from the list of its fields in the form's order. */
export const formOf = (definitions: [string, FieldDefinition][]): Field[] =>
	definitions
		.filter(([, { form }]) => form !== false)
		.map(([name, field]) => (field.lookup ? { ...field, name: field.lookup, reference: name } : { ...field, name }));

/** A record's fields as a form has them: text by the name of the box. */
export type Values = Record<string, string>;

/** The boxes of a localized field, one for each language. */
export const boxesOf = (name: string) => languages.map((language) => ({ language, box: variantOf(name, language) }));

/** The box that an issue of the domain belongs to: that of the plain field, which nobody fills in, is the English one. */
export function boxOf(issue: string, fields: Field[]): string {
	const localized = fields.some(({ kind, name }) => kind === "localized" && name === issue);
	return localized ? variantOf(issue, "en") : issue;
}

export function valuesOf(record: Record<string, unknown>, fields: Field[]): Values {
	const text = (value: unknown) => (value === null || value === undefined ? "" : String(value));
	const pairs = fields.flatMap(({ kind, name, reference }): [string, string][] => {
		const value = record[name];
		if (kind === "boolean") return [[name, value ? "yes" : ""]];
		if (kind === "tags") return [[name, Array.isArray(value) ? value.join(", ") : text(value)]];
		if (reference)
			return [
				[name, text(value)],
				[reference, text(record[reference])],
			];
		if (kind !== "localized") return [[name, text(value)]];
		// A record from before the languages has the plain text alone: it stands in for the English one (spec §1).
		return boxesOf(name).map(({ language, box }) => [box, text(record[box]) || (language === "en" ? text(value) : "")]);
	});
	return Object.fromEntries(pairs);
}

/** What a new record's form says before anybody has typed. */
export const initialValues = (fields: Field[]): Values =>
	valuesOf(Object.fromEntries(fields.map(({ name, initial }) => [name, initial])), fields);

/**
 * What the form says, as the domain takes it. The plain text of a localized field is the one that every language falls back
 * to; nobody should type it twice, so it is the English one, else whichever is there.
 */
export function inputOf(values: Values, fields: Field[]): Record<string, unknown> {
	const pairs = fields.flatMap(({ kind, name }): [string, unknown][] => {
		const value = values[name] ?? "";
		if (kind === "boolean") return [[name, value === "yes"]];
		// Tags are typed as one text (VALID-14).
		if (kind === "tags") return [[name, tagsOf(value)]];
		if (kind === "reference") return [];
		if (kind !== "localized") return [[name, value]];
		const variants = boxesOf(name).map(({ box }): [string, string] => [box, values[box] ?? ""]);
		return [[name, variants.find(([, text]) => text.trim())?.[1] ?? ""], ...variants];
	});
	return Object.fromEntries(pairs);
}

export function valuesFrom(form: FormData): Values {
	return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
