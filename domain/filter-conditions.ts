import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { SearchFilter } from "../database/values.ts";
import { type Filter, type Filters, type FilterValues, setFilters } from "./filters.ts";
import { originalLanguage, variantOf } from "./language.ts";
import { foldCase, literally, wantedOneOf, wantedValue } from "./search.ts";

/** SQL conditions of filters. */

/** @returns one condition for each filter that is set, for lists that read the table itself. */
export function filterConditions<F extends Filters>(table: PgTable, filters: F, values: FilterValues<F>): SQL[] {
	const columns: Record<string, PgColumn> = getTableColumns(table);
	return setFilters(filters, values).map(({ filter, value }) => {
		const column = columns[filter.field] as PgColumn;
		if (!isContained(filter)) return eq(column, value);
		const pattern = patternOf(filter, value);
		if (filter.kind !== "localized") return sql`${column} like ${pattern}`;
		// Spec §7: in the plain and the English text.
		const inOriginal = columns[variantOf(filter.field, originalLanguage)] as PgColumn;
		const folded = foldCase(sql`${pattern}::text`);
		return sql`(${foldCase(column)} like ${folded} or ${foldCase(inOriginal)} like ${folded})`;
	});
}

/**
 * @param filters filters whose values are in the search index (domain/search-index/documents.ts).
 * @returns one condition for each filter that is set, for lists that read the search index.
 */
export const filterTerms = <F extends Filters>(
	filters: F & Record<Exclude<keyof F, SearchFilter>, never>,
	values: FilterValues<F>,
): SQL[] =>
	setFilters<F>(filters, values).map(({ name, filter, value }) => {
		const field = name as SearchFilter;
		return filter.wordsOf
			? wantedOneOf(field, filter.wordsOf(String(value)))
			: wantedValue(field, patternOf(filter, value));
	});

/** Whether the stored text may contain more than the value. */
const isContained = ({ kind }: Filter) => kind === "localized" || kind === "containedChoice";

/** The LIKE pattern of the stored values that match. The search index has localized texts in lower case. */
function patternOf(filter: Filter, value: string | boolean): string {
	const text = literally(String(value));
	if (!isContained(filter)) return text;
	return filter.kind === "localized" ? `%${text.toLowerCase()}%` : `%${text}%`;
}
