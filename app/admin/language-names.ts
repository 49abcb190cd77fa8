import type { Language } from "../../domain/language.ts";

/** Each language in its own words. */
export const languageNames: Record<Language, string> = { en: "English", ru: "Русский", uz: "Oʻzbekcha" };
