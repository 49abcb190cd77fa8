import type { Language } from "./language.ts";
import { locales } from "./locales.ts";

/** The name of a country by its ISO code. For the server only, which knows the names in all languages. */
export function countryName(code: string, language: Language): string;
export function countryName(code: string | null, language: Language): string | null;
export function countryName(code: string | null, language: Language): string | null {
	return code && (new Intl.DisplayNames(locales[language].locale, { type: "region" }).of(code) ?? code);
}
