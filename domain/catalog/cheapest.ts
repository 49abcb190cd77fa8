import { sql } from "drizzle-orm";
import { searchPlaces, searchWords } from "../../database/tables.ts";
import { searchBlock } from "../../database/values.ts";
import type { Context } from "../access/caller.ts";
import type { Page } from "../paging.ts";
import { bitsOf, blocksWith, newestWith, pieceSize, type Wanted, wantedValue } from "../search.ts";
import { otherAmount } from "../search-index/documents.ts";

type Database = Context["database"];

const hasYearlyFee = sql`${searchWords.field} = 'fee' and ${searchWords.word} <> ${otherAmount}`;

/**
 * A page of the ids of the matching programs, by their lowest tuition a year in won, then the newest first. Programs with other
 * amounts follow, such as those in dollars, then those without any.
 *
 * Counts the matches of each million in the search index, and reads only the programs of the millions that the page shows, by an
 * index in this order: the cost depends neither on the number of matches nor on the page.
 */
export async function cheapestWith(
	database: Database,
	wanted: Wanted[],
	asked: number,
	size: number,
): Promise<Page<string>> {
	// First, because it waits for the index.
	const found = await newestWith(database, "program", wanted, asked, size, [
		[hasYearlyFee],
		[wantedValue("fee", otherAmount)],
	]);
	const priced = await countMillions(database, wanted);
	const pricedRows = priced.reduce((sum, { rows }) => sum + rows, 0);
	const offset = (found.page - 1) * size;
	const cheapest = offset < pricedRows ? await readCheapest(database, wanted, priced, offset, size) : [];
	// The rows without a yearly fee are in the right order.
	return { ...found, items: [...cheapest, ...found.items.slice(Math.max(0, pricedRows - offset))] };
}

type Million = { million: number; rows: number };

/** How many matching programs cost how many millions a year, in ascending order. */
async function countMillions(database: Database, wanted: Wanted[]): Promise<Million[]> {
	const { rows } = await database.execute<Million>(sql`
		select word::int as million, sum(bit_count(millions.bits & found.bits))::int as rows
		from ${bitsOf(hasYearlyFee)} as millions join ${blocksWith("program", wanted)} using (block)
		group by 1 order by 1`);
	return rows.filter((million) => million.rows > 0);
}

async function readCheapest(
	database: Database,
	wanted: Wanted[],
	millions: Million[],
	offset: number,
	size: number,
): Promise<string[]> {
	const starts = millions.map((_, at) => millions.slice(0, at).reduce((sum, { rows }) => sum + rows, 0));
	const shown = millions.filter(({ rows }, at) => {
		const start = starts[at] ?? 0;
		return start < offset + size && start + rows > offset;
	});
	const [first, last] = [shown[0], shown.at(-1)];
	if (!first || !last) return [];
	const skipped = offset - (starts[millions.indexOf(first)] ?? 0);
	const [piece, pieces] = [sql.raw(`${pieceSize}`), sql.raw(`${searchBlock / pieceSize}`)];
	// The bits are combined once, not for every row, and in small pieces, because each row gets a copy of its piece. With "case", the planner expects every other row to match, not one of 200, and so
	// reads the index in its order until the page is full, instead of sorting all rows of a million.
	const { rows } = await database.execute<{ id: string }>(sql`
		with matching as materialized (
			select block * ${pieces} + piece as piece, substring(bits from piece * ${piece} + 1 for ${piece}) as bits
			from ${blocksWith("program", wanted)} cross join generate_series(0, ${pieces} - 1) as piece
		)
		select id from (
			select fee, number from ${searchPlaces} join matching on piece = number / ${piece}
			where fee > ${(first.million - 1) * 1_000_000} and fee <= ${last.million * 1_000_000}
				and case when get_bit(bits, number % ${piece}) = 1 then true end
			order by fee, number desc limit ${size} offset ${skipped}
		) as shown join ${searchPlaces} using (number, fee) order by fee, number desc`);
	return rows.map(({ id }) => id);
}
