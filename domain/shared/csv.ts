/** Maximum number of rows in a spreadsheet that staff import or export. */
export const maxSheetRows = 10_000;

/** At the start of a file, it tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = "\ufeff";

export const csvLine = (values: string[]): string => `${values.map(cell).join(",")}\r\n`;

const cell = (text: string): string => `"${guardCell(text).replaceAll('"', '""')}"`;

/** Characters that start a formula; East Asian versions accept the full-width ones. */
const signs = "=+\\-@＝＋－＠";

/** Matches cells that spreadsheets evaluate or move. Spaces and quotes may precede the character. */
const start = new RegExp(`^(?:'*[\\t\\r\\n]|['"\\s]*[${signs}])`);

/**
 * Excel in Russian and Uzbek separates cells with semicolons and then treats a quote after a comma as text: a
 * semicolon, tab or line break inside a cell would start a new cell.
 */
const inner = (apostrophe: string) =>
	new RegExp(`([;\\t\\r\\n])${apostrophe}(?=(?:['"]|[^\\S\\t\\r\\n])*[${signs}])`, "g");
const [innerStart, guardedInnerStart] = [inner(""), inner("'")];

/** Only digits and separators, which a formula cannot use. */
const phone = /^\+\d[\d ().-]{6,}$/;
const noBreakSpace = "\u00a0";

/**
 * Escapes text so that spreadsheets do not evaluate it: an apostrophe precedes the start of a formula. Phone numbers
 * get a no-break space instead, which keeps them readable as text. `unguardCell` reverses both.
 */
export function guardCell(text: string): string {
	if (phone.test(text)) return noBreakSpace + text;
	return (start.test(text) ? `'${text}` : text).replace(innerStart, "$1'");
}

export function unguardCell(text: string): string {
	const rest = text.slice(1);
	if (text.startsWith(noBreakSpace) && phone.test(rest)) return rest;
	return (text.startsWith("'") && start.test(rest) ? rest : text).replace(guardedInnerStart, "$1");
}
