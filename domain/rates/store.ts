import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { exchangeRates } from "../../database/tables.ts";
import type { DayRates, RateState } from "../../database/values.ts";
import { jumpedRates, type Rates } from "./rules.ts";
import { findDay, findLatest } from "./stored.ts";

type StoredDay = Rates & { state: RateState; fetchedAt: Date };

/** Stores the rates of a day, or replaces them. */
export async function storeDay(transaction: Transaction, { onDate, usd, krw, ...rest }: StoredDay): Promise<void> {
	await transaction
		.insert(exchangeRates)
		.values([
			{ currency: "USD", onDate, uzsPerUnit: usd, ...rest },
			{ currency: "KRW", onDate, uzsPerUnit: krw, ...rest },
		])
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

/** Changes to the rates wait for each other, because each is compared with the last ones. */
export async function lockRates(transaction: Transaction): Promise<void> {
	await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('rates', 0))`);
}

/**
 * Stores what the Central Bank has published, unless it changes nothing: what staff have entered or discarded for the day
 * stays. Rates that have jumped are held, and never replace good ones of the same day.
 */
export async function storeFetched(transaction: Transaction, fetched: DayRates, fetchedAt: Date): Promise<void> {
	await lockRates(transaction);
	const [latest, same] = [await findLatest(transaction), await findDay(transaction, fetched.onDate)];
	if (latest && latest.onDate > fetched.onDate) return;
	if (same?.source === "manual" && same.state === "used") return;
	if (same && same.usd === fetched.usd && same.krw === fetched.krw) return;
	const isHeld = latest !== null && jumpedRates(latest, fetched).length > 0;
	if (isHeld && same?.state === "used") return;
	await storeDay(transaction, { ...fetched, source: "cbu", state: isHeld ? "held" : "used", fetchedAt });
}
