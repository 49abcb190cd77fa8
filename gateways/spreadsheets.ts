import { SpreadsheetError, type Spreadsheets } from "../domain/ports.ts";
import { ChildKilled, childProcess } from "./child-process.ts";
import type { SheetAnswer, SheetTask } from "./spreadsheet-files.ts";

/**
 * Ten thousand rows take a second or two. The heap is what limits a file that was made to fill the memory; what a packed file
 * unfolds to lies outside the heap and is bounded by sheet-files.ts.
 */
const inProcess = childProcess<SheetTask, SheetAnswer>("spreadsheet-process", {
	atOnce: 2,
	timeout: 60_000,
	heapMegabytes: 512,
	residentMegabytes: 1_200,
});

/**
 * Spreadsheets, each read and written by a process of its own: a large one holds nobody else up, and one that was made to fill the
 * memory ends with its process, which knows nothing and can reach nothing of ours.
 */
export const spreadsheets: Spreadsheets = {
	async read(bytes) {
		const answer = await inProcess({ bytes }).catch(tooLarge);
		if ("sheet" in answer) return answer.sheet;
		throw new SpreadsheetError("fault" in answer ? answer.fault : { code: "bad_xlsx" });
	},
	async write(rows) {
		const answer = await inProcess({ rows }).catch(tooLarge);
		if ("bytes" in answer) return answer.bytes;
		throw new Error("The spreadsheet could not be written.");
	},
};

/** Out of memory or of time: by a file, not by a fault of the machine. */
function tooLarge(error: unknown): SheetAnswer {
	if (error instanceof ChildKilled) return { fault: { code: "sheet_too_large" } };
	throw error;
}
