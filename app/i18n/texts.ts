import type { Language } from "../../domain/language.ts";
import { useRequestContext } from "../request-context.ts";
import { en, type Texts } from "./en.ts";
import { ru } from "./ru.ts";
import { typesetAll } from "./typography.ts";
import { uz } from "./uz.ts";

/** As written, for feeds and other plain text. */
export const texts: Record<Language, Texts> = { en, ru, uz };

const shown: Record<Language, Texts> = {
	en: typesetAll(en, "en"),
	ru: typesetAll(ru, "ru"),
	uz: typesetAll(uz, "uz"),
};

/** The texts of the visitor's language, as a page shows them. */
export function useTexts(): Texts {
	return shown[useRequestContext().language];
}

/** Each language in its own words. */
export const languageNames: Record<Language, string> = {
	en: en.languageName,
	ru: ru.languageName,
	uz: uz.languageName,
};

/** A stored type in the visitor's words; one that says more, as 'Master (MBA)', stays as it is. */
export function typeName(type: string, t: Texts): string {
	return (t.programTypes as Record<string, string>)[type] ?? type;
}

/** A post's tag in the visitor's words; one that we have no words for stays as staff typed it. */
export function tagName(tag: string, t: Texts): string {
	return (t.blog.tagNames as Record<string, string>)[tag] ?? tag;
}
