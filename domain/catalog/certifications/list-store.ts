import { and, gte, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../database/connect.ts";
import { certifications, universities } from "../../../database/tables.ts";
import { invalid } from "../../shared/errors.ts";
import type { Language } from "../../shared/language.ts";
import { localizedColumn } from "../../shared/localized-column.ts";
import { parse } from "../../shared/validation.ts";
import { type ListPlan, planList } from "./list-plan.ts";
import { namesOf } from "./names.ts";
import { type ListInput, listInput, maxNames } from "./schema.ts";

/** @throws ProblemError: invalid. */
export function readList(input: unknown, today: string): { list: ListInput; names: string[] } {
	const list = parse(listInput, input);
	const names = namesOf(list.names);
	const issues = [
		...(names.length === 0 ? [{ field: "names", code: "no_korean_names" }] : []),
		...(names.length > maxNames ? [{ field: "names", code: "too_many_names" }] : []),
		...(list.validTo < list.validFrom ? [{ field: "validTo", code: "ends_before_start" }] : []),
		...(list.checkedOn > today ? [{ field: "checkedOn", code: "future_date" }] : []),
		...(list.others && list.status !== "certified" ? [{ field: "others", code: "others_of_certified" }] : []),
	];
	if (issues.length > 0) throw invalid(issues);
	return { list, names };
}

/** Compares a list with what is stored. */
export async function planStored(
	database: Database | Transaction,
	list: ListInput,
	names: readonly string[],
	today: string,
	language: Language,
): Promise<ListPlan> {
	const known = await database
		.select({
			id: universities.id,
			name: sql<string>`${localizedColumn("universities", "name", language)}`,
			nameKo: universities.nameKo,
		})
		.from(universities)
		.orderBy(universities.nameKo, universities.id);
	const stored = await database
		.select()
		.from(certifications)
		.where(and(inArray(certifications.scope, list.scopes), gte(certifications.validTo, list.validFrom)))
		.orderBy(certifications.validFrom);
	return planList(list, names, known, stored, today);
}

/** What would be written, in short: a list is written only as it was shown. */
export async function digestOf({ rows, unmatched }: ListPlan): Promise<string> {
	const parts = rows.map(({ universityId, scope, status, state, stored }) => [
		universityId,
		scope,
		status,
		state,
		stored,
	]);
	const bytes = new TextEncoder().encode(JSON.stringify([parts, unmatched]));
	return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("hex");
}
