import { programRecordFilter, universityRecordFilter } from "../../domain/catalog/rules.ts";
import { type ImportKind, importKinds } from "../../domain/import-export/schema.ts";

/** The records that a URL of the import and export tab refers to: `noun`, and the filters of that noun's list. */
export function selectionOf(params: URLSearchParams) {
	const kind = kindOf(params);
	return kind === "programs"
		? { kind, filter: programRecordFilter(params) }
		: { kind, filter: universityRecordFilter(params) };
}

export const kindOf = (params: URLSearchParams): ImportKind =>
	importKinds.find((kind) => kind === params.get("noun")) ?? "universities";

/** The tab that shows the records. */
export const listOf: Record<ImportKind, string> = { universities: "/admin", programs: "/admin/programs" };
