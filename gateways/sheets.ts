import { Worker } from "node:worker_threads";
import { NotASheet, type Sheets } from "../domain/ports.ts";
import type { SheetAnswer, SheetTask } from "./sheet-files.ts";

/** Ten thousand rows take a second or two. */
const longest = 60_000;
/** In the built server the thread's script lies with the start (vite.start.config.ts). */
const script = import.meta.url.endsWith(".ts")
	? new URL("./sheet-thread.ts", import.meta.url)
	: new URL(`${import.meta.url.replace(/\/build\/server\/.*/, "")}/build/start/sheet-thread.js`);

/**
 * Spreadsheets, each read and written by a thread of its own: a large one holds nobody else up, and one that was made to fill the
 * memory ends with its thread.
 */
export const sheets: Sheets = {
	async read(bytes) {
		const answer = await inThread({ bytes });
		if ("sheet" in answer) return answer.sheet;
		throw new NotASheet("fault" in answer ? answer.fault : { code: "bad_xlsx" });
	},
	async write(rows) {
		const answer = await inThread({ rows });
		if ("bytes" in answer) return answer.bytes;
		throw new Error("The spreadsheet could not be written.");
	},
};

function inThread(task: SheetTask): Promise<SheetAnswer> {
	return new Promise((done, failed) => {
		const thread = new Worker(script, {
			workerData: task,
			resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 },
			stdout: true,
			stderr: true,
		});
		const tooLarge = () => done({ fault: { code: "sheet_too_large" } });
		const timer = setTimeout(() => {
			tooLarge();
			void thread.terminate();
		}, longest);
		thread.once("message", done);
		thread.once("error", (error: NodeJS.ErrnoException) => {
			if (error.code === "ERR_WORKER_OUT_OF_MEMORY") tooLarge();
			else failed(error);
		});
		thread.once("exit", () => {
			clearTimeout(timer);
			failed(new Error("The thread for spreadsheets ended without an answer."));
		});
	});
}
