import type { Costs } from "../../../domain/money/costs-queries.ts";
import { hasTuition, roundTotal, shownCurrencies, totalIn } from "../../../domain/money/costs-totals.ts";
import { useTexts } from "../../i18n/texts.ts";
import { AskUs, useYears } from "../facts.tsx";
import { Amounts, useAmount, useFreshRates } from "./amounts.tsx";
import { SpendLine } from "./line.tsx";

/** "You spend": a row for each amount that is known, the total, and what has to be asked. */
export function SpendBlock({ costs }: { costs: Costs }) {
	const t = useTexts().costs;
	const { lines, input, years } = costs;
	const formatYears = useYears();
	const unknown = lines.filter(({ amount }) => !amount);
	const stay = t.months(input.months);
	return (
		<section>
			<h2 id="spend">{t.blocks.spend}</h2>
			<dl className="mt-2">
				{[...lines.entries()].map(([at, line]) => (
					<SpendLine key={at} line={line} costs={costs} />
				))}
				<div className="flex flex-wrap justify-between gap-x-4 py-3">
					<dt className="font-semibold">
						{hasTuition(lines) ? t.total(stay) : t.rest(stay)}
						{years && <span className="note block font-normal">{t.pricesOf(formatYears(years))}</span>}
					</dt>
					<dd data-total className="sm:text-right">
						<SpendTotal costs={costs} />
					</dd>
				</div>
			</dl>
			{unknown.length > 0 && (
				<p>
					{`${t.unknown} ${unknown.map(({ code }) => t.lines[code].toLowerCase()).join(", ")}. `}
					<AskUs about={t.blocks.spend} text={t.ask} />
				</p>
			)}
			<p className="note mt-2">{t.bank.notAdded}</p>
		</section>
	);
}

type SpendTotalProps = {
	costs: Costs;
	large?: boolean;
	/** Where its lines are not shown: with three digits. */
	isRounded?: boolean;
};

/** The sum of the lines in each currency. Without tuition this is not the total, and callers must label it as the sum of the rest. */
export function SpendTotal({ costs: { lines, input }, large = true, isRounded = false }: SpendTotalProps) {
	const t = useTexts().costs;
	const rates = useFreshRates();
	const format = useAmount();
	const stored = new Set(lines.flatMap(({ amount }) => (amount ? [amount.currency] : [])));
	const totals = (rates ? shownCurrencies(input.country, rates) : [...stored])
		.map((currency) => {
			const total = totalIn(lines, currency, rates);
			return { ...(isRounded && total.isAbout ? roundTotal(total) : total), currency };
		})
		.filter(({ high }) => high > 0);
	return (
		<>
			{rates ? <Amounts amounts={totals} large={large} /> : <strong>{totals.map(format).join(" + ")}</strong>}
			{!rates && totals.length > 1 && <span className="note block">{t.notConverted}</span>}
		</>
	);
}
