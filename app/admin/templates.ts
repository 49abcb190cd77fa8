import { type Language, type Variant, variantOf } from "../../domain/shared/language.ts";
import type { Field } from "./fields.ts";

export const templateFields: Field[] = [
	{ name: "name", kind: "line", required: true },
	{ name: "text", kind: "localized", required: true, rows: 10 },
];

/** A template's text in one language. */
export const templateText = (texts: Record<Variant<"text">, string>, language: Language): string =>
	texts[variantOf("text", language)];
