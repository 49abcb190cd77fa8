import type { Language } from "../../domain/language.ts";

/** The headers of responses that are written for people but are not pages. */
export const plainText = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** One line per language, for responses that are sent before the language of the request is known. */
export const inEveryLanguage = (texts: Record<Language, string>, ...more: string[]): Buffer =>
	Buffer.from([...Object.values(texts), ...more, ""].join("\n"));
