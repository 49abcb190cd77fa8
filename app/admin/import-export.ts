import { programFields, universityFields } from "../../domain/catalog/fields.ts";
import { type ChoiceNames, createChoiceNames } from "../../domain/catalog/import-export/rules.ts";
import { type ImportKind, importKinds } from "../../domain/catalog/import-export/schema.ts";
import { programRecordFilter, universityRecordFilter } from "../../domain/catalog/rules.ts";
import { feeCertainties, feeItemPeriods, feeKinds } from "../../domain/records/fees/rules.ts";
import type { AdminTexts } from "../i18n/admin/en.ts";
import { adminTexts } from "./frame.ts";

/** The records that a URL of the import and export tab refers to: `noun`, and the filters of that noun's list. */
export function selectionOf(params: URLSearchParams) {
	const kind = kindOf(params);
	return kind === "programs"
		? { kind, filter: programRecordFilter(params) }
		: { kind, filter: universityRecordFilter(params) };
}

/** The names that we show for the values of closed lists, in every language. */
export function choiceNames(): ChoiceNames {
	const texts = Object.values(adminTexts);
	const named = (values: readonly string[], namesOf: (t: AdminTexts) => Record<string, string>) =>
		values.map((value) => [value, texts.flatMap((t) => namesOf(t)[value] ?? [])] as const);
	return createChoiceNames(
		Object.fromEntries([
			...named(
				[...programFields.type.options, ...programFields.minEducation.options, ...universityFields.province.options],
				(t) => t.options,
			),
			...named(feeKinds, (t) => t.feeForm.kinds),
			...named(feeItemPeriods, (t) => t.feeForm.periods),
			...named(feeCertainties, (t) => t.feeForm.certainties),
		]),
	);
}

export const kindOf = (params: URLSearchParams): ImportKind =>
	importKinds.find((kind) => kind === params.get("noun")) ?? "universities";

/** The tab that shows the records. */
export const listOf: Record<ImportKind, string> = { universities: "/admin", programs: "/admin/programs" };
