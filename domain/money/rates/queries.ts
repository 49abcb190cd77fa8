import { desc, eq } from "drizzle-orm";
import { exchangeRates, maintenanceRuns } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import type { Rates } from "./rules.ts";
import { byCurrency, findDays, findLast, findLatest } from "./store.ts";

/** The rates that pages show; null before the first ones. */
export async function getRates(caller: Caller): Promise<Rates | null> {
	const { database, cached } = caller.permit("rate:read");
	return cached("rate", "latest", () => findLatest(database));
}

/** Days that the page of staff shows. */
const shownDays = 30;

/** For staff: the last rates, those that wait for a decision, and how the last fetch went. */
export async function listRates(caller: Caller) {
	const { database, centralBank } = caller.permit("rate:write");
	const [used, held, last, [run]] = await Promise.all([
		findDays(database, shownDays),
		database.select().from(exchangeRates).where(eq(exchangeRates.state, "held")).orderBy(desc(exchangeRates.onDate)),
		findLast(database),
		database.select().from(maintenanceRuns).where(eq(maintenanceRuns.task, "rates")),
	]);
	return {
		used,
		held: [...Map.groupBy(held, ({ onDate }) => onDate)].map(([onDate, rates]) => ({
			onDate,
			rates: byCurrency(rates),
		})),
		last: byCurrency(last),
		isFetched: centralBank.isConfigured,
		run: run ?? null,
	};
}
type Listed = Awaited<ReturnType<typeof listRates>>;
/** The rates of a day that wait for a decision of staff. */
export type HeldRates = Listed["held"][number];
export type StoredRates = Listed["used"][number];
