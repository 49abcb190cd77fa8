import { inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { searchBits, searchPending, searchPlaces, searchWords } from "../../database/tables.ts";
import { readDocuments } from "./documents.ts";
import { updatePlaces } from "./places.ts";
import { addNumbers, deleteUnused, type Posting, removeNumbers } from "./words.ts";

/** Rows of one merge: few enough that a row which was just saved does not wait long behind those of an import. */
const batch = 1_000;
/** Rows of imports that a merge of small saves takes along, so that a stream of saves never holds them up. */
const bulkBesideSaves = 100;
/** Rows of imports after which the index is vacuumed. */
const vacuumAfter = 2_500;
/** If more rows than this change their numbers, the whole index is written anew. */
const mostMoved = 1_000;

/**
 * Writes the words of noted rows into the search index, those of small saves before those of imports. One merge runs at a time in all processes; no
 * writer waits for it, and readers see all of it or nothing. A process that is killed leaves its rows noted.
 * @returns whether there were any.
 * @throws an error with the code 55P03 if another merge takes longer than a second.
 */
export async function mergeBatch(database: Database): Promise<boolean> {
	if (!(await hasPending(database))) return false;
	const { isOver, bulkRows, isLast } = await database.transaction(
		async (transaction) => {
			await transaction.execute(sql`set local lock_timeout = '1s'`);
			await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('search', 0))`);
			// While an index grows, the statistics say that it is empty: its keys are used all the same. Compiling takes longer than a merge.
			await transaction.execute(sql`set local lock_timeout = 0; set local work_mem = '32MB';
			set local enable_seqscan = off; set local jit = off`);
			const { ids, bulkRows, isLate } = await claim(transaction);
			if (ids.length === 0) return { isOver: true, bulkRows, isLast: false };
			await merge(transaction, ids);
			// Lists that did not wait for these rows may be cached without them.
			await transaction.execute(sql`select pg_notify('changed', 'programs')
			where ${bulkRows > 0 || isLate} or clock_timestamp() - now() > interval '500 milliseconds'`);
			return { isOver: false, bulkRows, isLast: bulkRows > 0 && !(await hasPending(transaction)) };
		},
		{ statementMinutes: 5 },
	);
	unvacuumed += bulkRows;
	if (isLast || unvacuumed >= vacuumAfter) await vacuum(database);
	return !isOver;
}

/** Whether a merge failed only because another one takes longer than a second. */
export function isLockTimeout(error: unknown): boolean {
	const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
	return (cause?.code ?? code) === "55P03";
}

/** Whether any rows wait for the index. */
export async function hasPending(database: Pick<Database, "execute">): Promise<boolean> {
	const { rows } = await database.execute<{ found: boolean }>(
		sql`select exists (select from ${searchPending}) as found`,
	);
	return rows[0]?.found === true;
}

let unvacuumed = 0;

/**
 * The space of replaced rows is used again, and the statistics decide how searches are planned. The server's own job would come when an
 * import is over; without the right to vacuum, it is enough.
 */
async function vacuum(database: Database): Promise<void> {
	unvacuumed = 0;
	await database.execute(sql`vacuum (analyze) ${searchWords}, ${searchBits}, ${searchPlaces}`).catch(() => undefined);
}

async function claim(transaction: Transaction) {
	const { rows } = await transaction.execute<{ id: string; is_bulk: boolean; is_late: boolean }>(sql`
		delete from ${searchPending} where ctid = any (array(
			(select ctid from ${searchPending} where not is_bulk order by noted_at desc, ctid desc limit ${batch})
			union all (select ctid from ${searchPending} where is_bulk order by noted_at desc, ctid desc
				limit case when exists (select from ${searchPending} where not is_bulk) then ${bulkBesideSaves}::bigint else ${batch}::bigint end)))
		returning row_id as id, is_bulk, noted_at < now() - interval '500 milliseconds' as is_late`);
	return {
		bulkRows: rows.filter((row) => row.is_bulk).length,
		ids: [...new Set(rows.map(({ id }) => id))],
		isLate: rows.some((row) => row.is_late),
	};
}

async function merge(transaction: Transaction, ids: string[]): Promise<void> {
	const { stale, moved } = await updatePlaces(transaction, ids);
	if (moved.length > mostMoved) return rebuild(transaction);
	const before = await removeNumbers(transaction, stale);
	// A row that is claimed can also be one that moved.
	const all = [...new Set([...ids, ...moved])];
	for (let at = 0; at < all.length; at += batch) await addRows(transaction, all.slice(at, at + batch));
	await deleteUnused(transaction, before);
}

async function rebuild(transaction: Transaction): Promise<void> {
	await transaction.delete(searchBits);
	await transaction.delete(searchWords);
	const all = await transaction.select({ id: searchPlaces.id }).from(searchPlaces).orderBy(searchPlaces.number);
	for (let at = 0; at < all.length; at += batch) {
		await addRows(
			transaction,
			all.slice(at, at + batch).map(({ id }) => id),
		);
	}
}

/** Adds the words of those of these rows that exist. */
async function addRows(transaction: Transaction, ids: string[]): Promise<void> {
	const places = await transaction
		.select({ id: searchPlaces.id, number: searchPlaces.number })
		.from(searchPlaces)
		.where(inArray(searchPlaces.id, ids));
	const numbers = new Map(places.map(({ id, number }) => [id, number]));
	const postings = new Map<string, Posting>();
	for (const { id, terms } of await readDocuments(transaction, ids)) {
		const number = numbers.get(id);
		if (number === undefined) continue;
		for (const [field, words] of Object.entries(terms)) {
			for (const word of words) {
				const key = `${field} ${word}`;
				const posting = postings.get(key);
				if (posting) posting.numbers.push(number);
				else postings.set(key, { field, word, numbers: [number] });
			}
		}
	}
	await addNumbers(transaction, [...postings.values()]);
}
