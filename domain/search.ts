import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { searchBits, searchPlaces, searchWords } from "../database/tables.ts";
import { type Searchable, type SearchField, searchBlock } from "../database/values.ts";
import type { Context } from "./access/caller.ts";
import { type Page, placePage } from "./paging.ts";
import { isSearchBehind, readCaughtUp } from "./search-index/catch-up.ts";
import { bitOf, noBits } from "./search-index/words.ts";

const mostWords = 8;

/**
 * Rows whose text, normalized by `search_fold` (migration 0000_search), contains every word: for few rows or short
 * texts.
 */
export function matches(folded: SQL, query: string): SQL | undefined {
	const conditions = typedWords(query).map(({ forms }) =>
		likeOneOf(
			folded,
			forms.map((form) => sql`search_pattern(${form})`),
		),
	);
	return conditions.length > 0 ? sql.join(conditions, sql` and `) : undefined;
}

/** A condition on search_words, of which a row must match one, or none of `not`. Several conditions must all be met. */
export type Wanted = SQL | { not: SQL };

/**
 * One condition per search word, which matches any part of the row's texts, with an index. A short word matches only the beginning of
 * words, because "IT" is in "university", too.
 */
export function wantedWords(query: string): Wanted[] {
	return typedWords(query).map(({ forms, isShort }) => {
		const patterns = forms.map((form) => sql`search_pattern(${form})`);
		const keys = patterns.map((pattern) => sql`search_key(${pattern})`);
		const likely = likeOneOf(sql`search_key(${searchWords.word})`, keys);
		const found = sql`${searchWords.field} = 'text' and ${likely} and ${likeOneOf(sql`${searchWords.word}`, patterns)}`;
		return isShort ? sql`${found} and ${startsWith(forms)}` : found;
	});
}

/** A stored word may have several words in it: "(ai/it)". The letters are listed because the locale "C" knows only those of ASCII. */
const startsWith = (forms: SQL[]): SQL =>
	sql`${searchWords.word} collate "C" ~ ('(^|[^a-z0-9\\u0430-\\u044f\\u0451\\u045e\\u049b\\u0493\\u04b3])(' || concat_ws('|', ${sql.join(forms, sql`, `)}) || ')')`;

/** One condition per search word, which matches a whole word of the row's title. */
export function wantedTitle(query: string): SQL[] {
	return typedWords(query).map(
		({ forms }) => sql`${searchWords.field} = 'title' and ${searchWords.word} in (${sql.join(forms, sql`, `)})`,
	);
}

/** One condition per search word, which matches any part of a word of the row's title. */
export function wantedTitleParts(query: string): Wanted[] {
	return typedWords(query).map(({ forms }) => {
		const patterns = forms.map((form) => sql`search_pattern(${form})`);
		return sql`${searchWords.field} = 'title' and ${likeOneOf(sql`${searchWords.word}`, patterns)}`;
	});
}

/** Matches any of these whole words of the title. */
export function wantedTitleWord(words: string[]): SQL {
	return sql`${searchWords.field} = 'title' and ${searchWords.word} in (${sql.join(
		words.map((word) => sql`search_plain(${word}::text)`),
		sql`, `,
	)})`;
}

/** Lower case, independent of the database's locale (migration portable_functions). */
export const foldCase = (text: SQLWrapper): SQL => sql`fold_case(${text})`;

/** For `order by`: names ignoring case, with Ё as Е, independent of the database's locale. */
export const nameOrder = (name: SQLWrapper): SQL => sql`translate(fold_case(${name}), 'ё', 'е') collate "C"`;

/** Escapes text for a LIKE pattern. */
export const literally = (typed: string): string => typed.replace(/[\\%_]/g, "\\$&");

/** A filter's value (domain/search-index/documents.ts defines each row's values), with % as in LIKE. */
export function wantedValue(field: SearchField, pattern: string): SQL {
	// The field is not a parameter, so that the planner can choose the index.
	return sql`${searchWords.field} = ${sql.raw(`'${field}'`)} and ${searchWords.word} like ${pattern}`;
}

/** Matches any of a filter's values. */
export function wantedOneOf(field: SearchField, values: string[]): SQL {
	return sql`${searchWords.field} = ${sql.raw(`'${field}'`)} and ${searchWords.word} = any(${sql.param(values)}::text[])`;
}

