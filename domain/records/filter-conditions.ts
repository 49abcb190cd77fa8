import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { originalLanguage, variantOf } from "../shared/language.ts";
import { foldCase, literally } from "../shared/search.ts";
import { type Filter, type Filters, type FilterValues, setFilters } from "./filters.ts";

/** SQL conditions of filters. */

/** @returns one condition for each filter that is set. */
export function filterConditions<F extends Filters>(table: PgTable, filters: F, values: FilterValues<F>): SQL[] {
	const columns: Record<string, PgColumn> = getTableColumns(table);
	return setFilters(filters, values).map(({ filter, value }) => {
		const column = columns[filter.field] as PgColumn;
		if (filter.kind === "choices") return sql`${value} = any(${column})`;
		if (!isContained(filter)) return eq(column, value);
		const pattern = `%${literally(String(value))}%`;
		if (filter.kind !== "localized") return sql`${column} like ${pattern}`;
		// Spec §7: in the plain and the English text.
		const inOriginal = columns[variantOf(filter.field, originalLanguage)] as PgColumn;
		const folded = foldCase(sql`${pattern}::text`);
		return sql`(${foldCase(column)} like ${folded} or ${foldCase(inOriginal)} like ${folded})`;
	});
}

/** Whether the stored text may contain more than the value. */
const isContained = ({ kind }: Filter) => kind === "localized" || kind === "containedChoice";
