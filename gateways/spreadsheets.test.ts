import fc from "fast-check";
import { unzipSync, type Zippable, zipSync } from "fflate";
import { expect, test } from "vitest";
import { csvLine } from "../domain/shared/csv.ts";
import { SpreadsheetError } from "../domain/shared/ports.ts";
import { readSheetFile, SheetError } from "./spreadsheet-files.ts";
import { spreadsheets } from "./spreadsheets.ts";

const bytes = (text: string) => new TextEncoder().encode(text);
const fault = (file: Uint8Array) =>
	readSheetFile(Buffer.from(file)).then(
		() => "taken",
		(error) => (error instanceof SheetError ? `${error.fault.code} ${error.fault.line ?? ""}`.trim() : String(error)),
	);

test("CSV is read with commas, semicolons or tabs, in UTF-8 with and without its mark, and in UTF-16", async () => {
	const rows = [
		["name", "location"],
		["Сеул, «1; 2»", "Oʻsh\n2"],
	];
	const text = (delimiter: string) => rows.map((row) => row.map((cell) => `"${cell}"`).join(delimiter)).join("\r\n");
	const utf16 = Buffer.from(`\ufeff${text("\t")}`, "utf16le");
	for (const file of [bytes(text(",")), bytes(`\ufeff${text(";")}`), bytes(text("\t")), utf16]) {
		expect(await readSheetFile(Buffer.from(file))).toEqual({ rows, format: "csv" });
	}
});

test("lines of CSV that end in different ways are rows of their own", async () => {
	const { rows } = await readSheetFile(
		Buffer.from('name,location\r\nKAIST,"Daejeon\r\nYuseong"\nEwha,Seoul\rChosun,Gwangju\r\n'),
	);
	expect(rows).toEqual([
		["name", "location"],
		["KAIST", "Daejeon\r\nYuseong"],
		["Ewha", "Seoul"],
		["Chosun", "Gwangju"],
	]);
});

test("what is no spreadsheet says why", async () => {
	const cyrillic = Uint8Array.from([0xd1, 0xe5, 0xf3, 0xeb, 0x3b, 0xcf]);
	expect(await fault(cyrillic)).toBe("not_utf8");
	expect(await fault(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]))).toBe("old_excel");
	expect(await fault(bytes('name,location\nOne,"Seoul\nTwo,Busan\n'))).toMatch(/^bad_csv \d+$/);
	expect(await fault(bytes("PK\u0003\u0004 and no archive"))).toBe("bad_xlsx");
	expect(await fault(zipSync({ "xl/other.xml": bytes("<x/>") }))).toBe("bad_xlsx");
});

test("whatever is written as XLSX is read again, cell by cell", async () => {
	const cell = fc.string({ unit: "grapheme", maxLength: 20 }).map((text) => text.trim());
	const rows = fc.sample(fc.array(cell, { minLength: 4, maxLength: 4 }), { numRuns: 50, seed: 7 });
	const sheet = [
		["a", "b", "c", "d"],
		["=1+1", "007", "1e5", "2027-03-01"],
		["true", "_x000D_", "'x", "line\nline"],
		["valueOf", "a\u000b\u0001b\rc", "__proto__", "\uffff"],
		...rows,
		["z", "z", "z", "z"],
	];
	const { rows: read, format } = await spreadsheets.read(await spreadsheets.write(sheet));
	expect(format).toBe("xlsx");
	expect(read).toEqual(sheet);
});

const plain = spreadsheets.write([["name"]]);

/** A workbook with one sheet of this XML, compressed. */
async function workbook(sheet: string | Buffer, others: Zippable = {}): Promise<Uint8Array> {
	const files = unzipSync(await plain);
	return zipSync({ ...files, "xl/worksheets/sheet1.xml": Buffer.from(sheet), ...others }, { level: 6, mtime: 1e12 });
}

/**
 * The archive with this size stated for every entry, in its directory and before each file (APPNOTE 4.3.7 and 4.3.12).
 */
function stating(size: number, archive: Uint8Array): Buffer {
	const lying = Buffer.from(archive);
	for (const [mark, offset] of [
		["PK\u0001\u0002", 24],
		["PK\u0003\u0004", 22],
	] as const) {
		for (let at = lying.indexOf(mark, 0, "latin1"); at >= 0; at = lying.indexOf(mark, at + 4, "latin1")) {
			lying.writeUInt32LE(size, at + offset);
		}
	}
	return lying;
}

const around = (rows: string) =>
	`<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

test("a workbook that another program compressed is read; a file that was made to fill the memory is refused, and nothing else is disturbed", async () => {
	const name = '<row r="1"><c r="A1" t="inlineStr"><is><t>name</t></is></c></row>';
	const file = await workbook(around(`${name}<row r="3"><c r="B3"><v>5</v></c></row>`));
	expect((await readSheetFile(Buffer.from(file))).rows.map(String)).toEqual(["name,", ",", ",5"]);
	const sheet = await workbook(around(" ".repeat(1_000_000)));
	expect(await fault(sheet)).toBe("taken");
	for (const size of [200 * 1024 * 1024, 2 ** 32 - 2])
		expect(await fault(stating(size, sheet))).toBe("sheet_too_large");
	// An entry that states less than it contains is not unpacked beyond the stated size.
	expect(await fault(stating(1, sheet))).toBe("bad_xlsx");
	const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, at) => [`xl/${at}.bin`, new Uint8Array()]));
	expect(await fault(await workbook(around(""), many))).toBe("sheet_too_large");
	const far = (_: unknown, at: number) => `<row r="${at + 1}"><c r="XFD${at + 1}"><v>1</v></c></row>`;
	const wide = around(Array.from({ length: 20_000 }, far).join(""));
	const refused = expect(spreadsheets.read(await workbook(wide))).rejects;
	await refused.toMatchObject({ code: "sheet_too_large" });
	await refused.toBeInstanceOf(SpreadsheetError);
	expect(await fault(bytes(csvLine(Array.from({ length: 300 }, () => "a"))))).toBe("sheet_too_large");
	expect((await spreadsheets.read(bytes("a,b"))).rows).toEqual([["a", "b"]]);
});
