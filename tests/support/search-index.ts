import { expect } from "vitest";
import type { Caller } from "../../domain/access/caller.ts";
import { mergeSearchIndex } from "../../domain/search-index/commands.ts";
import { readDocuments } from "../../domain/search-index/documents.ts";
import type { sqlOn } from "./site.ts";

/** Writes everything that waits into the index. */
export async function mergeAll(system: Caller): Promise<void> {
	while (await mergeSearchIndex(system));
}

/** Invariants after any write: later rows have higher numbers, and the index has exactly the terms of every row. */
export async function expectIndexed(sql: ReturnType<typeof sqlOn>, system: Caller): Promise<void> {
	await mergeAll(system);
	const sources = `select id, created_at, (fee ->> 'yearly')::bigint as fee from programs
		union all select id, created_at, null from universities`;
	const places = `select id, created_at, fee, row_number() over (order by number) as place from search_places`;
	const ages = `select id, created_at, fee, row_number() over (order by created_at, id) as place from (${sources}) as sources`;
	expect(await sql(`(${places} except ${ages}) union all (${ages} except ${places})`)).toEqual([]);
	const stored = await sql(`select field, word, number from search_words, unnest(numbers) as number union all
		select field, word, block * 32000 + number from search_bits, generate_series(0, 31999) as number where get_bit(bits, number) = 1`);
	const ids = new Map((await sql("select id, number from search_places")).map(({ id, number }) => [number, id]));
	const { database } = system.permit("search:merge");
	const documents = await database.transaction((transaction) => readDocuments(transaction, [...ids.values()]));
	const due = documents.flatMap(({ id, terms }) =>
		Object.entries(terms).flatMap(([field, words]) => words.map((word) => `${id} ${field} ${word}`)),
	);
	expect(stored.map(({ field, word, number }) => `${ids.get(number)} ${field} ${word}`).toSorted()).toEqual(
		due.toSorted(),
	);
	const used =
		"select from search_bits where search_bits.field = search_words.field and search_bits.word = search_words.word";
	expect(await sql(`select word from search_words where numbers = '{}' and not exists (${used})`)).toEqual([]);
	expect(await sql("select block from search_bits where bits = B'0'::bit(32000)")).toEqual([]);
	expect(await sql("select * from search_pending")).toEqual([]);
}
