import { languages } from "../../domain/language.ts";

/**
 * What staff fill in of a record, in order. One list makes its form, its view and what is sent to the domain. Labels stand in
 * the tab's texts under the field's name.
 */
export type Field = { name: string; required?: boolean } & (
	| { kind: "localized"; rows?: number }
	| { kind: "line"; type?: "text" | "url" | "date" | "email" | "password"; inputMode?: "numeric" }
	| { kind: "choice"; options: readonly string[] }
	| { kind: "tick" }
	| { kind: "image" }
	/** One of many records: its name is typed, with suggestions from an address; `${name}Id` says which it was before. */
	| { kind: "lookup"; suggestions: string }
);

/** A record's fields as a form has them: text by the name of the box. */
export type Values = Record<string, string>;

const suffixes = { en: "En", ru: "Ru", uz: "Uz" } as const;

/** The three boxes of a localised field. */
export const boxesOf = (name: string) =>
	languages.map((language) => ({ language, box: `${name}${suffixes[language]}` }));

/** The box that an issue of the domain belongs to: that of the plain field, which nobody fills in, is the English one. */
export function boxOf(issue: string, fields: Field[]): string {
	const localized = fields.some(({ kind, name }) => kind === "localized" && name === issue);
	return localized ? `${issue}En` : issue;
}

export function valuesOf(record: Record<string, unknown>, fields: Field[]): Values {
	const text = (value: unknown) => (value === null || value === undefined ? "" : String(value));
	const pairs = fields.flatMap(({ kind, name }): [string, string][] => {
		if (kind === "tick") return [[name, record[name] ? "yes" : ""]];
		if (kind !== "localized") return [[name, text(record[name])]];
		// A record from before the languages has the plain text alone: it stands in for the English one (spec §1).
		return boxesOf(name).map(({ language, box }) => [
			box,
			text(record[box]) || (language === "en" ? text(record[name]) : ""),
		]);
	});
	return Object.fromEntries(pairs);
}

/**
 * What the form says, as the domain takes it. The plain text of a localised field is the one that every language falls back
 * to; nobody should type it twice, so it is the English one, else whichever is there.
 */
export function inputOf(values: Values, fields: Field[]): Record<string, unknown> {
	const pairs = fields.flatMap(({ kind, name }): [string, unknown][] => {
		if (kind === "tick") return [[name, values[name] === "yes"]];
		if (kind === "lookup") return [];
		if (kind !== "localized") return [[name, values[name] ?? ""]];
		const variants = boxesOf(name).map(({ box }): [string, string] => [box, values[box] ?? ""]);
		return [[name, variants.find(([, text]) => text.trim())?.[1] ?? ""], ...variants];
	});
	return Object.fromEntries(pairs);
}

export function valuesFrom(form: FormData): Values {
	return Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}
