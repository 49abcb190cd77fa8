import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { gate } from "../domain/gate.ts";
import { NotASheet, type Sheets } from "../domain/ports.ts";
import type { SheetAnswer, SheetTask } from "./sheet-files.ts";

/** Ten thousand rows take a second or two. */
const longest = 60_000;
const largestHeap = 512;
/** In the built server the script lies with the start (vite.start.config.ts). */
const script = fileURLToPath(
	import.meta.url.endsWith(".ts")
		? new URL("./sheet-process.ts", import.meta.url)
		: `${import.meta.url.replace(/\/build\/server\/.*/, "")}/build/start/sheet-process.js`,
);

/**
 * Spreadsheets, each read and written by a process of its own: a large one holds nobody else up, and one that was made to fill the
 * memory ends with its process, which knows nothing and can reach nothing of ours.
 */
export const sheets: Sheets = {
	async read(bytes) {
		const answer = await inProcess({ bytes });
		if ("sheet" in answer) return answer.sheet;
		throw new NotASheet("fault" in answer ? answer.fault : { code: "bad_xlsx" });
	},
	async write(rows) {
		const answer = await inProcess({ rows });
		if ("bytes" in answer) return answer.bytes;
		throw new Error("The spreadsheet could not be written.");
	},
};

/** At most two at once: each may use much memory. */
const inProcess = gate(2)(
	(task: SheetTask) =>
		new Promise<SheetAnswer>((done, failed) => {
			const child = fork(script, {
				execArgv: [`--max-old-space-size=${largestHeap}`],
				serialization: "advanced",
				stdio: ["ignore", "ignore", "ignore", "ipc"],
				env: {},
			});
			const kill = () => child.kill("SIGKILL");
			const timer = setTimeout(kill, longest);
			process.once("exit", kill);
			child.once("message", (answer: SheetAnswer) => done(answer));
			child.once("error", failed);
			child.once("exit", (code, signal) => {
				clearTimeout(timer);
				process.off("exit", kill);
				// Out of memory or of time: by a file, not by a fault of the machine.
				if (signal) done({ fault: { code: "sheet_too_large" } });
				else failed(new Error(`The process for spreadsheets ended with code ${code} and no answer.`));
			});
			child.send(task);
		}),
);
