import {
	type DayRates,
	type OtherCurrency,
	otherCurrencies,
	type RateSource,
	rateCurrencies,
} from "../../../database/values.ts";
import { asIsoDay } from "../../shared/time-zone.ts";

export { type DayRates, type OtherCurrency, otherCurrencies, rateCurrencies };
export type Rates = DayRates & { source: RateSource };

const hour = 60 * 60 * 1_000;
const day = 24 * hour;

/** The time of the daily fetch in UTC, in milliseconds after midnight: 05:30, after the Central Bank's announcement. */
const fetchTime = 5.5 * hour;

type LastRun = { startedAt: Date | null; succeededAt: Date | null };

/**
 * Whether the rates have to be fetched: once after each 05:30 UTC, and an hour after an attempt without success.
 * @param now by the same clock as the last run
 */
export function isFetchDue({ startedAt, succeededAt }: LastRun, now: Date): boolean {
	if (!startedAt || startedAt > now) return true;
	const lastFetchTime = Math.floor((now.getTime() - fetchTime) / day) * day + fetchTime;
	if (startedAt.getTime() < lastFetchTime) return true;
	const hasSucceeded = succeededAt !== null && succeededAt >= startedAt;
	return !hasSucceeded && now.getTime() - startedAt.getTime() >= hour;
}

/** Days by which a rate's date may differ from today. */
const maxDays = 10;

/** Whether a rate can be of this day: the calendar has it, and it is at most 10 days from today. */
export function isNear(onDate: string, now: Date): boolean {
	const today = Math.floor(now.getTime() / day) * day;
	return asIsoDay(onDate) !== undefined && Math.abs(Date.parse(onDate) - today) <= maxDays * day;
}

const maxChange = 0.2;

/** Whether a rate differs from the last one by more than 20 %, which is rather a mistake than the market. */
export const isJump = (last: number, next: number): boolean => Math.abs(next / last - 1) > maxChange;

/** Days after which a rate is named old, and after which it is not used. */
const [oldAfter, uselessAfter] = [7, 45];

/** "fresh" up to 7 days, "old" up to 45 days; an amount converted by older rates would mislead. A sample rate, which is only an example, never ages. */
export type RateAge = "fresh" | "old" | "useless";
export function ageOf({ onDate, source }: Pick<Rates, "onDate" | "source">, now: Date): RateAge {
	if (source === "sample") return "fresh";
	const days = Math.floor((now.getTime() - Date.parse(`${onDate}T00:00:00Z`)) / day);
	return days > uselessAfter ? "useless" : days > oldAfter ? "old" : "fresh";
}

export type ShownCurrency = "KRW" | "USD" | "UZS";

/** An amount in another currency, not rounded; NaN in a currency of a neighboring country that the day has no rate of. */
export function exchange(
	amount: number,
	from: ShownCurrency,
	to: ShownCurrency | OtherCurrency,
	{ usd, krw, others }: DayRates,
): number {
	const uzsPerUnit: Record<ShownCurrency, number> & DayRates["others"] = { ...others, USD: usd, KRW: krw, UZS: 1 };
	return (amount * uzsPerUnit[from]) / (uzsPerUnit[to] ?? Number.NaN);
}

/** Rounds a converted amount, which is an estimate, to 3 significant digits. */
export const roundEstimate = (amount: number): number => Number(amount.toPrecision(3));

/** An amount in another currency, rounded to 3 significant digits. */
export function convert(
	amount: number,
	from: ShownCurrency,
	to: ShownCurrency | OtherCurrency,
	rates: DayRates,
	rounding: "nearest" | "up" = "nearest",
): number {
	// Binary fractions make 17360.000000000004 of 17360, which would be rounded up to 17400.
	const exact = Number(exchange(amount, from, to, rates).toPrecision(12));
	const rounded = roundEstimate(exact);
	if (rounding === "nearest" || rounded >= exact) return rounded;
	return roundEstimate(exact + 10 ** (Math.floor(Math.log10(exact)) - 2) / 2);
}
