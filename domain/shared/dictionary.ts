import type { Language } from "./language.ts";
import { forEachLanguage } from "./locales.ts";

/** A text in every language, side by side. */
export type LocalizedText = Record<Language, string>;

type Sentence = (...values: never[]) => string;

/** What is the same in every language: a flag, an address. */
type Neutral = boolean | undefined | `/${string}` | `https://${string}`;

/** Texts by name, each in every language. */
export type LocalizedTexts =
	| LocalizedText
	| Record<Language, Sentence>
	| { readonly [name: string]: LocalizedTexts | Neutral }
	| readonly (LocalizedTexts | Neutral)[];

/** The same texts in one language. */
export type Dictionary<T> = T extends LocalizedText
	? string
	: T extends Record<Language, infer Text extends Sentence>
		? Text
		: { [Name in keyof T]: Dictionary<T[Name]> };

/** @returns the texts in one language. */
export const pickLanguage = <T extends LocalizedTexts>(texts: T, language: Language) =>
	pick(texts, language) as Dictionary<T>;

function pick(value: unknown, language: Language): unknown {
	if (typeof value !== "object" || value === null) return value;
	if (Array.isArray(value)) return value.map((one) => pick(one, language));
	const entries = Object.entries(value);
	const own = entries.find(([name]) => name === language)?.[1];
	if (own !== undefined && typeof own !== "object") return own;
	return Object.fromEntries(entries.map(([name, one]) => [name, pick(one, language)]));
}

/** The texts in each language. */
export const dictionariesOf = <T extends LocalizedTexts>(texts: T) =>
	forEachLanguage((language) => pickLanguage(texts, language));
