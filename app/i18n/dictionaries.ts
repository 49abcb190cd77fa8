import { type Dictionary, dictionariesOf } from "../../domain/shared/dictionary.ts";
import type { Language } from "../../domain/shared/language.ts";
import { forEachLanguage } from "../../domain/shared/locales.ts";
import type { Guide } from "../guide/guide.ts";
import { guide } from "../guide/guide-text.ts";
import * as legalEn from "../legal/en.ts";
import type { NamedLegalText } from "../legal/legal.ts";
import * as legalRu from "../legal/ru.ts";
import * as legalUz from "../legal/uz.ts";
import { publicTexts } from "./public/texts.ts";

/** The texts of the public pages, as written: for feeds and other plain text. Those of the admin are in app/admin/all-texts.ts. */
export const texts = dictionariesOf(publicTexts);
export type Texts = Dictionary<typeof publicTexts>;
export const guides: Record<Language, Guide> = dictionariesOf(guide);

/** Each language in a file of its own: a lawyer reads a document from its beginning to its end. */
const legal: Record<Language, { terms: NamedLegalText; privacy: NamedLegalText }> = {
	en: legalEn,
	ru: legalRu,
	uz: legalUz,
};
export const terms = forEachLanguage((language) => legal[language].terms);
export const privacy = forEachLanguage((language) => legal[language].privacy);
