import { type TuitionStep, tuitionSteps } from "../../domain/catalog/fields.ts";
import { ageOf } from "../../domain/money/rates/rules.ts";
import { formatConverted } from "../i18n/converted.ts";
import { formatMoney } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { useRequestContext } from "../request-context.ts";

/** What the filter by tuition calls its amounts: as choices, with the amounts in other currencies, and as chips. */
export function useTuitionTexts() {
	const { language, now, rates } = useRequestContext();
	const t = useTexts();
	const isConverted = rates && ageOf(rates, now) !== "useless";
	const textsOf = (write: (amount: string, converted: string) => string) =>
		Object.fromEntries(
			tuitionSteps.map((step) => {
				const amount = Number(step);
				const fee = {
					from: amount,
					to: amount,
					about: false,
					currency: "KRW",
					period: "year",
					yearly: amount,
				} as const;
				const converted = isConverted ? ` (${formatConverted(fee, rates, language, t)})` : "";
				return [step, write(formatMoney(amount, "KRW", language), converted)];
			}),
		) as Record<TuitionStep, string>;
	return {
		choices: textsOf((amount, converted) => t.programs.upTo(amount) + converted),
		chips: textsOf((amount) => t.programs.upToAYear(amount)),
	};
}
