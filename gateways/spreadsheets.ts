import { SpreadsheetError, type Spreadsheets } from "../domain/shared/ports.ts";
import { ChildKilled, childProcess } from "./child-process.ts";
import type { SheetAnswer, SheetTask } from "./spreadsheet-files.ts";

/**
 * Ten thousand rows take one or two seconds. The heap limit stops a hostile file; unpacked data is outside the heap,
 * and spreadsheet-files.ts limits it.
 */
const inProcess = childProcess<SheetTask, SheetAnswer>("spreadsheet-process", {
	atOnce: 2,
	timeout: 60_000,
	heapMegabytes: 512,
	residentMegabytes: 1_200,
});

/**
 * Reads and writes spreadsheets in child processes: a large one does not block other requests, and a hostile one can
 * only crash its process, which has no access to our data.
 */
export const spreadsheets: Spreadsheets = {
	async read(bytes) {
		const answer = await inProcess({ bytes }).catch(tooLarge);
		if ("sheet" in answer) return answer.sheet;
		throw new SpreadsheetError("fault" in answer ? answer.fault : { code: "bad_xlsx" });
	},
	async write(rows, choices = []) {
		const answer = await inProcess({ rows, choices }).catch(tooLarge);
		if ("bytes" in answer) return answer.bytes;
		throw new Error("The spreadsheet could not be written.");
	},
};

/** Out of memory or time because of the file. */
function tooLarge(error: unknown): SheetAnswer {
	if (error instanceof ChildKilled) return { fault: { code: "sheet_too_large" } };
	throw error;
}
