import { type TuitionStep, tuitionSteps } from "../../domain/catalog/fields.ts";
import { locales } from "../../domain/shared/locales.ts";
import { convertedAmounts } from "../i18n/converted.ts";
import { formatMoney } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { useRequestContext } from "../request-context.ts";
import { useFreshRates } from "./costs/amounts.tsx";

/**
 * An amount in won as families read it: in Uzbek and Russian soʻm first, "≈ 86.8 mln soʻm (₩10,000,000)", in English won
 * first with the other currencies in parentheses. `first` is the first of them alone.
 */
export function useWonTexts(): (won: number) => { first: string; full: string } {
	const { language } = useRequestContext();
	const t = useTexts();
	const rates = useFreshRates();
	return (won) => {
		const own = formatMoney(won, "KRW", language);
		const converted = rates ? convertedAmounts({ from: won, to: won, currency: "KRW" }, rates, language, t) : [];
		const [first] = locales[language].currencies;
		const leading = first === "UZS" ? converted.find(({ currency }) => currency === first)?.text : undefined;
		const others = leading ? own : converted.map(({ text }) => text).join(" ");
		return { first: leading ?? own, full: (leading ?? own) + (others && ` (${others})`) };
	};
}

/** What the filter by tuition calls its amounts: as choices, with the amounts in other currencies, and as chips. */
export function useTuitionTexts() {
	const t = useTexts().programs;
	const wonTexts = useWonTexts();
	const textsOf = (write: (step: ReturnType<typeof wonTexts>) => string) =>
		Object.fromEntries(tuitionSteps.map((step) => [step, write(wonTexts(Number(step)))])) as Record<
			TuitionStep,
			string
		>;
	return {
		choices: textsOf(({ full }) => t.upTo(full)),
		chips: textsOf(({ first }) => t.upToAYear(first)),
	};
}
