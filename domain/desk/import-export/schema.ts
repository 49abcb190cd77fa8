import {
	type ImportKind,
	type ImportRowState,
	type ImportState,
	importKinds,
	importRowStates,
	type SheetFormat,
} from "../../../database/values.ts";
import { programFields, universityFields } from "../../catalog/fields.ts";
import { scholarshipFields } from "../../catalog/scholarships/fields.ts";
import { documentRuleFields, packTemplateFields } from "../../documents/fields.ts";
import { type Field, type Fields, inOrder, sheetColumns } from "../../records/field-types.ts";

export { type ImportKind, type ImportRowState, type ImportState, importKinds, importRowStates, type SheetFormat };

/** Maximum size of a file in bytes. */
export const maxSheetSize = 32 * 1024 * 1024;

/** Maximum number of people in a list: each becomes a task of its own. */
export const maxPeople = 1_000;

/** Rows per page of a report. */
export const reportPage = 50;

/** Records that a file describes by their fields alone (nouns.ts). */
export const nounKinds = ["scholarships", "document-rules", "pack-templates"] as const satisfies ImportKind[];
export type NounKind = (typeof nounKinds)[number];
export const isNoun = (kind: ImportKind): kind is NounKind => (nounKinds as readonly string[]).includes(kind);

/** The kinds that can be exported, too. */
export const exportKinds = ["universities", "programs", ...nounKinds] as const satisfies ImportKind[];
export type CatalogKind = Exclude<ExportKind, NounKind>;
export type ExportKind = (typeof exportKinds)[number];
export const isExported = (kind: ImportKind): kind is ExportKind => (exportKinds as readonly string[]).includes(kind);

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
		"intakes",
		"requirements",
		"taughtIn",
	]),
	scholarships: inOrder(scholarshipFields, ["universityId"]),
	"document-rules": Object.entries(documentRuleFields),
	"pack-templates": Object.entries(packTemplateFields),
} satisfies Record<ExportKind, [string, Field][]>;

/** The fields of a file's records by name. */
export const fieldsOf = Object.fromEntries(
	exportKinds.map((kind) => [kind, Object.fromEntries(sheetFields[kind])]),
) as Record<ExportKind, Fields>;

/** The columns of a file in the order of the template; a university may be given by id or by name. */
export const columnsOf: Record<ImportKind, readonly string[]> = {
	...(Object.fromEntries(
		exportKinds.map((kind) => [kind, ["id", ...sheetFields[kind].flatMap(sheetColumns)]]),
	) as Record<ExportKind, string[]>),
	contacts: ["name", "phone", "email", "language", "message"],
	/** Whatever table contains the names. */
	certifications: [],
};

/** An unparsed file: rows of text, the first of which contains the column names. */
export type Sheet = string[][];
