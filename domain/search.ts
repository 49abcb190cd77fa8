import { type SQL, sql } from "drizzle-orm";

const mostWords = 8;

/**
 * Rows whose folded text holds every typed word (see migration 0000_search). `column` is a generated search_text column;
 * a Cyrillic word is also looked for in Latin letters. Undefined when nothing is left to look for.
 */
export function matches(column: SQL, query: string): SQL | undefined {
	const words = query.split(" ").slice(0, mostWords).filter(isSearchable);
	if (words.length === 0) return undefined;
	const conditions = words.map((word) => {
		const plain = sql`${column} like search_pattern(search_plain(${word}::text))`;
		if (!/\p{Script=Cyrillic}/u.test(word)) return plain;
		return sql`(${plain} or ${column} like search_pattern(search_latin(search_plain(${word}::text))))`;
	});
	return sql.join(conditions, sql` and `);
}

/** A word of apostrophes alone folds to nothing. */
function isSearchable(word: string): boolean {
	return /[^'`´ʻʼ‘’‛ʹʽ′]/u.test(word);
}
