import { and, desc, eq, inArray, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../database/connect.ts";
import { exchangeRates } from "../../../database/tables.ts";
import {
	type DayRates,
	type RateCurrency,
	type RateSource,
	type RateState,
	rateCurrencies,
} from "../../../database/values.ts";
import { isJump, type Rates } from "./rules.ts";

export type Rate = Pick<typeof exchangeRates.$inferSelect, "currency" | "uzsPerUnit">;

const { currency, onDate, state } = exchangeRates;

/** The known rates of a day, in the order in which they are shown. */
export function ratesOf({ usd, krw, others }: DayRates): Rate[] {
	const known: Partial<Record<RateCurrency, number>> = { ...others, USD: usd, KRW: krw };
	return rateCurrencies.flatMap((code) =>
		known[code] === undefined ? [] : [{ currency: code, uzsPerUnit: known[code] }],
	);
}

/** The newest days on which both dollar and won have rates that are neither held nor discarded, with those of the day. */
export async function findDays(database: Database | Transaction, limit: number) {
	const isUsed = eq(state, "used");
	const days = database
		.select({ onDate })
		.from(exchangeRates)
		.where(and(isUsed, inArray(currency, ["USD", "KRW"])))
		.groupBy(onDate)
		.having(sql`count(*) = 2`)
		.orderBy(desc(onDate))
		.limit(limit);
	const rows = await database
		.select()
		.from(exchangeRates)
		.where(and(isUsed, inArray(onDate, days)))
		.orderBy(desc(onDate));
	return [...Map.groupBy(rows, (row) => row.onDate)].map(([day, rates]) => {
		const { USD: usd = Number.NaN, KRW: krw = Number.NaN, ...others } = byCurrency(rates);
		const main = rates.find((rate) => rate.currency === "USD") as (typeof rates)[number];
		return { onDate: day, usd, krw, others, source: main.source, fetchedAt: main.fetchedAt };
	});
}

export const byCurrency = (rates: Rate[]): Partial<Record<RateCurrency, number>> =>
	Object.fromEntries(rates.map((rate) => [rate.currency, rate.uzsPerUnit]));

/** The rates that pages show; null before the first ones. */
export async function findLatest(database: Database): Promise<Rates | null> {
	const [day] = await findDays(database, 1);
	if (!day) return null;
	const { others, fetchedAt: _, ...rates } = day;
	return { ...rates, ...(Object.keys(others).length > 0 && { others }) };
}

/** The newest rate of each currency that is neither held nor discarded, of any day. */
export const findLast = (database: Database | Transaction) =>
	database.selectDistinctOn([currency]).from(exchangeRates).where(eq(state, "used")).orderBy(currency, desc(onDate));

/** Stores rates of a day, or replaces them. */
export async function storeRates(
	transaction: Transaction,
	rates: Rate[],
	common: { onDate: string; source: RateSource; fetchedAt: Date; state?: RateState },
): Promise<void> {
	if (rates.length === 0) return;
	await transaction
		.insert(exchangeRates)
		.values(rates.map((rate) => ({ ...common, ...rate })))
		.onConflictDoUpdate({
			target: [currency, onDate],
			set: {
				uzsPerUnit: sql`excluded.uzs_per_unit`,
				source: sql`excluded.source`,
				state: sql`excluded.state`,
				fetchedAt: sql`excluded.fetched_at`,
			},
		});
}

/** Changes to the rates wait for each other, because each is compared with the last ones. */
export async function lockRates(transaction: Transaction): Promise<void> {
	await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('rates', 0))`);
}

/**
 * Stores what the Central Bank has published, unless it changes nothing: what staff have entered or discarded for the day
 * stays. A rate that has jumped is held, and never replaces a good one of the same day.
 */
export async function storeFetched(transaction: Transaction, fetched: DayRates, fetchedAt: Date): Promise<void> {
	await lockRates(transaction);
	const last = await findLast(transaction);
	const stored = await transaction.select().from(exchangeRates).where(eq(onDate, fetched.onDate));
	const common = { onDate: fetched.onDate, source: "cbu", fetchedAt } as const;
	for (const rate of ratesOf(fetched)) {
		const isOfCurrency = (other: Rate) => other.currency === rate.currency;
		const before = last.find(isOfCurrency);
		const same = stored.find(isOfCurrency);
		const isHeld = before !== undefined && isJump(before.uzsPerUnit, rate.uzsPerUnit);
		const isLate = before !== undefined && before.onDate > fetched.onDate;
		const stays = same?.state === "used" && (isHeld || same.source === "manual");
		if (isLate || stays || same?.uzsPerUnit === rate.uzsPerUnit) continue;
		await storeRates(transaction, [rate], { ...common, state: isHeld ? "held" : "used" });
	}
}
