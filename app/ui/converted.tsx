import { Fragment } from "react";
import type { Fee } from "../../domain/catalog/facts.ts";
import { ageOf } from "../../domain/rates/rules.ts";
import { convertedAmounts } from "../i18n/converted.ts";
import { useTexts } from "../i18n/texts.ts";
import { useRequestContext } from "../request-context.ts";

/**
 * A fee in other currencies, if there is a rate that is not too old. In the browser, another currency takes the place of soʻm
 * if the visitor has chosen one (islands/currency.ts).
 */
export function Converted({ fee, className, rounding }: { fee: Fee; className: string; rounding?: "up" }) {
	const { language, now, rates } = useRequestContext();
	const t = useTexts();
	if (!rates || ageOf(rates, now) === "useless") return null;
	return (
		<span className={className}>
			{convertedAmounts(fee, rates, language, t, rounding).map(({ currency, text, som }, at) => (
				<Fragment key={currency}>
					{at > 0 && " "}
					{currency === "UZS" ? <span data-som={som}>{text}</span> : text}
				</Fragment>
			))}
		</span>
	);
}
