import type { FamilyCountry } from "./costs-input.ts";
import type { CostLine, LineAmount, SpendCode } from "./costs-lines.ts";
import { type DayRates, exchange, type OtherCurrency, type ShownCurrency } from "./rates/rules.ts";

/**
 * How amounts are shown in other currencies so that a reader can add them up: every converted amount is rounded to one
 * step of its currency, and a total is the sum of the amounts that are shown, never converted by itself (B11-4). Soʻm have
 * three digits, as on every other page: nobody reads nine.
 */

export type CostsCurrency = ShownCurrency | OtherCurrency;
export type Range = { low: number; high: number };

/** The step of converted amounts, about a dollar. Amounts in their own currency are never rounded. */
const steps: Record<CostsCurrency, number> = {
	...{ KRW: 1_000, USD: 1, UZS: 10_000 },
	...{ KZT: 1_000, KGS: 100, TJS: 10, RUB: 100 },
};
const million = 1_000_000;
/** Soʻm from a million on are tenths of a million, from 100 million on whole millions. */
const stepOf = (amount: number, currency: CostsCurrency): number =>
	currency !== "UZS" || amount < million ? steps[currency] : amount < 100 * million ? million / 10 : million;

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
 * An amount in a currency; null if that needs a rate and there is none. A converted amount is a multiple of the step of
 * its currency and never zero.
 */
export function amountIn(
	{ low, high, currency: own }: Pick<LineAmount, "low" | "high" | "currency">,
	currency: CostsCurrency,
	rates: DayRates | null,
	rounding: Rounding = "nearest",
): Range | null {
	if (own === currency) return { low, high };
	if (!rates) return null;
	const convert = (amount: number) => {
		const exact = exchange(amount, own, currency, rates);
		const step = stepOf(exact, currency);
		// Binary fractions make 17360.000000000004 of 17360, which would be rounded up to 17361.
		const count = Number((exact / step).toPrecision(12));
		return Math.max(1, rounding === "up" ? Math.ceil(count) : Math.round(count)) * step;
	};
	return { low: convert(low), high: convert(high) };
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

/** The sum of the lines in a currency, soʻm to their step. Lines without an amount do not count. */
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
	return currency === "UZS" ? roundSom(total) : total;
}

function roundSom(total: Total): Total {
	const round = (amount: number) => {
		if (amount < million) return amount;
		const step = stepOf(amount, "UZS");
		return Math.round(amount / step) * step;
	};
	const [low, high] = [round(total.low), round(total.high)];
	return { ...total, low, high, isAbout: total.isAbout || low !== total.low || high !== total.high };
}

/** Whether the lines have a total: without the tuition, the largest part, a sum would mislead. */
export const hasTuition = (lines: readonly CostLine[]): boolean =>
	lines.some(({ code, amount }) => code === "tuition" && amount !== null);
