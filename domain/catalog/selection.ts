import { and, eq, lte, or, type SQL, sql } from "drizzle-orm";
import { universities } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import { type Language, pickLocalized } from "../language.ts";
import { localizedColumn } from "../localized-column.ts";
import { foldCase, literally, matches, type Wanted, wantedOneOf, wantedValue, wantedWords } from "../search.ts";
import { type ProgramRecordFilter, rankings, type UniversityRecordFilter } from "./rules.ts";
import type { ProgramFilter } from "./schema.ts";

/** The conditions of a filter, shared by lists and exports. */

/** The conditions of a visitor's filter. */
export function programTerms({ query, type, university, city }: ProgramFilter): Wanted[] {
	const wanted = wantedWords(query);
	// Spec §7: matches a substring, so that the filter Master finds a stored 'Master (MBA)'.
	if (type) wanted.push(wantedValue("type", `%${literally(type)}%`));
	if (university) wanted.push(wantedValue("university", university));
	// Equivalent to `inCity`; search_terms contains locations in lower case.
	if (city) wanted.push(wantedValue("city", `%${literally(city.toLowerCase())}%`));
	return wanted;
}

/** Spec §7: the location contains the city's name. Compares the English and the plain location. */
export function inCity(city: string): SQL {
	const pattern = foldCase(sql`${`%${literally(city)}%`}::text`);
	return sql`(${foldCase(universities.location)} like ${pattern} or ${foldCase(universities.locationEn)} like ${pattern})`;
}

export function universityRecordsWhere(filter: UniversityRecordFilter): SQL | undefined {
	return and(
		filter.isPublic === undefined ? undefined : eq(universities.isPublic, filter.isPublic),
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
		...(filter.type ? [wantedValue("type", `%${filter.type}%`)] : []),
		...(named ? [wantedOneOf("university", named)] : []),
	];
}

/** The universities with exactly this name; if there are none, those with the words in name or location. */
async function idsNamed(database: Context["database"], typed: string): Promise<string[]> {
	const read = (where: SQL | undefined) => database.select({ id: universities.id }).from(universities).where(where);
	const exact = await read(isNamed(typed));
	const rows = exact.length > 0 ? exact : await read(matches(sql`${universities.placeText}`, typed));
	return rows.map(({ id }) => id);
}

export function isNamed(name: string): SQL | undefined {
	const same = foldCase(sql`${name.trim()}::text`);
	return or(
		...[...Object.values(pickLocalized(universities, "name")), universities.nameKo].map(
			(column) => sql`${foldCase(sql`btrim(${column})`)} = ${same}`,
		),
	);
}

/** For lists and selection boxes: the name in one language. */
export const universityName = (language: Language) => sql<string>`${localizedColumn("universities", "name", language)}`;
