import { ageOf, otherCurrencies, type Rates } from "../../domain/money/rates/rules.ts";
import { formatDay, numberStyle } from "../i18n/formats.ts";
import { useTexts } from "../i18n/texts.ts";
import { useRequestContext } from "../request-context.ts";

type RateNoteProps = {
	className?: string;
	/** False on a page that asks for the family's country itself. */
	hasChoice?: boolean;
};

/** Once on a page with prices: by which rate they are converted, or why they are not. */
export function RateNote({ className = "note mt-4", hasChoice = true }: RateNoteProps) {
	const { language, now, rates } = useRequestContext();
	const t = useTexts().money;
	if (rates === undefined) return null;
	if (rates === null) return <p className={className}>{t.none}</p>;
	const age = ageOf(rates, now);
	const day = formatDay(rates.onDate, language);
	if (age === "useless") return <p className={className}>{t.useless(day)}</p>;
	return (
		<div className={className}>
			<p>{t[age](t.sources[rates.source], day)}</p>
			{hasChoice && <CurrencyChoice rates={rates} />}
		</div>
	);
}

/**
 * For families in other countries: a currency in place of soʻm. The page is the same for all visitors, so the browser keeps and
 * applies the choice (islands/currency.ts); without script, the control is hidden.
 */
function CurrencyChoice({ rates: { others } }: { rates: Rates }) {
	const { language } = useRequestContext();
	const t = useTexts().money;
	const { locale, grouping } = numberStyle(language);
	const offered = otherCurrencies.filter((currency) => others?.[currency] !== undefined);
	if (offered.length === 0) return null;
	return (
		<div className="needs-script mt-2">
			<label className="flex flex-wrap items-center gap-2">
				{t.currency}
				<select data-currency data-locale={locale} data-grouping={grouping} autoComplete="off" className="field w-auto">
					<option value="">{t.currencies.UZS}</option>
					{offered.map((currency) => (
						<option key={currency} value={currency} data-rate={others?.[currency]} data-text={t.others[currency]("%")}>
							{t.currencies[currency]}
						</option>
					))}
				</select>
			</label>
		</div>
	);
}
