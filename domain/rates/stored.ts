import { desc, eq, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { exchangeRates } from "../../database/tables.ts";
import type { RateState } from "../../database/values.ts";
import type { Rates } from "./rules.ts";

const { currency, onDate, uzsPerUnit, source, state, fetchedAt } = exchangeRates;
const rateOf = (code: "USD" | "KRW") => sql<number>`max(${uzsPerUnit}) filter (where ${currency} = ${code})::float8`;

/** The rates by days, the newest first. */
export const selectDays = (database: Database | Transaction, where: SQL | undefined, limit: number) =>
	database
		.select({
			onDate,
			usd: rateOf("USD"),
			krw: rateOf("KRW"),
			source,
			state,
			fetchedAt: sql<Date>`max(${fetchedAt})`.mapWith(fetchedAt),
		})
		.from(exchangeRates)
		.where(where)
		.groupBy(onDate, source, state)
		.orderBy(desc(onDate))
		.limit(limit);

/** The newest rates that are neither held nor discarded. */
export async function findLatest(database: Database | Transaction): Promise<Rates | null> {
	const [latest] = await selectDays(database, eq(state, "used"), 1);
	return latest ? { onDate: latest.onDate, usd: latest.usd, krw: latest.krw, source: latest.source } : null;
}

/** The stored rates of a day, in any state. */
export async function findDay(transaction: Transaction, day: string): Promise<(Rates & { state: RateState }) | null> {
	const [stored] = await selectDays(transaction, eq(onDate, day), 1);
	return stored ?? null;
}
