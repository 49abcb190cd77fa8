import type { Language } from "../../domain/language.ts";
import { useRequestContext } from "../request-context.ts";
import { en, type Texts } from "./en.ts";
import { ru } from "./ru.ts";
import { typesetAll } from "./typography.ts";
import { uz } from "./uz.ts";

/** Without typography, for feeds and other plain text. */
export const texts: Record<Language, Texts> = { en, ru, uz };

const shown: Record<Language, Texts> = {
	en: typesetAll(en, "en"),
	ru: typesetAll(ru, "ru"),
	uz: typesetAll(uz, "uz"),
};

/** The texts in the visitor's language, with typography. */
export function useTexts(): Texts {
	return shown[useRequestContext().language];
}

/** Each language's own name. */
export const languageNames: Record<Language, string> = {
	en: en.languageName,
	ru: ru.languageName,
	uz: uz.languageName,
};

/** The label of a stored type; a longer one, such as 'Master (MBA)', stays unchanged. */
export function typeName(type: string, t: Texts): string {
	return (t.programTypes as Record<string, string>)[type] ?? type;
}

/** The label of a post's tag; an unknown tag stays as staff typed it. */
export function tagName(tag: string, t: Texts): string {
	return (t.blog.tagNames as Record<string, string>)[tag] ?? tag;
}
