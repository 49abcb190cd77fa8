import type { FundsRule } from "../../domain/money/schema.ts";
import { formatMoney } from "../i18n/formats.ts";
import { useRequestContext } from "../request-context.ts";

/** In short, the highest amount of each currency: without a rate, they cannot be compared. */
export function HighestAmounts({ rules }: { rules: FundsRule[] }) {
	const { language } = useRequestContext();
	const amounts = [...Map.groupBy(rules, ({ currency }) => currency)].map(([currency, same]) =>
		formatMoney(Math.max(...same.map(({ amount }) => amount ?? 0)), currency, language),
	);
	return new Intl.ListFormat(language, { type: "disjunction" }).format(amounts);
}
