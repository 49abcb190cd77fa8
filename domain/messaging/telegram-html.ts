/** Escapes plain text for Telegram's HTML. */
export const asHtml = (text: string): string =>
	text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The name of a person, in bold, as the first line of a message about one of several. */
export const nameLine = (name: string): string => `<b>${asHtml(name)}</b>\n`;
