/**
 * Lines of a spreadsheet cell, each with the values of one item: "dormitory | 600000 | per_semester". In a value, a backslash
 * precedes "|" and itself, and \n and \r are line breaks.
 */
const escapes: Record<string, string> = { "\\": "\\\\", "|": "\\|", "\n": "\\n", "\r": "\\r" };
const characters = Object.fromEntries(Object.entries(escapes).map(([character, escaped]) => [escaped, character]));

/** Without the empty values at its end. */
export function writeLine(values: readonly string[]): string {
	const escaped = values.map((value) => value.replace(/[\\|\n\r]/g, (character) => escapes[character] ?? character));
	return escaped.slice(0, escaped.findLastIndex(Boolean) + 1).join(" | ");
}

/** The values by field; one too many becomes the field `beyond`, which no item has. */
export function readLine(line: string, fields: readonly string[]): Record<string, string> {
	const values = [...`${line}|`.matchAll(/((?:\\[\\|nr]|[^|])*)\|/g)].map(([, value = ""]) =>
		value.trim().replace(/\\[\\|nr]/g, (escaped) => characters[escaped] ?? escaped),
	);
	const item = Object.fromEntries(fields.map((field, at) => [field, values[at] ?? ""]));
	return values.length > fields.length ? { ...item, beyond: values.at(-1) ?? "" } : item;
}

/**
 * The lines of a cell that say something.
 * @param most items of a record: one more is read, which is refused.
 */
export const linesOf = (cell: string, most: number): string[] =>
	cell
		.split("\n")
		.filter((line) => line.trim())
		.slice(0, most + 1);
