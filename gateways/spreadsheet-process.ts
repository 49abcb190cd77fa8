import { answerTask } from "./child-task.ts";
import { readSheetFile, type SheetAnswer, SheetError, type SheetTask, writeXlsxFile } from "./spreadsheet-files.ts";

answerTask<SheetTask, SheetAnswer>(async (task) => {
	try {
		if ("rows" in task) return { bytes: await writeXlsxFile(task.rows, task.choices) };
		return { sheet: await readSheetFile(Buffer.from(task.bytes)) };
	} catch (error) {
		if (error instanceof SheetError) return { fault: error.fault };
		throw error;
	}
});
