import { and, eq, sql } from "drizzle-orm";
import { exchangeRates } from "../../../database/tables.ts";
import type { DayRates, RateSource } from "../../../database/values.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller } from "../../access/caller.ts";
import { invalid, notFound } from "../../shared/errors.ts";
import { parse } from "../../shared/validation.ts";
import { isJump, isNear } from "./rules.ts";
import { ratesInput } from "./schema.ts";
import { findLast, lockRates, type Rate, ratesOf, storeRates } from "./store.ts";

const detailOf = (onDate: string, rates: Rate[]) => ({
	onDate,
	to: rates.map(({ currency, uzsPerUnit }) => `${currency} ${uzsPerUnit}`).join(", "),
});

/**
 * Stores rates that staff enter, in place of those of the same day.
 * @param input `onDate`, an ISO date; `usd` and `krw`, soʻm for one unit; `isChecked` if they differ much from the last ones
 * @throws ProblemError: refused; invalid, with 'rate_jump' for unchecked rates that differ by more than 20 %.
 */
export async function enterRates(caller: Caller, input: unknown): Promise<void> {
	const { database, actor, now } = caller.permit("rate:write");
	const { isChecked, ...day } = parse(ratesInput, input);
	const { onDate } = day;
	if (!isNear(onDate, now())) throw invalid([{ field: "onDate", code: "bad_rate_day" }]);
	const rates = ratesOf(day);
	await database.transaction(async (transaction) => {
		await lockRates(transaction);
		const last = await findLast(transaction);
		const jumped = rates.filter(({ currency, uzsPerUnit }) =>
			last.some((before) => before.currency === currency && isJump(before.uzsPerUnit, uzsPerUnit)),
		);
		if (jumped.length > 0 && !isChecked)
			throw invalid(jumped.map(({ currency }) => ({ field: currency.toLowerCase(), code: "rate_jump" })));
		await storeRates(transaction, rates, { onDate, source: "manual", fetchedAt: now() });
		await recordAudit(transaction, actor, { action: "rate:enter", detail: detailOf(onDate, rates) });
	});
}

/** Uses held rates. @param onDate their day, an ISO date @throws ProblemError: refused; not-found. */
export const confirmRates = (caller: Caller, onDate: string) => decide(caller, onDate, "used");

/** Does not use held rates, also if they are fetched again. @throws ProblemError: refused; not-found. */
export const discardRates = (caller: Caller, onDate: string) => decide(caller, onDate, "discarded");

async function decide(caller: Caller, onDate: string, state: "used" | "discarded"): Promise<void> {
	const { database, actor } = caller.permit("rate:write");
	await database.transaction(async (transaction) => {
		await lockRates(transaction);
		// Compared as text, because the form may name what is no date.
		const isHeld = and(sql`${exchangeRates.onDate}::text = ${onDate}`, eq(exchangeRates.state, "held"));
		const rows = await transaction.update(exchangeRates).set({ state }).where(isHeld).returning();
		if (rows.length === 0) throw notFound("rates");
		await recordAudit(transaction, actor, {
			action: state === "used" ? "rate:confirm" : "rate:discard",
			detail: detailOf(onDate, rows),
		});
	});
}

/** Stores recorded rates, such as those of the sample data. @throws ProblemError: refused. */
export async function loadRates(caller: Caller, rates: DayRates, source: RateSource): Promise<void> {
	const { database, now } = caller.permit("rate:fetch");
	await database.transaction((transaction) =>
		storeRates(transaction, ratesOf(rates), { onDate: rates.onDate, source, fetchedAt: now() }),
	);
}
