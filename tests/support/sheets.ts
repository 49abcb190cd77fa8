import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { Caller } from "../../domain/access/caller.ts";
import { confirmImport, runImport, startImport } from "../../domain/desk/import-export/commands.ts";
import { exportRecords, getImport, listImportRows, type Selection } from "../../domain/desk/import-export/queries.ts";
import type { ImportKind, Sheet, SheetFormat } from "../../domain/desk/import-export/schema.ts";
import { csvLine } from "../../domain/shared/csv.ts";
import { spreadsheets } from "../../gateways/spreadsheets.ts";

export const csvOf = (sheet: Sheet) => new TextEncoder().encode(sheet.map(csvLine).join(""));

/** Exports all records of a kind as a file. */
export async function exported(caller: Caller, kind: ImportKind, format: SheetFormat = "csv"): Promise<Uint8Array> {
	const filter = { query: "", university: "", page: 1 };
	const file = await exportRecords(caller, { kind, filter } as Selection, format);
	return new Uint8Array(await buffer(Readable.from(file)));
}

export const rowsOf = async (bytes: Uint8Array) => (await spreadsheets.read(bytes)).rows;

/** Imports as staff do, and runs the jobs at once. */
export function importer(staff: Caller, system: Caller) {
	/**
	 * Uploads and checks a file.
	 * @returns the import's id.
	 */
	async function check(kind: ImportKind, file: Sheet | Uint8Array): Promise<string> {
		const bytes = file instanceof Uint8Array ? file : csvOf(file);
		const id = await startImport(staff, kind, { name: "file.csv", bytes });
		await runImport(system, id);
		return id;
	}
	/** A short report: line, state, changes, errors. */
	async function report(id: string) {
		const { items } = await listImportRows(staff, id, { page: 1 });
		return items
			.toSorted((a, b) => a.line - b.line)
			.map(({ line, state, changes, issues }) => [
				...[line, state, ...(changes ?? []).map(({ column }) => column)],
				...(issues ?? []).map(({ field, code }) => `${field} ${code}`),
			]);
	}
	/**
	 * Confirms and writes the import.
	 * @returns its final state.
	 */
	async function write(id: string) {
		await confirmImport(staff, id);
		await runImport(system, id);
		const { state, fault, done, total, counts } = await getImport(staff, id);
		return { state, fault, done, total, counts };
	}
	return {
		check,
		report,
		write,
		checked: async (kind: ImportKind, file: Sheet | Uint8Array) => report(await check(kind, file)),
		all: async (kind: ImportKind, file: Sheet | Uint8Array) => write(await check(kind, file)),
	};
}
