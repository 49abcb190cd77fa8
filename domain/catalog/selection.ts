import { and, lte, or, type SQL, sql } from "drizzle-orm";
import { universities } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import { certificationTerms } from "../certifications/selection.ts";
import { filterConditions, filterTerms } from "../filter-conditions.ts";
import { type Language, pickLocalized } from "../language.ts";
import { localizedColumn } from "../localized-column.ts";
import { foldCase, matches, type Wanted, wantedOneOf, wantedWords } from "../search.ts";
import { asId } from "../validation.ts";
import { programFilters } from "./fields.ts";
import {
	type ProgramRecordFilter,
	programRecordFilters,
	rankings,
	type UniversityRecordFilter,
	universityRecordFilters,
} from "./rules.ts";
import type { ProgramFilter } from "./schema.ts";

/** The conditions of a filter, shared by lists and exports. */

/** Deadlines end with the day in Korea. */
export const koreanDay = sql`(now() at time zone 'Asia/Seoul')::date`;

/**
 * The academic year of the tuition that staff entered; else the year that the texts state in parentheses: "(2024)",
 * "(undated page, seen in 2026)".
 */
export const priceYear = sql<number | null>`case when fee ? 'year' then fee ->> 'year'
	else substring(concat_ws(' ', fees_en, fees, fees_ru, fees_uz)
		from '[(](?:[^()]*[^()0-9$\u20a9.,])?(20[1-3][0-9])(?![0-9])') end::int`;

/** The conditions of a visitor's filter. `today` is an ISO date in Korea. */
export async function programTerms(
	database: Pick<Context["database"], "select">,
	{ university, ...filter }: ProgramFilter,
	today: string,
): Promise<Wanted[]> {
	const id = asId(university);
	const typed = id || wantedWords(university ?? "").length === 0 ? undefined : university;
	return [
		...wantedWords(filter.query),
		...filterTerms(programFilters, { ...filter, ...(id && { university: id }) }),
		...(typed ? [wantedOneOf("university", await idsNamed(database, typed))] : []),
		...certificationTerms(filter, today),
	];
}

export function universityRecordsWhere(filter: UniversityRecordFilter): SQL | undefined {
	return and(
		...filterConditions(universities, universityRecordFilters, filter),
		filter.ranking && lte(universities.ranking, rankings[filter.ranking]),
		matches(sql`${universities.placeText}`, filter.query),
	);
}

export async function programRecordTerms(
	database: Context["database"],
	filter: ProgramRecordFilter,
): Promise<Wanted[]> {
	const named = filter.university && (await idsNamed(database, filter.university));
	return [
		...wantedWords(filter.query),
		...filterTerms(programRecordFilters, filter),
		...(named ? [wantedOneOf("university", named)] : []),
	];
}

/** The universities with exactly this name; if there are none, those with the words in name or location. */
export async function idsNamed(database: Pick<Context["database"], "select">, typed: string): Promise<string[]> {
	const rows = await database
		.select({ id: universities.id, isExact: sql<boolean>`${isNamed(typed)}` })
		.from(universities)
		.where(matches(sql`${universities.placeText}`, typed));
	const exact = rows.filter(({ isExact }) => isExact);
	return (exact.length > 0 ? exact : rows).map(({ id }) => id);
}

export function isNamed(name: string): SQL | undefined {
	const given = sql`${name.trim()}::text`;
	// The length first: folding thousands of names takes a tenth of a second.
	return or(
		...[...Object.values(pickLocalized(universities, "name")), universities.nameKo].map(
			(column) =>
				sql`case when char_length(btrim(${column})) = char_length(${given}) then ${foldCase(sql`btrim(${column})`)} = ${foldCase(given)} end`,
		),
	);
}

/** For lists and selection boxes: the name in one language. */
export const universityName = (language: Language) => sql<string>`${localizedColumn("universities", "name", language)}`;
