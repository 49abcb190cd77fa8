import { and, eq, lte, or, type SQL, sql } from "drizzle-orm";
import { universities } from "../../database/tables.ts";
import type { Context } from "../access/caller.ts";
import { foldCase, matches, type Wanted, wantedOneOf, wantedValue, wantedWords } from "../search.ts";
import { type ProgramRecordFilter, rankings, type UniversityRecordFilter } from "./staff-filters.ts";

/** Which records a filter means, for lists and for files alike. */

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

/** Those of exactly that name, else all in whose name or location the words stand. */
async function idsNamed(database: Context["database"], typed: string): Promise<string[]> {
	const read = (where: SQL | undefined) => database.select({ id: universities.id }).from(universities).where(where);
	const exact = await read(isNamed(typed));
	const rows = exact.length > 0 ? exact : await read(matches(sql`${universities.placeText}`, typed));
	return rows.map(({ id }) => id);
}

export function isNamed(name: string): SQL | undefined {
	const { nameEn, nameRu, nameUz, nameKo } = universities;
	const same = foldCase(sql`${name.trim()}::text`);
	return or(
		...[universities.name, nameEn, nameRu, nameUz, nameKo].map(
			(column) => sql`${foldCase(sql`btrim(${column})`)} = ${same}`,
		),
	);
}
