import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { searchBits, searchPlaces, searchWords } from "../database/tables.ts";
import { type Searchable, type SearchField, searchBlock } from "../database/values.ts";
import type { Context } from "./access/caller.ts";
import { type Page, placePage } from "./paging.ts";

const mostWords = 8;

/**
 * Rows whose text, normalized by `search_fold` (migration 0000_search), contains every word: for few rows or short
 * texts.
 */
export function matches(folded: SQL, query: string): SQL | undefined {
	const conditions = typedWords(query).map((patterns) => likeOneOf(folded, patterns));
	return conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined;
}

/** A condition on search_words, of which a row must match one. Several conditions must all match. */
export type Wanted = SQL;

/**
 * One condition per search word, which matches any part of the row's texts. Finds the same rows as `matches`, with an
 * index.
 */
export function wantedWords(query: string): Wanted[] {
	return typedWords(query).map((patterns) => {
		const keys = patterns.map((pattern) => sql`search_key(${pattern})`);
		const likely = likeOneOf(sql`search_key(${searchWords.word})`, keys);
		return sql`${searchWords.field} = 'text' and ${likely} and ${likeOneOf(sql`${searchWords.word}`, patterns)}`;
	});
}

/** Lower case, independent of the database's locale (migration portable_functions). */
export const foldCase = (text: SQLWrapper): SQL => sql`fold_case(${text})`;

/** For `order by`: names ignoring case, independent of the database's locale. */
export const nameOrder = (name: SQLWrapper): SQL => sql`fold_case(${name}) collate "C"`;

/** Escapes text for a LIKE pattern. */
export const literally = (typed: string): string => typed.replace(/[\\%_]/g, "\\$&");

/** A filter's value (the view search_terms defines each row's values), with % as in LIKE. */
export function wantedValue(field: SearchField, pattern: string): Wanted {
	// The field is not a parameter, so that the planner can choose the index.
	return sql`${searchWords.field} = ${sql.raw(`'${field}'`)} and ${searchWords.word} like ${pattern}`;
}

/** Matches any of a filter's values. */
export function wantedOneOf(field: SearchField, values: string[]): Wanted {
	return sql`${searchWords.field} = ${sql.raw(`'${field}'`)} and ${searchWords.word} = any(${sql.param(values)}::text[])`;
}

/** The ids of the matching rows, unordered, as a condition. Reads the bit of every row: for universities. */
export function idsWith(noun: Searchable, wanted: Wanted[]): SQL {
	const size = sql.raw(`${searchBlock}`);
	// "offset 0" prevents the planner from repeating the word lookup for every row.
	return sql`(select id from ${searchPlaces} join ${blocksWith(noun, wanted)} on block = number / ${size}
		where noun = ${noun} and get_bit(bits, number % ${size}) = 1 offset 0)`;
}

/** A page of the ids of the matching rows, newest first. A page beyond the end is the last one (O-13). */
export async function newestWith(
	database: Context["database"],
	noun: Searchable,
	wanted: Wanted[],
	asked: number,
	size: number,
): Promise<Page<string>> {
	// Counts whole blocks, and reads only those of the page.
	const { rows } = await database.execute<{ total: number; ids: string[] }>(sql`
		with found as (
			select block, bits, bit_count(bits) as many, sum(bit_count(bits)) over (order by block desc) as upto
			from ${blocksWith(noun, wanted)}
		), page as (
			select total, greatest(0, least(${asked}::bigint - 1, (total - 1) / ${size}::bigint)) * ${size}::bigint as skipped
			from (select coalesce(max(upto), 0)::bigint as total from found) as counted
		), near as (
			select found.*, skipped, min(upto - many) over () as before
			from found, page where upto > skipped and upto - many < skipped + ${size}::bigint
		)
		select total::int, array(
			select id from ${searchPlaces} where noun = ${noun} and number = any(array(
				${numbersIn(sql`near`)} order by number desc limit ${size}::bigint offset (select max(skipped - before) from near)))
			order by number desc
		) as ids from page`);
	const { total, ids } = rows[0] ?? { total: 0, ids: [] };
	const { page, pages } = placePage(asked, size, total);
	return { items: ids, total, page, pages };
}

/**
 * Patterns for each search word: a Cyrillic word also matches in Latin letters. A word of only apostrophes is ignored.
 */
function typedWords(query: string): SQL[][] {
	const words = query.split(" ").slice(0, mostWords);
	return words
		.filter((word) => /[^'`´ʻʼ‘’‛ʹʽ′]/u.test(word))
		.map((word) => {
			const plain = sql`search_plain(${word}::text)`;
			const forms = /\p{Script=Cyrillic}/u.test(word) ? [plain, sql`search_latin(${plain})`] : [plain];
			return forms.map((form) => sql`search_pattern(${form})`);
		});
}

function likeOneOf(text: SQL, patterns: SQL[]): SQL {
	return sql`(${sql.join(
		patterns.map((pattern) => sql`${text} like ${pattern}`),
		sql` or `,
	)})`;
}

/** Every block with the bitmap of its matching rows. */
function blocksWith(noun: Searchable, wanted: Wanted[]): SQL {
	const name = (at: number) => sql.raw(`wanted_${at}`);
	const each = (wanted.length > 0 ? wanted : [wantedValue("all", "")]).map(
		(one, at) => sql`(
			select ${searchBits.block}, bit_or(${searchBits.bits}) as bits from ${searchBits}
			where ${searchBits.wordId} in (
				select ${searchWords.id} from ${searchWords} where ${searchWords.noun} = ${noun} and ${one})
			group by ${searchBits.block}) as ${name(at)} ${at === 0 ? sql`` : sql`using (block)`}`,
	);
	const bits = each.map((_, at) => sql`${name(at)}.bits`);
	return sql`(select block, ${sql.join(bits, sql` & `)} as bits from ${sql.join(each, sql` join `)}) as found`;
}

/** The row numbers of the bits of these blocks. Skips empty parts, which makes rare matches fast. */
function numbersIn(blocks: SQL): SQL {
	return sql`select block * ${sql.raw(`${searchBlock}`)} + part * 64 + bit as number
		from ${blocks} cross join generate_series(0, ${sql.raw(`${searchBlock / 64 - 1}`)}) as part
		cross join lateral (select substring(bits from part * 64 + 1 for 64) as few offset 0) as parts
		cross join generate_series(0, 63) as bit
		where few <> B'0'::bit(64) and get_bit(few, bit) = 1`;
}
