import type { FamilyCountry } from "./costs-input.ts";
import type { CostLine, LineAmount, SpendCode } from "./costs-lines.ts";
import {
	convert,
	type DayRates,
	exchange,
	type OtherCurrency,
	roundEstimate,
	type ShownCurrency,
} from "./rates/rules.ts";

/**
 * How amounts are shown in other currencies so that a reader can add them up: every converted amount has three digits, as
 * on every other page, and a total is the sum of the amounts that are shown, never converted by itself (B11-4).
 */

export type CostsCurrency = ShownCurrency | OtherCurrency;
export type Range = { low: number; high: number };

const familyCurrency: Record<FamilyCountry, CostsCurrency> = {
	uz: "UZS",
	kz: "KZT",
	kg: "KGS",
	tj: "TJS",
	ru: "RUB",
	other: "USD",
};

/** The currencies of the page: the family's first if the day has a rate of it, then won and dollars. */
export function shownCurrencies(country: FamilyCountry, rates: DayRates | null): CostsCurrency[] {
	const own = familyCurrency[country];
	const isKnown = rates !== null && !Number.isNaN(exchange(1, "KRW", own, rates));
	return [...new Set<CostsCurrency>([isKnown ? own : "USD", "KRW", "USD"])];
}

/** "up" for what must not be less, such as money in the bank. */
type Rounding = "nearest" | "up";

/**
 * An amount in another currency.
 * @returns a range in whole units, at least 1; null without an exchange rate.
 */
export function amountIn(
	{ low, high, currency: own }: Pick<LineAmount, "low" | "high" | "currency">,
	currency: CostsCurrency,
	rates: DayRates | null,
	rounding: Rounding = "nearest",
): Range | null {
	if (own === currency) return { low, high };
	if (!rates) return null;
	const toWhole = rounding === "up" ? Math.ceil : Math.round;
	const converted = (amount: number) => Math.max(1, toWhole(convert(amount, own, currency, rates, rounding)));
	return { low: converted(low), high: converted(high) };
}

export type Total = Range & {
	/** One of its amounts is approximate or converted. */
	isAbout: boolean;
	/** It can be higher: of one of its amounts only the lowest is known, or a home is in none of them. */
	isFrom: boolean;
	/** The lines that could not be converted, and so are not in the sum. */
	left: CostLine[];
};

/** Unlike a flight or a fee, a home is so much of the sum that the sum without it is only the least. */
const homeCodes: readonly SpendCode[] = ["dormitory", "rent"];

/** The sum of the lines in a currency, soʻm with three digits. Lines without an amount do not count. */
export function totalIn(lines: readonly CostLine[], currency: CostsCurrency, rates: DayRates | null): Total {
	const isHomeMissing = lines.some(({ code, amount }) => homeCodes.includes(code) && !amount);
	const total: Total = { low: 0, high: 0, isAbout: false, isFrom: isHomeMissing, left: [] };
	for (const line of lines) {
		const { amount } = line;
		if (!amount) continue;
		const shown = amountIn(amount, currency, rates);
		if (!shown) {
			total.left.push(line);
			continue;
		}
		total.low += shown.low;
		total.high += shown.high;
		total.isAbout ||= amount.isAbout || amount.currency !== currency;
		total.isFrom ||= amount.isFrom;
	}
	return currency === "UZS" ? roundTotal(total) : total;
}

/** A total with three digits, for a place where its lines are not shown. */
export function roundTotal(total: Total): Total {
	const [low, high] = [roundEstimate(total.low), roundEstimate(total.high)];
	return { ...total, low, high, isAbout: total.isAbout || low !== total.low || high !== total.high };
}

/** Whether the lines have a total: without the tuition, the largest part, a sum would mislead. */
export const hasTuition = (lines: readonly CostLine[]): boolean =>
	lines.some(({ code, amount }) => code === "tuition" && amount !== null);
