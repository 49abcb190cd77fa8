import { type Language, type Variant, variantOf } from "../../domain/shared/language.ts";

/** A template's text in one language. */
export const templateText = (texts: Record<Variant<"text">, string>, language: Language): string =>
	texts[variantOf("text", language)];
