import { getTableColumns, type SQL, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type Language, languages, originalLanguage, variantOf } from "./language.ts";

/** A table's localized fields with their plain columns: those that have a variant in every language. */
export function localizedFields(table: PgTable): { field: string; column: string }[] {
	const columns = getTableColumns(table);
	return Object.entries(columns)
		.filter(([field]) => languages.every((language) => variantOf(field, language) in columns))
		.map(([field, { name }]) => ({ field, column: name }));
}

/** The characters that `trim()` removes; SQL's btrim on its own removes only spaces. */
const blanks =
	" \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";

/**
 * The text that `localized` chooses, as an SQL expression for ordering. This module is separate from language.ts because browsers
 * load that one.
 * @param field A snake_case column name of our own, never input.
 */
export function localizedColumn(table: string, field: string, language: Language): SQL {
	const column = (name: string) => sql.raw(`nullif(btrim("${table}"."${name}", '${blanks}'), '')`);
	const variants = new Set([language, originalLanguage]);
	return sql`coalesce(${sql.join([...Array.from(variants, (v) => column(`${field}_${v}`)), column(field)], sql`, `)})`;
}
