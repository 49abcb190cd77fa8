import type { Sheets } from "../domain/ports.ts";
import { NotASheet } from "../domain/ports.ts";

/** What a packed file may unfold to: a hundred times less than would fill the memory. */
const largestUnpacked = 200 * 1024 * 1024;

/** CSV and XLSX. The libraries are loaded with the first file. */
export const sheets: Sheets = {
	async read(bytes, format) {
		try {
			if (format === "csv") {
				const { parse } = await import("csv-parse/sync");
				const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
				// Excel in Russian and Uzbek separates by semicolons.
				const [head = ""] = text.split("\n", 1);
				const delimiter = head.includes(";") && !head.includes(",") ? ";" : ",";
				return parse(text, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: false });
			}
			if (unpackedSize(bytes) > largestUnpacked) throw new NotASheet("too large when unpacked");
			const { readSheet } = await import("read-excel-file/node");
			const rows = await readSheet(Buffer.from(bytes));
			return rows.map((row) => row.map(cell));
		} catch (error) {
			throw error instanceof NotASheet ? error : new NotASheet((error as Error).message);
		}
	},
	async write(rows, format) {
		if (format === "csv") {
			const { stringify } = await import("csv-stringify/sync");
			return new TextEncoder().encode(stringify(rows, { bom: true, record_delimiter: "windows" }));
		}
		const { default: writeXlsxFile } = await import("write-excel-file/node");
		const [head = [], ...body] = rows;
		const data = [
			head.map((value) => ({ value, fontWeight: "bold" as const })),
			...body.map((row) => row.map((value) => ({ value, type: String }))),
		];
		return new Uint8Array(await writeXlsxFile(data, { stickyRowsCount: 1 }).toBuffer());
	},
};

function cell(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (value instanceof Date) return value.toISOString().slice(0, 10);
	return String(value);
}

/** The sum of the sizes that the archive's own list of files states (APPNOTE 4.3.12). */
function unpackedSize(bytes: Uint8Array): number {
	const buffer = Buffer.from(bytes);
	let sum = 0;
	for (let at = buffer.indexOf("PK\u0001\u0002", 0, "latin1"); at >= 0 && at + 46 <= buffer.length; ) {
		sum += buffer.readUInt32LE(at + 24);
		at = buffer.indexOf("PK\u0001\u0002", at + 46, "latin1");
	}
	return sum;
}
