import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../database/connect.ts";
import { exchangeRates } from "../../database/tables.ts";
import { type OtherCurrency, otherCurrencies, type RateState } from "../../database/values.ts";
import type { Rates } from "./rules.ts";

const { currency, onDate, uzsPerUnit, source, state, fetchedAt } = exchangeRates;
const rateOf = (code: "USD" | "KRW") => sql<number>`max(${uzsPerUnit}) filter (where ${currency} = ${code})::float8`;

type OtherRates = Partial<Record<OtherCurrency, number>>;

/** The rates of dollar and won by days, the newest first. */
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
		.where(and(where, inArray(currency, ["USD", "KRW"])))
		.groupBy(onDate, source, state)
		.orderBy(desc(onDate))
		.limit(limit);

const isOther = inArray(currency, [...otherCurrencies]);
const otherRates = (rows: (typeof exchangeRates.$inferSelect)[]): OtherRates =>
	Object.fromEntries(rows.map((row) => [row.currency, row.uzsPerUnit]));

/** The newest rates that are neither held nor discarded, with those of the other currencies of the same day. */
export async function findLatest(database: Database | Transaction): Promise<Rates | null> {
	const [latest] = await selectDays(database, eq(state, "used"), 1);
	if (!latest) return null;
	const rows = await database
		.select()
		.from(exchangeRates)
		.where(and(isOther, eq(onDate, latest.onDate), eq(state, "used")));
	return {
		onDate: latest.onDate,
		usd: latest.usd,
		krw: latest.krw,
		source: latest.source,
		...(rows.length > 0 && { others: otherRates(rows) }),
	};
}

/** The newest rate of each other currency that is neither held nor discarded, of any day. */
export async function findLastOthers(database: Database | Transaction): Promise<OtherRates> {
	const rows = await database
		.selectDistinctOn([currency])
		.from(exchangeRates)
		.where(and(isOther, eq(state, "used")))
		.orderBy(currency, desc(onDate));
	return otherRates(rows);
}

/** The rates of the other currencies in a state, by the newest days. */
export async function findOthersByDay(
	database: Database,
	inState: "used" | "held",
	days: number,
): Promise<Map<string, OtherRates>> {
	const rows = await database
		.select()
		.from(exchangeRates)
		.where(and(isOther, eq(state, inState)))
		.orderBy(desc(onDate), currency)
		.limit(days * otherCurrencies.length);
	return new Map([...Map.groupBy(rows, (row) => row.onDate)].map(([day, own]) => [day, otherRates(own)]));
}

/** The stored rates of dollar and won of a day, in any state. */
export async function findDay(transaction: Transaction, day: string): Promise<(Rates & { state: RateState }) | null> {
	const [stored] = await selectDays(transaction, eq(onDate, day), 1);
	return stored ?? null;
}
