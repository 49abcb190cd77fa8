import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { exchangeRates } from "../../database/tables.ts";
import { type DayRates, otherCurrencies, type RateState } from "../../database/values.ts";
import { isJump, jumpedRates, type Rates } from "./rules.ts";
import { findDay, findLastOthers, findLatest } from "./stored.ts";

type StoredDay = Rates & { state: RateState; fetchedAt: Date };
type Row = typeof exchangeRates.$inferInsert;

/** Stores the rates of a day, or replaces them. */
export async function storeDay(transaction: Transaction, day: StoredDay): Promise<void> {
	const { onDate, usd, krw, others, ...rest } = day;
	await storeRows(transaction, [
		{ currency: "USD", onDate, uzsPerUnit: usd, ...rest },
		{ currency: "KRW", onDate, uzsPerUnit: krw, ...rest },
		...knownOthers(day).map(([currency, uzsPerUnit]) => ({ currency, onDate, uzsPerUnit, ...rest })),
	]);
}

async function storeRows(transaction: Transaction, rows: Row[]): Promise<void> {
	await transaction
		.insert(exchangeRates)
		.values(rows)
		.onConflictDoUpdate({
			target: [exchangeRates.currency, exchangeRates.onDate],
			set: {
				uzsPerUnit: sql`excluded.uzs_per_unit`,
				source: sql`excluded.source`,
				state: sql`excluded.state`,
				fetchedAt: sql`excluded.fetched_at`,
			},
		});
}

const knownOthers = ({ others = {} }: DayRates) =>
	otherCurrencies.flatMap((currency) => {
		const rate = others[currency];
		return rate === undefined ? [] : [[currency, rate] as const];
	});

/** Changes to the rates wait for each other, because each is compared with the last ones. */
export async function lockRates(transaction: Transaction): Promise<void> {
	await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('rates', 0))`);
}

/**
 * Stores what the Central Bank has published, unless it changes nothing: what staff have entered or discarded for the day
 * stays. Rates that have jumped are held, and never replace good ones of the same day: those of dollar and won together, each
 * other one by itself.
 */
export async function storeFetched(transaction: Transaction, fetched: DayRates, fetchedAt: Date): Promise<void> {
	await lockRates(transaction);
	const latest = await findLatest(transaction);
	if (latest && latest.onDate > fetched.onDate) return;
	await storeMain(transaction, latest, fetched, fetchedAt);
	await storeOthers(transaction, fetched, fetchedAt);
}

async function storeMain(transaction: Transaction, latest: Rates | null, fetched: DayRates, fetchedAt: Date) {
	const same = await findDay(transaction, fetched.onDate);
	if (same?.source === "manual" && same.state === "used") return;
	if (same && same.usd === fetched.usd && same.krw === fetched.krw) return;
	const isHeld = latest !== null && jumpedRates(latest, fetched).length > 0;
	if (isHeld && same?.state === "used") return;
	const { others: _, ...main } = fetched;
	await storeDay(transaction, { ...main, source: "cbu", state: isHeld ? "held" : "used", fetchedAt });
}

async function storeOthers(transaction: Transaction, fetched: DayRates, fetchedAt: Date): Promise<void> {
	const { onDate } = fetched;
	const last = await findLastOthers(transaction);
	for (const [currency, uzsPerUnit] of knownOthers(fetched)) {
		const isThisOne = and(eq(exchangeRates.currency, currency), eq(exchangeRates.onDate, onDate));
		const [same] = await transaction.select().from(exchangeRates).where(isThisOne);
		const lastRate = last[currency];
		const isHeld = lastRate !== undefined && isJump(lastRate, uzsPerUnit);
		if (same?.uzsPerUnit === uzsPerUnit || (isHeld && same?.state === "used")) continue;
		const state = isHeld ? "held" : "used";
		await storeRows(transaction, [{ currency, onDate, uzsPerUnit, source: "cbu", state, fetchedAt }]);
	}
}
