import {
	type ExchangeKind,
	exchangeKinds,
	type ImportRowState,
	type ImportState,
	importRowStates,
	type SheetFormat,
} from "../../database/values.ts";
import { programFields, universityFields } from "../catalog/fields.ts";
import { inOrder, sheetColumns } from "../field-types.ts";

export { type ExchangeKind, exchangeKinds, type ImportRowState, type ImportState, importRowStates, type SheetFormat };

/** The most rows of one file, and its largest size in bytes. */
export const mostRows = 10_000;
export const largestSheet = 32 * 1024 * 1024;

/** How many rows of a report one page shows. */
export const reportPage = 50;

/** The fields of a file's records, in the order of its columns. */
const sheetFields = {
	universities: inOrder(universityFields, [
		"name",
		"nameKo",
		"location",
		"ranking",
		"rankingSource",
		"isPublic",
		"tuitionRange",
		"scholarships",
		"description",
	]),
	programs: inOrder(programFields, [
		"universityId",
		"title",
		"type",
		"duration",
		"fees",
		"applicationDeadline",
		"requirements",
	]),
} as const satisfies Record<ExchangeKind, unknown>;

/** The columns of a file, in the order of the template; a program's university may be named by id or by name. */
export const columnsOf: Record<ExchangeKind, readonly string[]> = {
	universities: ["id", ...sheetFields.universities.flatMap(sheetColumns)],
	programs: ["id", ...sheetFields.programs.flatMap(sheetColumns)],
};

/** A file as it came: rows of texts, the first of which names the columns. */
export type Sheet = string[][];
