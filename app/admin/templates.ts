import type { Language } from "../../domain/shared/language.ts";

type Texts = Record<"textEn" | "textRu" | "textUz", string>;

/** A template's text in one language. */
export const templateText = ({ textEn, textRu, textUz }: Texts, language: Language): string =>
	({ en: textEn, ru: textRu, uz: textUz })[language];
