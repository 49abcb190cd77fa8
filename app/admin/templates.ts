import type { Language } from "../../domain/shared/language.ts";
import type { Field } from "./fields.ts";

export const templateFields: Field[] = [
	{ name: "name", kind: "line", required: true },
	{ name: "text", kind: "localized", required: true, rows: 10 },
];

type Texts = Record<"textEn" | "textRu" | "textUz", string>;

/** A template's text in one language. */
export const templateText = ({ textEn, textRu, textUz }: Texts, language: Language): string =>
	({ en: textEn, ru: textRu, uz: textUz })[language];
