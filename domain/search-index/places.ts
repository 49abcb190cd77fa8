import { inArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Transaction } from "../../database/connect.ts";
import { programs, searchPending, searchPlaces, universities } from "../../database/tables.ts";
import { assignNumbers, byAge, type Place, type Source } from "./numbers.ts";

/**
 * Gives written rows their numbers: removes those of deleted rows, and numbers new ones, together with all others that wait for
 * the index, so that a later row always has a higher number.
 * @param ids the written rows
 * @returns the numbers under which the index may contain what the rows were, and the rows that have moved to another number.
 */
export async function updatePlaces(
	transaction: Transaction,
	ids: string[],
): Promise<{ stale: number[]; moved: string[] }> {
	const written = sql`any(${sql.param(ids)}::uuid[])`;
	const existing = new Map((await readSources(transaction, sql`= ${written}`)).map((source) => [source.id, source]));
	const before = await readPlaces(transaction, inArray(searchPlaces.id, ids));
	const isKept = ({ id, createdAt, fee }: Source) => {
		const source = existing.get(id);
		return source !== undefined && source.createdAt === createdAt && source.fee === fee;
	};
	// A changed fee is written with the row.
	const changed = before.filter((place) => !isKept(place));
	await deletePlaces(transaction, changed);
	const repriced = changed.flatMap(({ number, id, createdAt }) => {
		const source = existing.get(id);
		return source?.createdAt === createdAt ? [{ ...source, number }] : [];
	});
	await insertPlaces(transaction, repriced);
	const stale = before.map(({ number }) => number);
	const numbered = new Set([...before.filter(isKept), ...repriced].map(({ id }) => id));
	if ([...existing.keys()].every((id) => numbered.has(id))) return { stale, moved: [] };

	const waiting = sql`in (select unnest(${sql.param(ids)}::uuid[]) union select row_id from ${searchPending})`;
	const fresh = (
		await readSources(
			transaction,
			waiting,
			sql`and not exists (select from ${searchPlaces} where ${searchPlaces.id} = source.id)`,
		)
	).toSorted(byAge);
	const last = await readLastBefore(transaction, fresh[0] as Source);
	const following = await readPlaces(transaction, sql`${searchPlaces.number} > ${last}`);
	const assigned = assignNumbers(following, fresh, last);
	const movedTo = new Map(assigned.map(({ id, number }) => [id, number]));
	const left = following.filter(({ id }) => movedTo.has(id));
	await deletePlaces(transaction, left);
	await insertPlaces(transaction, assigned);
	return { stale: [...stale, ...left.map(({ number }) => number)], moved: left.map(({ id }) => id) };
}

const microseconds = (column: PgColumn | SQL) => sql<string>`(extract(epoch from ${column}) * 1000000)::bigint`;

type Row = { id: string; time: string; fee: string | null };
const sourceOf = ({ id, time, fee }: Row): Source => ({
	id,
	createdAt: Number(time),
	fee: fee === null ? null : Number(fee),
});

/** The programs and universities whose ids meet the condition. */
async function readSources(transaction: Transaction, ids: SQL, and = sql``): Promise<Source[]> {
	const { rows } = await transaction.execute<Row>(sql`
		select id, ${microseconds(sql`created_at`)} as time, (fee ->> 'yearly')::bigint as fee from ${programs} as source where id ${ids} ${and}
		union all select id, ${microseconds(sql`created_at`)}, null from ${universities} as source where id ${ids} ${and}`);
	return rows.map(sourceOf);
}

/** The places that meet the condition, in their order. */
async function readPlaces(transaction: Transaction, where: SQL): Promise<Place[]> {
	const { number, id, createdAt } = searchPlaces;
	const rows = await transaction
		.select({ number, id, time: microseconds(createdAt), fee: sql<string | null>`${searchPlaces.fee}` })
		.from(searchPlaces)
		.where(where)
		.orderBy(number);
	return rows.map((row) => ({ ...sourceOf(row), number: row.number }));
}

/** The number of the latest row before this one, or -1. */
async function readLastBefore(transaction: Transaction, { id, createdAt }: Source): Promise<number> {
	const { rows } = await transaction.execute<{ number: number }>(sql`
		select number from ${searchPlaces} where (created_at, id) < (${timeOf(sql`${createdAt}::bigint`)}, ${id}::uuid)
		order by number desc limit 1`);
	return rows[0]?.number ?? -1;
}

const timeOf = (time: SQL): SQL => sql`(timestamptz 'epoch' + ${time} * interval '1 microsecond')`;

async function deletePlaces(transaction: Transaction, places: Place[]): Promise<void> {
	const numbers = places.map(({ number }) => number);
	await transaction.execute(sql`delete from ${searchPlaces} where number = any(${sql.param(numbers)}::integer[])`);
}

async function insertPlaces(transaction: Transaction, places: Place[]): Promise<void> {
	const list = <Value>(of: (place: Place) => Value) => sql.param(places.map(of));
	await transaction.execute(sql`
		insert into ${searchPlaces} (number, id, created_at, fee) select number, id, ${timeOf(sql`time`)}, fee from unnest(
			${list((place) => place.number)}::integer[], ${list((place) => place.id)}::uuid[],
			${list((place) => place.createdAt)}::bigint[], ${list((place) => place.fee)}::bigint[]
		) as assigned (number, id, time, fee)`);
}
