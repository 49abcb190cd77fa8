import type { Issue } from "../errors.ts";

/** What staff exchange with spreadsheets. */
export const exchangeKinds = ["universities", "programs"] as const;
export type ExchangeKind = (typeof exchangeKinds)[number];

/** The most rows of one file, and its largest size in bytes. */
export const mostRows = 10_000;
export const largestSheet = 20 * 1024 * 1024;

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

/** What became, or would become, of one row. `line` counts as the spreadsheet does: the first row of data is 2. */
export type ImportedRow = {
	line: number;
	name: string;
	state: "new" | "changed" | "same" | "wrong";
	/** Which columns differ, for "changed". */
	changes: string[];
	issues: Issue[];
};
