/**
 * Control characters except tabs and line breaks, and the marks (U+061C, U+200E, U+200F), embeddings and overrides (from U+202A) and
 * isolates (from U+2066) that turn the direction of the text that follows.
 */
const harmful = /(?![\t\n])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Escapes plain text for Telegram's HTML. The text can neither turn nor hide the words around it. */
export const asHtml = (text: string): string =>
	text.replaceAll(harmful, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The name of a person, in bold, as the first line of a message about one of several. */
export const nameLine = (name: string): string => `<b>${asHtml(name)}</b>\n`;
