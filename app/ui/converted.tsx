import { Fragment } from "react";

import { ageOf } from "../../domain/rates/rules.ts";
import { type Amount, convertedAmounts } from "../i18n/converted.ts";
import { useTexts } from "../i18n/texts.ts";
import { useRequestContext } from "../request-context.ts";

type ConvertedProps = {
	fee: Amount;
	className: string;
	rounding?: "up";
	/** In a narrow place: soʻm alone. */
	only?: "UZS";
};

/**
 * A fee in other currencies, if there is a rate that is not too old. In the browser, another currency takes the place of soʻm
 * if the visitor has chosen one (islands/currency.ts).
 */
export function Converted({ fee, className, rounding, only }: ConvertedProps) {
	const { language, now, rates } = useRequestContext();
	const t = useTexts();
	if (!rates || ageOf(rates, now) === "useless") return null;
	const amounts = convertedAmounts(fee, rates, language, t, rounding);
	const shown = only ? amounts.filter(({ currency }) => currency === only) : amounts;
	return (
		<span className={className}>
			{shown.map(({ currency, text, som }, at) => (
				<Fragment key={currency}>
					{at > 0 && " "}
					{currency === "UZS" ? <span data-som={som}>{text}</span> : text}
				</Fragment>
			))}
		</span>
	);
}
