/** By it spreadsheets know that the text is UTF-8. */
export const byteOrderMark = "\ufeff";

/** A row as RFC 4180 has it, every cell in quotes. */
export const csvLine = (cells: string[]) => `${cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(",")}\r\n`;
