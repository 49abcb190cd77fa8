import { type Language, languages, type Variant, variantOf } from "../../shared/language.ts";

/** The words in braces that a template may contain: "sum" is what the first year of the chosen program costs. */
export const placeholders = [
	"name",
	"reference",
	"next",
	"date",
	"program",
	"university",
	"sum",
	"consultant",
	"office",
] as const;
export type Placeholder = (typeof placeholders)[number];

/** A template's text in a language, or if it is missing the first one there is. */
export function templateText(texts: Record<Variant<"text">, string | null>, language: Language) {
	const found = [language, ...languages].find((each) => texts[variantOf("text", each)]) ?? language;
	return { text: texts[variantOf("text", found)] ?? "", language: found };
}

/** What replaces them; null for a value that is not known. */
export type TemplateValues = Record<Placeholder, string | null>;

const inBraces = /\{([^{}\n]*)\}/g;
const isKnown = (word: string): word is Placeholder => (placeholders as readonly string[]).includes(word);

/** @returns the words in braces that have not been replaced. */
export const knownWords = (text: string): string[] =>
	[...text.matchAll(inBraces)].map(([, word = ""]) => word).filter((word) => isKnown(word));

/** @returns the words in braces that nothing replaces, such as a mistyped one. */
export const unknownWords = (text: string): string[] =>
	[...text.matchAll(inBraces)].map(([, word = ""]) => word).filter((word) => !isKnown(word));

/**
 * Replaces the words in braces.
 * @returns the text, and the words that have no value: these stay in it.
 */
export function fillTemplate(text: string, values: TemplateValues): { text: string; missing: Placeholder[] } {
	const missing = new Set<Placeholder>();
	const filled = text.replace(inBraces, (braced, word: string) => {
		if (!isKnown(word)) return braced;
		const value = values[word];
		if (!value) missing.add(word);
		return value || braced;
	});
	return { text: filled, missing: [...missing] };
}
