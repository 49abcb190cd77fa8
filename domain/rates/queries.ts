import { eq } from "drizzle-orm";
import { exchangeRates, maintenanceRuns } from "../../database/tables.ts";
import type { Caller } from "../access/caller.ts";
import type { Rates } from "./rules.ts";
import { findLatest, selectDays } from "./stored.ts";

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
	const [used, held, [run]] = await Promise.all([
		selectDays(database, eq(exchangeRates.state, "used"), shownDays),
		selectDays(database, eq(exchangeRates.state, "held"), shownDays),
		database.select().from(maintenanceRuns).where(eq(maintenanceRuns.task, "rates")),
	]);
	return { used, held, isFetched: centralBank.isConfigured, run: run ?? null };
}
export type StoredRates = Awaited<ReturnType<typeof listRates>>["used"][number];
