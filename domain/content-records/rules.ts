import { type Language, languages } from "../language.ts";

const suffixes = { en: "En", ru: "Ru", uz: "Uz" } as const;

/** Of a record's fields, those that have a variant for each language. */
export const localizedFields = (shape: object): string[] =>
	Object.keys(shape).filter((field) => languages.every((language) => field + suffixes[language] in shape));

/**
 * The fields of a record that say something in another language and nothing in this one. The plain text stands in for a missing
 * English one (spec §1), unless it is itself the Russian or the Uzbek text.
 */
export function missingVariants(record: Record<string, unknown>, fields: string[]): Record<Language, string[]> {
	const textOf = (name: string) => {
		const value = record[name];
		return typeof value === "string" ? value.trim() : "";
	};
	const missing: Record<Language, string[]> = { en: [], ru: [], uz: [] };
	for (const field of fields) {
		const plain = textOf(field);
		const [en, ru, uz] = [textOf(`${field}En`), textOf(`${field}Ru`), textOf(`${field}Uz`)];
		const texts = { en: en || (plain === ru || plain === uz ? "" : plain), ru, uz };
		if (!languages.some((language) => texts[language])) continue;
		for (const language of languages) if (!texts[language]) missing[language].push(field);
	}
	return missing;
}
