import type { Language } from "./language.ts";
import { forEachLanguage } from "./locales.ts";

/** A text in every language, side by side. */
export type LocalizedText = Record<Language, string>;

type Sentence = (...values: never[]) => string;

/** The texts of a section: by name, each in every language. */
export type LocalizedTexts =
	| LocalizedText
	| Record<Language, Sentence>
	| { readonly [name: string]: LocalizedTexts | undefined }
	| readonly LocalizedTexts[];

/** What a section must be to become `T` in each language. Literal values, such as addresses, are the same in all languages. */
export type Localized<T> = string extends T
	? LocalizedText
	: T extends object
		? { [Name in keyof T]: Localized<T[Name]> }
		: T;

/** What a section is in one language. */
export type Dictionary<T> = T extends LocalizedText
	? string
	: T extends Record<Language, infer Text extends Sentence>
		? Text
		: { [Name in keyof T]: Dictionary<T[Name]> };

/**
 * @returns the section in one language.
 * @public the code that vite.texts.ts makes imports it
 */
export const pickLanguage = <T extends object>(section: T, language: Language) =>
	pick(section, language) as Dictionary<T>;

function pick(value: unknown, language: Language): unknown {
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map((one) => pick(one, language));
	const entries = Object.entries(value);
	const own = entries.find(([name]) => name === language)?.[1];
	if (own !== undefined && typeof own !== "object") return own;
	return Object.fromEntries(entries.map(([name, one]) => [name, pick(one, language)]));
}

/** The section in each language. */
export const dictionariesOf = <T extends object>(section: T) =>
	forEachLanguage((language) => pickLanguage(section, language));
