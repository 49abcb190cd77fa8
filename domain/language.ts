import { type Language, languages } from "../database/values.ts";

export { type Language, languages };

/** The language in which texts are written first; its text stands in for a missing translation (spec §1). */
export const originalLanguage = "en" satisfies Language;

const suffixes: { [L in Language]: Capitalize<L> } = { en: "En", ru: "Ru", uz: "Uz" };

/** The name of a localized field's variant in a form or record: "title" → "titleRu". */
export const variantOf = <F extends string>(field: F, language: Language): `${F}${Capitalize<Language>}` =>
	`${field}${suffixes[language]}`;

/** @returns undefined for anything that is not a supported language. */
export function asLanguage(value: unknown): Language | undefined {
	return languages.find((language) => language === value);
}

type Variants<F extends string> = { [K in F | `${F}${Capitalize<Language>}`]?: string | null };

/**
 * A row's text in a language, else in English, else the plain field (spec §1). Blank counts as missing (O-03). Returns
 * "" if all are missing.
 */
export function localized<F extends string>(row: Variants<F>, field: F, language: Language): string {
	const texts = row as Record<string, string | null | undefined>;
	for (const key of [variantOf(field, language), variantOf(field, "en"), field]) {
		const text = texts[key];
		if (text && text.trim() !== "") return text;
	}
	return "";
}
