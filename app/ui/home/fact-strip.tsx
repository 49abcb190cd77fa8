import type { ReactNode } from "react";
import { deadlineText } from "../../../domain/catalog/intakes/when.ts";
import type { summarizeCatalog } from "../../../domain/catalog/queries.ts";
import type { Total } from "../../../domain/money/costs-totals.ts";
import { formatNumber } from "../../i18n/formats.ts";
import { useTexts } from "../../i18n/texts.ts";
import { typeset } from "../../i18n/typography.ts";
import { useHref, useRequestContext } from "../../request-context.ts";
import { Money } from "../converted.tsx";
import { useAmount } from "../costs/amounts.tsx";
import { useYears } from "../facts.tsx";

export type CatalogSummary = Awaited<ReturnType<typeof summarizeCatalog>>;

/** What a family looks for in the first ten seconds. A figure that is not known is left out. */
export function FactStrip({ summary, firstYear }: { summary: CatalogSummary | null; firstYear: Total | null }) {
	const { language, now } = useRequestContext();
	const texts = useTexts();
	const t = texts.home.facts;
	const href = useHref();
	const formatAmount = useAmount();
	const formatYears = useYears();
	const number = (value: number | undefined) => (value ? formatNumber(value, language) : null);
	const tuition = summary?.tuition;
	const facts: [label: string, value: ReactNode][] = [
		[t.universities, number(summary?.universities)],
		[t.programs, number(summary?.programs)],
		[
			t.tuition,
			tuition && (
				<Money fee={{ ...tuition, to: null }} className="note block font-normal">
					{tuition.period && texts.facts.periods[tuition.period]}
					{summary?.priceYears && (
						<span className="note block font-normal">{t.priceYears(formatYears(summary.priceYears))}</span>
					)}
				</Money>
			),
		],
		[
			t.deadline,
			summary?.nextDeadline && (
				<a className="link py-3.5" href={href("/deadlines")}>
					{typeset(deadlineText(summary.nextDeadline, now, language), language)}
				</a>
			),
		],
	];
	const known = facts.filter(([, value]) => value);
	if (known.length === 0 && !firstYear) return null;
	return (
		<dl className="strip wrap">
			{firstYear && (
				<div data-wide>
					<dt className="text-sm text-muted">{t.firstYear}</dt>
					<dd>
						<a className="link py-3.5 font-bold" href={href("/costs")}>
							{texts.facts.from(formatAmount({ ...firstYear, high: firstYear.low, currency: "UZS", isFrom: false }))}
						</a>
					</dd>
				</div>
			)}
			{known.map(([label, value]) => (
				<div key={label} data-wide={label === t.tuition || undefined}>
					<dt className="text-sm text-muted">{label}</dt>
					<dd className="font-bold">{value}</dd>
				</div>
			))}
		</dl>
	);
}
