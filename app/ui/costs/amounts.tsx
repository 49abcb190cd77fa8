import type { FamilyCountry } from "../../../domain/money/costs-input.ts";
import { amountIn, type CostsCurrency, type Range, shownCurrencies } from "../../../domain/money/costs-totals.ts";
import { ageOf, type Rates, type ShownCurrency } from "../../../domain/money/rates/rules.ts";
import { formatAmount, type ShownAmount } from "../../i18n/converted.ts";
import { useTexts } from "../../i18n/texts.ts";
import { useRequestContext } from "../../request-context.ts";

/** Amounts of the calculator: the family's currency first and in bold, the others below it. */

export function useAmount(): (shown: ShownAmount) => string {
	const { language } = useRequestContext();
	const t = useTexts();
	return (shown) => formatAmount(shown, language, t);
}

/** An amount in every currency of the page that it can be converted to, its own among them. */
function amountsOf(
	amount: Range & { currency: ShownCurrency; isAbout?: boolean; isFrom?: boolean },
	currencies: readonly CostsCurrency[],
	rates: Rates | null,
	rounding: "nearest" | "up",
): ShownAmount[] {
	return [...new Set<CostsCurrency>([...currencies, amount.currency])].flatMap((currency) => {
		const shown = amountIn(amount, currency, rates, rounding);
		if (!shown) return [];
		const isAbout = amount.isAbout === true || currency !== amount.currency;
		return [{ ...shown, currency, isAbout, isFrom: amount.isFrom ?? false }];
	});
}

/** The first amount in bold, the others muted below it; that there may be more is said of the first alone. */
export function Amounts({ amounts, large = false }: { amounts: ShownAmount[]; large?: boolean }) {
	const format = useAmount();
	const [first, ...others] = amounts;
	if (!first) return null;
	return (
		<>
			<strong className={large ? "text-lg" : undefined}>{format(first)}</strong>
			{others.length > 0 && (
				<span className="note block">{others.map((amount) => format({ ...amount, isFrom: false })).join(" · ")}</span>
			)}
		</>
	);
}

type AmountProps = { amount: Parameters<typeof amountsOf>[0]; country: FamilyCountry };

/** The same of an amount in its own currency. */
export function Amount({ amount, country }: AmountProps) {
	const rates = useFreshRates();
	return <Amounts amounts={amountsOf(amount, shownCurrencies(country, rates), rates, "nearest")} />;
}

/** The first of them alone, for a sentence. */
export function AmountText({ amount, country }: AmountProps) {
	const rates = useFreshRates();
	const format = useAmount();
	const [first] = amountsOf(amount, shownCurrencies(country, rates), rates, "nearest");
	return first && format(first);
}

type BalanceProps = {
	rule: { amount: number; currency: ShownCurrency };
	country: FamilyCountry;
	large?: boolean;
};

/** The same of money that must lie in a bank: converted amounts are rounded up, because a family that saves too little is refused. */
export function Balance({ rule: { amount, currency }, country, large = false }: BalanceProps) {
	const rates = useFreshRates();
	const shown = amountsOf({ low: amount, high: amount, currency }, shownCurrencies(country, rates), rates, "up");
	return <Amounts amounts={shown} large={large} />;
}

/** The rates by which the page converts; null if there are none, or only ones that are too old. */
export function useFreshRates(): Rates | null {
	const { rates, now } = useRequestContext();
	return rates && ageOf(rates, now) !== "useless" ? rates : null;
}
