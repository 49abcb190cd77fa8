/** By it spreadsheets know that the text is UTF-8; it stands before the first line. */
export const byteOrderMark = "\ufeff";

export const csvLine = (values: string[]): string => `${values.map(cell).join(",")}\r\n`;

/** A spreadsheet would run what begins like a formula: a quote before it makes it text. */
function cell(text: string): string {
	const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
	return `"${safe.replaceAll('"', '""')}"`;
}
