import { type SQL, sql } from "drizzle-orm";
import type { Language } from "./language.ts";

/**
 * What `localized` chooses, chosen inside the database, for ordering. `field` is a snake_case column name of our own, never
 * input. Apart from language.ts, which a browser may load.
 */
export function localizedColumn(table: string, field: string, language: Language): SQL {
	const column = (name: string) => sql.raw(`nullif(btrim("${table}"."${name}"), '')`);
	const variants = language === "en" ? ["en"] : [language, "en"];
	return sql`coalesce(${sql.join([...variants.map((v) => column(`${field}_${v}`)), column(field)], sql`, `)})`;
}
