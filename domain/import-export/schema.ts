import {
	type ExchangeKind,
	exchangeKinds,
	type ImportRowState,
	type ImportState,
	importRowStates,
	type SheetFormat,
} from "../../database/values.ts";

export { type ExchangeKind, exchangeKinds, type ImportRowState, type ImportState, importRowStates, type SheetFormat };

/** The most rows of one file, and its largest size in bytes. */
export const mostRows = 10_000;
export const largestSheet = 32 * 1024 * 1024;

/** How many rows of a report one page shows. */
export const reportPage = 50;

const variants = (field: string) => [field, `${field}_en`, `${field}_ru`, `${field}_uz`];

/** The columns of a file, in the order of the template; a program's university may be named by id or by name. */
export const columnsOf: Record<ExchangeKind, readonly string[]> = {
	universities: [
		"id",
		...variants("name"),
		"name_ko",
		...variants("location"),
		"ranking",
		"ranking_source",
		"is_public",
		...variants("tuition_range"),
		...variants("scholarships"),
		...variants("description"),
		"image_url",
		"website_url",
	],
	programs: [
		"id",
		"university_id",
		"university",
		...variants("title"),
		"type",
		...variants("duration"),
		...variants("fees"),
		"application_deadline",
		...variants("requirements"),
		...variants("description"),
	],
};

/** A file as it came: rows of texts, the first of which names the columns. */
export type Sheet = string[][];
