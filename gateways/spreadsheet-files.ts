import { maxSheetRows } from "../domain/shared/csv.ts";
import { repack, UnpackFault } from "./zip.ts";

/** Why the bytes are not a valid spreadsheet; `line` if known. */
export type SheetFault = {
	code: "not_utf8" | "old_excel" | "bad_csv" | "bad_xlsx" | "sheet_too_large";
	line?: number;
};
export class SheetError extends Error {
	readonly fault: SheetFault;
	constructor(fault: SheetFault) {
		super(fault.code);
		this.fault = fault;
	}
}

/** Maximum unpacked bytes, and maximum characters of all cells. */
const maxUnpackedSize = 150 * 1024 * 1024;
const maxLetters = 40 * 1024 * 1024;
const maxColumns = 200;
/** Longer than any field, so that a longer cell is still reported as too long. */
const maxCellLength = 10_000;

type ReadSheet = { rows: string[][]; format: "csv" | "xlsx" };
/** The task and the answer of a child process. */
export type SheetTask = { bytes: Uint8Array } | { rows: string[][]; choices: string[][] };
export type SheetAnswer = { sheet: ReadSheet } | { bytes: Uint8Array } | { fault: SheetFault };

/**
 * Detects the format by the first bytes, not by the file name.
 * @throws SpreadsheetError.
 */
export async function readSheetFile(bytes: Buffer): Promise<ReadSheet> {
	if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return { rows: bounded(await readXlsx(bytes)), format: "xlsx" };
	if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) throw new SheetError({ code: "old_excel" });
	return { rows: bounded(await readCsv(textOf(bytes))), format: "csv" };
}

async function readXlsx(bytes: Buffer): Promise<string[][]> {
	const { readSheet } = await import("read-excel-file/node");
	try {
		// The library unpacks without a limit, so it receives an archive that was unpacked within one.
		const archive = repack(bytes, (name) => /\.(xml|rels)$/.test(name), maxUnpackedSize);
		const rows = await readSheet(Buffer.from(archive.buffer, archive.byteOffset, archive.length));
		return rows.map((row) => row.map(cell));
	} catch (error) {
		const tooLarge = error instanceof UnpackFault && error.code === "too_large";
		throw new SheetError({ code: tooLarge ? "sheet_too_large" : "bad_xlsx" });
	}
}

async function readCsv(text: string): Promise<string[][]> {
	const { parse, CsvError } = await import("csv-parse/sync");
	// Excel in Russian and Uzbek separates cells with semicolons, and Unicode text files use tabs.
	const [head = ""] = text.split(/[\r\n]/, 1);
	const many = (delimiter: string) => head.split(delimiter).length;
	const delimiter = [",", ";", "\t"].toSorted((a, b) => many(b) - many(a))[0] as string;
	try {
		// A file that was written on several systems can end its lines in different ways.
		const record_delimiter = ["\r\n", "\n", "\r"];
		const relaxed = { relax_column_count: true, relax_quotes: true, skip_empty_lines: false };
		return parse(text, { delimiter, record_delimiter, ...relaxed, bom: true });
	} catch (error) {
		const line = error instanceof CsvError ? Number(error.lines) : Number.NaN;
		throw new SheetError({ code: "bad_csv", ...(line > 0 && { line }) });
	}
}

function textOf(bytes: Buffer): string {
	const encoding = startsWith(bytes, [0xff, 0xfe]) ? "utf-16le" : "utf-8";
	try {
		return new TextDecoder(encoding, { fatal: true }).decode(bytes);
	} catch {
		throw new SheetError({ code: "not_utf8" });
	}
}

const startsWith = (bytes: Buffer, mark: number[]) => mark.every((byte, at) => bytes[at] === byte);

function cell(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (value instanceof Date) return value.toISOString().slice(0, 10);
	return String(value);
}

/** Limits the size, and removes blank rows at the end. */
function bounded(rows: string[][]): string[][] {
	while (rows.at(-1)?.every((value) => value.trim() === "")) rows.pop();
	if (rows.length > 2 * maxSheetRows) throw new SheetError({ code: "sheet_too_large" });
	let letters = 0;
	for (const row of rows) {
		if (row.length > maxColumns) throw new SheetError({ code: "sheet_too_large" });
		for (const [at, value] of row.entries()) {
			if (value.length > maxCellLength) row[at] = value.slice(0, maxCellLength);
			letters += Math.min(value.length, maxCellLength);
		}
		if (letters > maxLetters) throw new SheetError({ code: "sheet_too_large" });
	}
	return rows;
}

/**
 * Writes XLSX with a bold, sticky first row; every cell is text, so that no formula runs and no leading zero is lost.
 * @param choices of each column: the cells offer them, and accept other text, too.
 */
export async function writeXlsxFile(rows: string[][], choices: string[][]): Promise<Uint8Array> {
	const { default: write } = await import("write-excel-file/node");
	const [head = [], ...body] = rows;
	const data = [
		head.map((value) => ({ value: escaped(value), type: String, fontWeight: "bold" as const })),
		...body.map((row) => row.map((value) => (value === "" ? null : { value: escaped(value), type: String }))),
	];
	const sheets = [{ data, sheet: "Sheet1", stickyRowsCount: 1 }];
	if (!choices.some((values) => values.length > 0)) return new Uint8Array(await write(sheets).toBuffer());
	const longest = Math.max(...choices.map((values) => values.length));
	const lists = Array.from({ length: longest }, (_, at) =>
		choices.map((values) => (values[at] === undefined ? null : { value: escaped(values[at]), type: String })),
	);
	const features = [await choicesFeature(choices)];
	return new Uint8Array(await write([...sheets, { data: lists, sheet: listSheet }], { features }).toBuffer());
}

/** The sheet with the choices of each column, from its first row down. */
const listSheet = "Lists";

/** Lists to choose from (ECMA-376 part 1, 18.3.1.32), which the library leaves to extensions. */
async function choicesFeature(choices: string[][]) {
	const { getCellAddress, getOrderOfSiblings, insertElementMarkupAccordingToOrderOfSiblings } = await import(
		"write-excel-file/utility"
	);
	const validations = choices.flatMap((values, at) => {
		if (values.length === 0) return [];
		const column = getCellAddress(0, at).replace(/\d+$/, "");
		const source = `${listSheet}!$${column}$1:$${column}$${values.length}`;
		return `<dataValidation type="list" allowBlank="1" sqref="${column}2:${column}${maxSheetRows + 1}"><formula1>${source}</formula1></dataValidation>`;
	});
	const markup = `<dataValidations count="${validations.length}">${validations.join("")}</dataValidations>`;
	const file = "xl/worksheets/sheet{id}.xml";
	return {
		files: {
			transform: {
				[file]: {
					transform: (xml: string, _options: unknown, { sheetIndex }: { sheetIndex: number }) =>
						sheetIndex > 0
							? xml
							: insertElementMarkupAccordingToOrderOfSiblings(
									xml,
									markup,
									getOrderOfSiblings(file, "worksheet") ?? [],
									"worksheet",
								),
				},
			},
		},
	};
}

/** Characters that XML cannot contain, escaped as in XLSX (ECMA-376 part 1, 22.9.2.19): _x000B_. */
const needsEscape = /[\p{Cc}\ufffd-\uffff]|_(?=x[0-9a-f]{4}_)/giu;

function escaped(text: string): string {
	// The library stores cells in an object, where inherited method names would collide.
	if (text in {}) return code(text) + text.slice(1);
	return text.replace(needsEscape, (letter) => (letter === "\t" || letter === "\n" ? letter : code(letter)));
}

const code = (letter: string) => `_x${letter.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;
