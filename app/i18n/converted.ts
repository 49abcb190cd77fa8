import {
	convert,
	exchange,
	type OtherCurrency,
	type Rates,
	type ShownCurrency,
} from "../../domain/money/rates/rules.ts";
import type { Language } from "../../domain/shared/language.ts";
import { locales } from "../../domain/shared/locales.ts";
import type { Texts } from "./dictionaries.ts";
import { formatMoney, formatMoneyRange, formatNumber } from "./formats.ts";

/** Whole units of the currency; `to` is null if only the lowest amount is known. */
export type Amount = { from: number; to: number | null; currency: Parameters<typeof convert>[1] };

/**
 * A fee in the other currencies, for orientation: "≈ $3,070", "≈ 36.2 mln soʻm". Of a fee without an upper limit, the lowest
 * amount. `som` are the amounts in soʻm from which a browser converts to a currency that the visitor has chosen.
 */
export function convertedAmounts(fee: Amount, rates: Rates, language: Language, t: Texts) {
	const bounds = [fee.from, fee.to ?? fee.from] as const;
	return locales[language].currencies
		.filter((currency) => currency !== fee.currency)
		.map((currency) => {
			const [from = 0, to = 0] = bounds.map((amount) => convert(amount, fee.currency, currency, rates));
			const som = [...new Set(bounds.map((amount) => Math.round(exchange(amount, fee.currency, "UZS", rates))))];
			return { currency, text: `≈\u00a0${formatRounded(from, to, currency, language, t)}`, som: som.join(" ") };
		});
}

function formatRounded(from: number, to: number, currency: ShownCurrency, language: Language, t: Texts): string {
	if (currency === "UZS") return formatSom(from, to, language, t);
	return from === to ? formatMoney(from, currency, language) : formatMoneyRange(from, to, currency, language);
}

/** In soʻm, by words for millions and billions: nobody reads eight digits. */
function formatSom(from: number, to: number, language: Language, t: Texts): string {
	const [unit, write] = to >= 1e9 ? [1e9, t.money.billions] : to >= 1e6 ? [1e6, t.money.millions] : [1, t.money.som];
	const range = [...new Set([from, to])].map((amount) => formatNumber(amount / unit, language)).join("–\u2060");
	return unit === 1 ? write(range) : breakable(write(range), from, to);
}

/** A range is too long for a narrow column, so it may break between its numbers and the unit, but not within the unit. */
const breakable = (text: string, from: number, to: number): string =>
	from === to ? text : text.replace(/\u00a0(?=\D)/, " ");

/** An amount whose digits all count, because readers add it to others: soʻm in millions only if that leaves nothing out. */
function formatExact(
	low: number,
	high: number,
	currency: ShownCurrency | OtherCurrency,
	language: Language,
	t: Texts,
): string {
	const numbers = (unit: number) =>
		[...new Set([low, high])].map((amount) => formatNumber(amount / unit, language)).join("–\u2060");
	if (currency !== "UZS" && currency !== "KRW" && currency !== "USD") return t.money.others[currency](numbers(1));
	if (currency !== "UZS")
		return low === high ? formatMoney(low, currency, language) : formatMoneyRange(low, high, currency, language);
	const isWhole = high >= 1e6 && low % 1e4 === 0 && high % 1e4 === 0;
	const [unit, write] = isWhole ? [1e6, t.money.millions] : [1, t.money.som];
	return breakable(write(numbers(unit)), low, high);
}

export type ShownAmount = {
	low: number;
	high: number;
	currency: ShownCurrency | OtherCurrency;
	isAbout: boolean;
	isFrom: boolean;
};

/** Writes an amount: "≈ 36.21–40 mln soʻm", where the highest is not known "from ≈ 36.21 mln soʻm" or "at least …". */
export function formatAmount({ low, high, currency, isAbout, isFrom }: ShownAmount, language: Language, t: Texts) {
	const amount = (isAbout ? "≈\u00a0" : "") + formatExact(low, high, currency, language, t);
	if (!isFrom) return amount;
	return low < high ? t.costs.andMore(amount) : t.facts.from(amount);
}
