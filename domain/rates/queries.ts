import { eq } from "drizzle-orm";
import { exchangeRates, maintenanceRuns } from "../../database/tables.ts";
import type { RateCurrency } from "../../database/values.ts";
import type { Caller } from "../access/caller.ts";
import type { Rates } from "./rules.ts";
import { findLastOthers, findLatest, findOthersByDay, selectDays } from "./stored.ts";

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
	const [days, usedOthers, heldDays, heldOthers, lastOthers, [run]] = await Promise.all([
		selectDays(database, eq(exchangeRates.state, "used"), shownDays),
		findOthersByDay(database, "used", shownDays),
		selectDays(database, eq(exchangeRates.state, "held"), shownDays),
		findOthersByDay(database, "held", shownDays),
		findLastOthers(database),
		database.select().from(maintenanceRuns).where(eq(maintenanceRuns.task, "rates")),
	]);
	const used = days.map((day) => ({ ...day, others: usedOthers.get(day.onDate) ?? {} }));
	const heldOn = new Set([...heldDays.map(({ onDate }) => onDate), ...heldOthers.keys()]);
	const held: HeldRates[] = [...heldOn]
		.toSorted((a, b) => b.localeCompare(a))
		.map((onDate) => {
			const main = heldDays.find((day) => day.onDate === onDate);
			return {
				onDate,
				rates: { ...(main && { USD: main.usd, KRW: main.krw }), ...heldOthers.get(onDate) },
			};
		});
	const [latest] = used;
	const last: HeldRates["rates"] = { ...lastOthers, ...(latest && { USD: latest.usd, KRW: latest.krw }) };
	return { used, held, last, isFetched: centralBank.isConfigured, run: run ?? null };
}
/** The rates of a day that wait for a decision of staff. */
export type HeldRates = { onDate: string; rates: Partial<Record<RateCurrency, number>> };
export type StoredRates = Awaited<ReturnType<typeof listRates>>["used"][number];
