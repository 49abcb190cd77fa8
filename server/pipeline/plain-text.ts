import type { Language } from "../../domain/language.ts";

/** The headers of text responses for people that are not pages. */
export const plainText = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** One line per language, for responses that are sent before the language of the request is known. */
export const inEveryLanguage = (texts: Record<Language, string>, ...more: string[]): Buffer =>
	Buffer.from([...Object.values(texts), ...more, ""].join("\n"));
