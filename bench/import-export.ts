// Measures an import and an export of 10,000 rows: time, memory, and the delay of other requests.
import { setTimeout as pause } from "node:timers/promises";
import { connect } from "../database/connect.ts";
import { Caller } from "../domain/access/caller.ts";
import { updateProgram } from "../domain/catalog/commands.ts";
import { csvLine } from "../domain/csv.ts";
import { confirmImport, runImport, startImport } from "../domain/import-export/commands.ts";
import { exportRecords, getImport } from "../domain/import-export/queries.ts";
import { mostRows, type Sheet, type SheetFormat } from "../domain/import-export/schema.ts";
import { spreadsheets } from "../gateways/spreadsheets.ts";
import { scriptContext } from "../server/script-context.ts";
import { fillCatalog } from "./support/catalog.ts";
import { startDatabase } from "./support/database.ts";
import { residentMegabytes, temporaryFolder } from "./support/processes.ts";
import { judge, report, table } from "./support/report.ts";

const programs = Number(process.argv[2] ?? 100_000);
const { folder, remove } = await temporaryFolder();
const database = await startDatabase(folder);
const seconds = async (work: () => Promise<unknown>) => {
	const began = performance.now();
	await work();
	return (performance.now() - began) / 1_000;
};
/** The longest time for which this process was blocked, in milliseconds. */
function watchPauses() {
	let longest = 0;
	let last = performance.now();
	const timer = setInterval(() => {
		longest = Math.max(longest, performance.now() - last - 5);
		last = performance.now();
	}, 5);
	return () => {
		clearInterval(timer);
		return Math.max(longest, performance.now() - last - 5);
	};
}

try {
	await fillCatalog(database.url, { universities: 5_000, programs });
	const connection = connect(database.url);
	const caller = new Caller({ role: "system" }, scriptContext(connection.database));
	const filter = { kind: "programs", filter: { query: "", university: "", page: 1 } } as const;
	const asBytes = async (format: SheetFormat, rows: Sheet) =>
		format === "csv" ? new TextEncoder().encode(rows.map(csvLine).join("")) : spreadsheets.write(rows);

	let read: Sheet = [];
	const exporting = await seconds(async () => {
		const pieces: Uint8Array[] = [];
		for await (const piece of await exportRecords(caller, filter, "csv")) pieces.push(piece);
		read = (await spreadsheets.read(Buffer.concat(pieces.slice(0, 3 + mostRows / 500)))).rows;
	});
	const [head = [], ...body] = read.slice(0, mostRows + 1);
	const at = (column: string) => head.indexOf(column);
	const changed = (column: string, text: (old: string, index: number) => string) =>
		body.map((row, index) => row.map((cell, place) => (place === at(column) ? text(cell, index) : cell)));
	const kinds: [string, Sheet][] = [
		["nothing changed", body],
		["other fees in every row", changed("fees_en", (_, index) => `${index} KRW`)],
		["other titles in every row", changed("title_en", (old) => `${old} anew`)],
		[
			"all rows new",
			changed("title", (old) => `${old} again`).map((row) =>
				row.map((cell, place) => (place === at("id") ? "" : cell)),
			),
		],
	];
	const rows: (string | number)[][] = [];
	for (const [name, lines] of kinds) {
		for (const format of name === "nothing changed" ? (["csv", "xlsx"] as const) : (["csv"] as const)) {
			const bytes = await asBytes(format, [head, ...lines]);
			const stop = watchPauses();
			let id = "";
			const uploading = await seconds(async () => {
				id = await startImport(caller, "programs", { name: "file", bytes });
			});
			const checking = await seconds(() => runImport(caller, id));
			const { counts } = await getImport(caller, id);
			let writing = Number.NaN;
			let others = Number.NaN;
			if (counts.new + counts.changed > 0) {
				await confirmImport(caller, id);
				// Another user saves programs at the same time.
				let isOver = false;
				const waits: number[] = [];
				const failures: unknown[] = [];
				const saving = (async () => {
					const other = await connection.pool.query("select * from programs order by created_at limit 1");
					while (!isOver) {
						const { id: one, university_id: universityId, title, type } = other.rows[0];
						const began = performance.now();
						const change = { universityId, title: `${title} ${waits.length}`, type };
						await updateProgram(caller, one, change).catch((error) => failures.push(error));
						waits.push(performance.now() - began);
						await pause(100);
					}
				})();
				writing = await seconds(() => runImport(caller, id));
				isOver = true;
				await saving;
				others = Math.max(...waits);
				if (failures.length > 0) throw new AggregateError(failures, "Another user's saves failed.");
				const { state, done } = await getImport(caller, id);
				if (state !== "done" || done !== lines.length)
					throw new Error(`The import is ${state} after ${done} of ${lines.length} rows.`);
			}
			rows.push([
				`${name}, ${format.toUpperCase()}`,
				bytes.length / 1e6,
				uploading,
				checking,
				writing,
				others,
				stop(),
				residentMegabytes(process.pid),
			]);
		}
	}
	await connection.close();
	const slowest = (column: number) =>
		Math.max(...rows.map((row) => row[column] as number).filter((cell) => !Number.isNaN(cell)));
	report(
		"exchange",
		"Import and export",
		`${mostRows.toLocaleString("en")} rows of programs, in a catalog of ${programs.toLocaleString("en")}; every row has its texts in three languages. An upload
is read by a process of its own and stored; it is checked and written in the background, with its progress on the page, in one transaction.
The slowest save is that of somebody who keeps saving another program ten times a second meanwhile. Pauses are those of the process that does it all. One CSV of all ${programs.toLocaleString("en")}: ${exporting.toFixed(1)} s.

${table(
	[
		"10,000 rows",
		"file, MB",
		"upload, s",
		"check, s",
		"write, s",
		"slowest save beside it, ms",
		"longest pause, ms",
		"memory, MB",
	],
	rows.map((row) => row.map((cell) => (Number.isNaN(cell) ? "–" : cell))),
)}

Checked: ${judge("importCheck", slowest(3))}; written: ${judge("importWrite", slowest(4))}; slowest save beside it: ${judge("importOthers", slowest(5))}.`,
	);
} finally {
	await database.stop();
	await remove();
}