/** The ids of the matching rows, unordered, as a condition. Call `catchUp` before. */
export function idsWith(noun: Searchable, wanted: Wanted[]): SQL {
	const blocks = sql`(select block * ${searchBlock} as first, bits from ${blocksWith(noun, wanted)}) as blocks`;
	// "offset 0" prevents the planner from repeating the word lookup for every row.
	return sql`(select id from (${numbersIn(blocks, searchBlock)}) as found join ${searchPlaces} using (number) offset 0)`;
}

/** Bits that are counted together: a page reads the rows of one or two pieces. */
export const pieceSize = 1_600;

/**
 * A page of the ids of the matching rows, newest first. A page beyond the end is the last one (O-13).
 * @param preferred Rows that match all conditions of one of these lists come first, in the order of the lists.
 */
export async function newestWith(
	database: Context["database"],
	noun: Searchable,
	wanted: Wanted[],
	asked: number,
	size: number,
	preferred: SQL[][] = [],
): Promise<Page<string>> {
	const [blockSize, piece] = [sql.raw(`${searchBlock}`), sql.raw(`${pieceSize}`)];
	// Counts whole pieces, and reads only those of the page.
	const statement = sql`
		with found as (
			select tier, first, bits, bit_count(bits) as many, sum(bit_count(bits)) over (order by tier, first desc) as upto
			from ${tiers(noun, wanted, preferred)} cross join generate_series(0, ${blockSize} / ${piece} - 1) as piece cross join lateral (
				select block * ${blockSize} + piece * ${piece} as first, substring(whole from piece * ${piece} + 1 for ${piece}) as bits offset 0) as pieces
		), page as (
			select total, greatest(0, least(${asked}::bigint - 1, (total - 1) / ${size}::bigint)) * ${size}::bigint as skipped
			from (select coalesce(max(upto), 0)::bigint as total from found) as counted
		), near as (
			select found.*, skipped, min(upto - many) over () as before
			from found, page where upto > skipped and upto - many < skipped + ${size}::bigint
		)
		select total::int, ${isSearchBehind} as is_behind, array(
			select id from (
				${numbersIn(sql`near`, pieceSize, sql`tier, `)} order by tier, number desc limit ${size}::bigint offset (select max(skipped - before) from near)
			) as shown join ${searchPlaces} using (number) order by tier, number desc
		) as ids from page`;
	const { total, ids } = await readCaughtUp(database, async () => {
		const { rows } = await database.execute<{ total: number; is_behind: boolean; ids: string[] }>(statement);
		const { total, ids, is_behind: isBehind } = rows[0] ?? { total: 0, ids: [], is_behind: false };
		return { total, ids, isBehind };
	});
	const { page, pages } = placePage(asked, size, total);
	return { items: ids, total, page, pages };
}

/**
 * The normalized forms of each search word: a Cyrillic word also matches in Latin letters. A word of only apostrophes is ignored.
 */
function typedWords(query: string): { forms: SQL[]; isShort: boolean }[] {
	const words = query.split(" ").slice(0, mostWords);
	return words
		.filter((word) => word.replace(apostrophes, "") !== "")
		.map((word) => {
			const plain = sql`search_plain(${word}::text)`;
			const forms = /\p{Script=Cyrillic}/u.test(word) ? [plain, sql`search_latin(${plain})`] : [plain];
			return { forms, isShort: shortWord.test(word.replace(apostrophes, "")) };
		});
}

const apostrophes = /['`´ʻʼ‘’‛ʹʽ′]/gu;
/** Korean words, which are short and joined to others, are matched anywhere. */
const shortWord = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,3}$/u;

function likeOneOf(text: SQL, patterns: SQL[]): SQL {
	return sql`(${sql.join(
		patterns.map((pattern) => sql`${text} like ${pattern}`),
		sql` or `,
	)})`;
}

const isExcluded = (one: Wanted): one is { not: SQL } => "not" in one;

/** The bits of each word that meets a condition. A word may have several rows for a block. */
export const bitsOf = (condition: SQL): SQL => sql`(
	select hit.word, part.block, part.bits from (select * from ${searchWords} where ${condition} offset 0) as hit cross join lateral (
		select block, bits from ${searchBits} as stored where stored.field = hit.field and stored.word = hit.word
		union all select number / ${sql.raw(`${searchBlock}`)}, ${bitOf(sql`number`)} from unnest(hit.numbers) as number
	) as part)`;

