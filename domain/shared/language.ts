import { type Variant, variantOf } from "../../database/naming.ts";
import { type Language, languages } from "../../database/values.ts";

export { type Language, languages, type Variant, variantOf };

/** The language in which texts are written first; it is the fallback for a missing translation (spec §1). */
export const originalLanguage = "en" satisfies Language;
export type Translation = Exclude<Language, typeof originalLanguage>;

/** The fields of a localized text: the plain one and one per language. */
export type LocalizedField<F extends string> = F | Variant<F>;

/** A value for each translation of a localized field, by its name. */
export const forEachVariant = <F extends string, Value>(field: F, make: (name: Variant<F>) => Value) =>
	Object.fromEntries(
		languages.map((language) => variantOf(field, language)).map((name) => [name, make(name)]),
	) as Record<Variant<F>, Value>;

/** The fields of a localized text, from a row or from a table's columns. */
export function pickLocalized<F extends string, T extends { [K in LocalizedField<F>]: unknown }>(
	source: T,
	field: F,
): Pick<T, LocalizedField<F>> {
	const fields: LocalizedField<F>[] = [field, ...languages.map((language) => variantOf(field, language))];
	return Object.fromEntries(fields.map((name) => [name, source[name]])) as Pick<T, LocalizedField<F>>;
}

/** @returns undefined for anything that is not a supported language. */
export function asLanguage(value: unknown): Language | undefined {
	return languages.find((language) => language === value);
}

/**
 * A row's text in a language, else in English, else the plain field (spec §1). Blank counts as missing (O-03). Returns
 * "" if all are missing.
 */
export function localized<F extends string>(
	row: { [K in LocalizedField<F>]?: string | null },
	field: F,
	language: Language,
): string {
	for (const name of [variantOf(field, language), variantOf(field, originalLanguage), field] as const) {
		const text = row[name];
		if (text && text.trim() !== "") return text;
	}
	return "";
}

/** What the address of a page in its own language begins with; English has no prefix (spec §1). */
export type LanguagePrefix = "" | `/${Translation}`;

/** @returns the language prefix of a path in lowercase: "/ru" of "/ru/programs", "" of "/rules". */
export function prefixOf(path: string): LanguagePrefix {
	const language = asLanguage(path.split("/", 2)[1]?.toLowerCase());
	return language && language !== originalLanguage ? `/${language}` : "";
}

/** The path of the same page in a language of its own address. */
export const inLanguage = (path: string, language: Language): string =>
	language === originalLanguage ? path : `/${language}${path === "/" ? "" : path}`;
