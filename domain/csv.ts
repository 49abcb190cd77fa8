/** Spreadsheets know by it that the text is UTF-8; it stands before the first line. */
export const byteOrderMark = "\ufeff";

export const csvLine = (values: string[]): string => `${values.map(cell).join(",")}\r\n`;

const cell = (text: string): string => `"${guardCell(text).replaceAll('"', '""')}"`;

/** Formulas begin with these, the full-width ones in East Asian versions. */
const signs = "=+\\-@＝＋－＠";

/** What spreadsheets run or move when a cell begins like this. Blanks and quotes may stand before the sign. */
const start = new RegExp(`^(?:'*[\\t\\r\\n]|['"\\s]*[${signs}])`);

/**
 * Excel in Russian and Uzbek separates cells by semicolons, and then takes a quote after a comma for a letter: a semicolon, a tab or
 * a line break inside a cell begins a new one there.
 */
const inner = (apostrophe: string) =>
	new RegExp(`([;\\t\\r\\n])${apostrophe}(?=(?:['"]|[^\\S\\t\\r\\n])*[${signs}])`, "g");
const [innerStart, guardedInnerStart] = [inner(""), inner("'")];

/** Digits and separators only: nothing that a formula could call or refer to. */
const phone = /^\+\d[\d ().-]{6,}$/;
const noBreakSpace = "\u00a0";

/**
 * The text as spreadsheets show it without running it: an apostrophe stands before whatever begins like a formula. A phone number has
 * a no-break space instead, which keeps it text, and readable. `unguardCell` takes both away again.
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
