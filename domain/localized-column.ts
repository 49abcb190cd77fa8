import { type SQL, sql } from "drizzle-orm";
import type { Language } from "./language.ts";

/** What `trim()` takes away; SQL's btrim by itself knows only the space. */
const blanks =
	" \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff";

/**
 * What `localized` chooses, chosen inside the database, for ordering. `field` is a snake_case column name of our own, never
 * input. Apart from language.ts, which a browser may load.
 */
export function localizedColumn(table: string, field: string, language: Language): SQL {
	const column = (name: string) => sql.raw(`nullif(btrim("${table}"."${name}", '${blanks}'), '')`);
	const variants = language === "en" ? ["en"] : [language, "en"];
	return sql`coalesce(${sql.join([...variants.map((v) => column(`${field}_${v}`)), column(field)], sql`, `)})`;
}
