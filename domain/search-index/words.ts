import { type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { searchBits, searchWords } from "../../database/tables.ts";
import { searchBlock } from "../../database/values.ts";

/** A word of a field, and rows that contain it. */
export type Posting = { field: string; word: string; numbers: number[] };

/** A word has this many numbers at most before they are stored as bits. */
const mostNumbers = 32;

const size = sql.raw(`${searchBlock}`);
/** The bits of a block that belong to no row. */
export const noBits = sql.raw(`B'0'::bit(${searchBlock})`);
/** The bit of a number in its block. */
export const bitOf = (number: SQL): SQL => sql`set_bit(${noBits}, ${number} % ${size}, 1)`;

const array = (values: unknown[]) => sql.param(values);
const words = (postings: { field: string; word: string }[]) =>
	sql`unnest(${array(postings.map(({ field }) => field))}::text[], ${array(postings.map(({ word }) => word))}::text[])`;
/** The columns field, word and numbers. */
const rowsOf = (postings: Posting[]) => sql`(
	select field, word, numbers::integer[] as numbers from unnest(
		${array(postings.map(({ field }) => field))}::text[], ${array(postings.map(({ word }) => word))}::text[],
		${array(postings.map(({ numbers }) => `{${numbers.join()}}`))}::text[]) as given (field, word, numbers)) as given`;

/** Bits of a part of a block: each bit that is set costs a copy of its part. */
const partSize = 1_600;
const noPart = sql.raw(`B'0'::bit(${partSize})`);
const ofPart = (part: number) => sql`coalesce(bit_or(few) filter (where part = ${sql.raw(`${part}`)}), ${noPart})`;
/** The bits of words with their rows, as field, word, block and bits. */
const bitsOfWords = (postings: Posting[]) => sql`
	select field, word, block, (${sql.join(
		Array.from({ length: searchBlock / partSize }, (_, part) => ofPart(part)),
		sql` || `,
	)})::bit(${size}) from (
		select field, word, number / ${size} as block, number % ${size} / ${sql.raw(`${partSize}`)} as part,
			bit_or(set_bit(${noPart}, number % ${sql.raw(`${partSize}`)}, 1)) as few
		from ${rowsOf(postings)}, unnest(numbers) as number group by 1, 2, 3, 4
	) as parts group by 1, 2, 3`;

/**
 * Adds rows to words. An upsert finds each word by its key, whatever the planner knows of the table.
 * @param postings each word once
 */
export async function addNumbers(transaction: Transaction, postings: Posting[]): Promise<void> {
	const few = postings.filter(({ numbers }) => numbers.length <= mostNumbers);
	const many = postings.filter(({ numbers }) => numbers.length > mostNumbers);
	const full = few.length > 0 ? await appendNumbers(transaction, few) : [];
	if (many.length > 0)
		await transaction.execute(sql`
			insert into ${searchWords} (field, word, numbers) select field, word, '{}' from ${words(many)} as given (field, word)
			on conflict (field, word) do nothing`);
	if (full.length > 0)
		await transaction.execute(sql`
			insert into ${searchWords} (field, word, numbers) select field, word, '{}' from ${words(full)} as given (field, word)
			on conflict (field, word) do update set numbers = '{}'`);
	if (many.length + full.length > 0)
		await transaction.execute(sql`
			insert into ${searchBits} as stored (field, word, block, bits) ${bitsOfWords([...many, ...full])}
			on conflict (field, word, block) do update set bits = stored.bits | excluded.bits`);
}

/** @returns the words that now have too many numbers for their own rows, with all of them. */
async function appendNumbers(transaction: Transaction, postings: Posting[]): Promise<Posting[]> {
	const { rows } = await transaction.execute<Posting>(sql`
		with written as (
			insert into ${searchWords} as stored (field, word, numbers) select field, word, numbers from ${rowsOf(postings)}
			on conflict (field, word) do update set numbers = stored.numbers || excluded.numbers
			returning field, word, numbers
		)
		select field, word, numbers from written where cardinality(numbers) > ${mostNumbers}`);
	return rows;
}

/** `&&` compares each number with each other one; `= any` looks many of them up in a hash table. */
const containsOneOf = (stale: number[]) =>
	stale.length > 64
		? sql`exists (select from unnest(numbers) as number where number = any (${array(stale)}::integer[]))`
		: sql`numbers && ${array(stale)}::integer[]`;

/**
 * Removes rows from all words.
 * @returns the words that contained them.
 */
export async function removeNumbers(transaction: Transaction, stale: number[]): Promise<Posting[]> {
	const numbers = sql`${array(stale)}::integer[]`;
	const noun = sql`field = 'noun'`;
	// A row that is not in the index yet has no words to find.
	const { rows: indexed } = await transaction.execute<{ block: number; numbers: number[] }>(sql`
		select number / ${size} as block, array_agg(number) as numbers from unnest(${numbers}) as number
		where exists (select from ${searchWords} where ${noun} and numbers @> array[number])
			or exists (select from ${searchBits} where ${noun} and block = number / ${size} and get_bit(bits, number % ${size}) = 1)
		group by 1`);
	if (indexed.length === 0) return [];
	const { rows: found } = await transaction.execute<Posting>(sql`
		update ${searchWords} set numbers = array(select number from unnest(numbers) as number where number <> all (${numbers}))
		where ${containsOneOf(stale)} returning field, word, numbers`);
	for (const block of indexed) {
		const { rows } = await transaction.execute<Posting>(sql`
			with mask as materialized (select bit_or(${bitOf(sql`number`)}) as mask from unnest(${array(block.numbers)}::integer[]) as number)
			update ${searchBits} set bits = bits & ~mask from mask
			where block = ${block.block} and (bits & mask) <> ${noBits} returning field, word, '{}'::integer[] as numbers`);
		found.push(...rows);
	}
	return found;
}

/** Deletes those of these words that no row contains any more. */
export async function deleteUnused(transaction: Transaction, candidates: Posting[]): Promise<void> {
	if (candidates.length === 0) return;
	const given = sql`${words(candidates)} as given (field, word)`;
	await transaction.execute(sql`
		delete from ${searchBits} as stored using ${given}
		where stored.field = given.field and stored.word = given.word and bits = ${noBits}`);
	await transaction.execute(sql`
		delete from ${searchWords} as stored using ${given}
		where stored.field = given.field and stored.word = given.word and numbers = '{}' and not exists (
			select from ${searchBits} as other where other.field = stored.field and other.word = stored.word)`);
}
