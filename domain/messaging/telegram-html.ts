/** Control characters but tabs and line breaks, and those that turn the direction of the text that follows. */
const harmful = /(?![\t\n])[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** Escapes plain text for Telegram's HTML. Nobody's words can turn or hide the words around them. */
export const asHtml = (text: string): string =>
	text.replaceAll(harmful, "").replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The name of a person, in bold, as the first line of a message about one of several. */
export const nameLine = (name: string): string => `<b>${asHtml(name)}</b>\n`;
