import type { ReactNode } from "react";
import type { summarizeCatalog } from "../../../domain/catalog/queries.ts";
import { formatDay, formatNumber } from "../../i18n/formats.ts";
import { useTexts } from "../../i18n/texts.ts";
import { useRequestContext } from "../../request-context.ts";
import { Money } from "../converted.tsx";
import { useYears } from "../facts.tsx";

export type CatalogSummary = Awaited<ReturnType<typeof summarizeCatalog>>;

/** What a family looks for in the first ten seconds. A figure that is not known is left out. */
export function FactStrip({ summary }: { summary: CatalogSummary | null }) {
	const { language, content } = useRequestContext();
	const texts = useTexts();
	const t = texts.home.facts;
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
				</Money>
			),
		],
		[t.deadline, summary?.nextDeadline && formatDay(summary.nextDeadline, language)],
		[t.offices, number(content?.offices.length)],
	];
	const known = facts.filter(([, value]) => value);
	if (known.length === 0) return null;
	return (
		<>
			<dl className="strip wrap">
				{known.map(([label, value]) => (
					<div key={label}>
						<dt className="text-sm text-muted">{label}</dt>
						<dd className="font-bold">{value}</dd>
					</div>
				))}
			</dl>
			{summary?.priceYears && <p className="wrap note mt-2">{t.priceYears(formatYears(summary.priceYears))}</p>}
		</>
	);
}
