import {
	type ImportKind,
	type ImportRowState,
	type ImportState,
	importKinds,
	importRowStates,
	type SheetFormat,
} from "../../../database/values.ts";
import { inOrder, sheetColumns } from "../../records/field-types.ts";
import { programFields, universityFields } from "../fields.ts";

export { type ImportKind, type ImportRowState, type ImportState, importKinds, importRowStates, type SheetFormat };

/** Maximum number of rows in a file, and its maximum size in bytes. */
export const maxRows = 10_000;
export const maxSheetSize = 32 * 1024 * 1024;

/** Rows per page of a report. */
export const reportPage = 50;

/** The fields of a file's records in column order. */
const sheetFields = {
	universities: inOrder(universityFields, [
		"name",
		"nameKo",
		"location",
		"province",
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
		"studyField",
		"duration",
		"fees",
		"feeItems",
		"applicationDeadline",
		"requirements",
		"taughtIn",
	]),
} as const satisfies Record<ImportKind, unknown>;

/** The columns of a file in the order of the template; a program's university may be given by id or by name. */
export const columnsOf: Record<ImportKind, readonly string[]> = {
	universities: ["id", ...sheetFields.universities.flatMap(sheetColumns)],
	programs: ["id", ...sheetFields.programs.flatMap(sheetColumns)],
};

/** An unparsed file: rows of text, the first of which contains the column names. */
export type Sheet = string[][];
