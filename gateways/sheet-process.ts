import { readSheetFile, type SheetAnswer, SheetError, type SheetTask, writeXlsxFile } from "./sheet-files.ts";

/** The process's whole life is one file (gateways/sheets.ts). */
async function answer(task: SheetTask): Promise<SheetAnswer> {
	try {
		if ("rows" in task) return { bytes: await writeXlsxFile(task.rows) };
		return { sheet: await readSheetFile(Buffer.from(task.bytes)) };
	} catch (error) {
		if (error instanceof SheetError) return { fault: error.fault };
		throw error;
	}
}

process.once("message", async (task: SheetTask) => {
	process.send?.(await answer(task), () => process.disconnect());
});