/**
 * The bits of each condition's words together, by block. All conditions share each step, because the server plans every step anew for every
 * search, which takes longer than to run it. Of words with a few rows, such as a name's universities, there are often thousands: they are
 * put together in pieces, because each bit that is set costs a copy of its piece.
 */
function bitsOfConditions(conditions: SQL[]): SQL {
	const [block, piece] = [sql.raw(`${searchBlock}`), sql.raw(`${pieceSize}`)];
	const hits = conditions.map(
		(condition, which) =>
			sql`select ${sql.raw(`${which}`)} as which, field, word, numbers from ${searchWords} where ${condition}`,
	);
	return sql`(
		with hit as materialized (${sql.join(hits, sql` union all `)})
		select which, block, bit_or(bits) as bits from (
			select which, block, bits from hit cross join lateral (
				select block, bits from ${searchBits} as stored where stored.field = hit.field and stored.word = hit.word offset 0) as stored
			union all select which, block, overlay(${noBits} placing few from piece * ${piece} + 1 for ${piece}) from (
				select which, number / ${block} as block, number % ${block} / ${piece} as piece,
					bit_or(set_bit(B'0'::bit(${piece}), number % ${piece}, 1)) as few
				from hit, unnest(numbers) as number group by 1, 2, 3
			) as pieces
		) as parts group by which, block) as parts`;
}

/**
 * Every block with the bitmap of its matching rows.
 * @param lists conditions that a row must all meet: the bitmaps of rows that do are the columns preferred_0 and so on.
 */
export function blocksWith(noun: Searchable, wanted: Wanted[], lists: SQL[][] = []): SQL {
	const required = [wantedValue("noun", noun), ...wanted.filter((one): one is SQL => !isExcluded(one))];
	const groups: SQL[][] = [required, wanted.filter(isExcluded).map(({ not }) => not), ...lists];
	let next = 0;
	const [inRequired, inExcluded, ...inLists] = groups.map((group) => {
		const first = next;
		next += group.length;
		return sql.raw(`filter (where which >= ${first} and which < ${next})`);
	});
	const all = (those: SQL | undefined, many: number) =>
		sql`case when count(*) ${those} = ${sql.raw(`${many}`)} then bit_and(bits) ${those} end`;
	const preferred = inLists.map(
		(those, at) => sql`, coalesce(${all(those, lists[at]?.length ?? 0)}, ${noBits}) as ${sql.raw(`preferred_${at}`)}`,
	);
	return sql`(
		select block, bit_and(bits) ${inRequired} & ~coalesce(bit_or(bits) ${inExcluded}, ${noBits}) as bits${sql.join(preferred)}
		from ${bitsOfConditions(groups.flat())} group by block
		having count(*) ${inRequired} = ${sql.raw(`${required.length}`)}) as found`;
}

/** The blocks of the matching rows with their bits, `whole`, once for each tier: the rows of a preferred list are in its tier alone. */
function tiers(noun: Searchable, wanted: Wanted[], preferred: SQL[][]): SQL {
	const lists = preferred.filter((list) => list.length > 0);
	const parts = [...lists, []].map((_, tier) => {
		const earlier = lists.slice(0, tier).map((_, at) => sql.raw(` & ~preferred_${at}`));
		const own = tier < lists.length ? sql.raw(` & preferred_${tier}`) : sql``;
		return sql`(${sql.raw(`${tier}`)}, bits${own}${sql.join(earlier)})`;
	});
	return sql`(select part.tier, block, part.whole from ${blocksWith(noun, wanted, lists)}
		cross join lateral (values ${sql.join(parts, sql`, `)}) as part (tier, whole)) as tiers`;
}

/**
 * The row numbers of bits. Skips empty parts, which makes rare matches fast.
 * @param from rows with `bits`, and the number of the `first` one
 * @param size the number of bits in each row
 * @param also more columns, each followed by a comma
 */
function numbersIn(from: SQL, size: number, also = sql``): SQL {
	return sql`select ${also}first + part * 64 + bit as number
		from ${from} cross join generate_series(0, ${sql.raw(`${size / 64 - 1}`)}) as part
		cross join lateral (select substring(bits from part * 64 + 1 for 64) as few offset 0) as parts
		cross join generate_series(0, 63) as bit
		where few <> B'0'::bit(64) and get_bit(few, bit) = 1`;
}
