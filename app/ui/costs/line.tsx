import { Fragment } from "react";
import type { FamilyCountry } from "../../../domain/money/costs-input.ts";
import {
	type CostLine,
	type FactSource,
	type LineAmount,
	type LinePeriod,
	mayLeaveOutVacations,
	type SpendCode,
} from "../../../domain/money/costs-lines.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useRequestContext } from "../../request-context.ts";
import { Stamp } from "../stamp.tsx";
import { Amount, useAmount } from "./amounts.tsx";

/** One amount: what it is for, how it is counted, where it was read. Nothing for what is not known. */
export function SpendLine({ line: { code, amount, isIncluded }, country }: { line: CostLine; country: FamilyCountry }) {
	const texts = useTexts();
	const t = texts.costs;
	const describe = useDescription();
	const formatEach = useEach();
	if (!amount) return null;
	const details = [
		describe(code, amount),
		mayLeaveOutVacations(code, amount.each.period) ? t.vacations : "",
		isIncluded ? t.included : "",
	];
	return (
		<div className="flex flex-wrap justify-between gap-x-4 rule-b py-3" data-line={code}>
			<dt className="flex-[1_1_14rem]">
				{t.lines[code]}
				{details.filter(Boolean).map((text) => (
					<span key={text} className="note block">
						{text}
					</span>
				))}
				<Sources of={amount.sources} about={t.lines[code]} />
				{amount.others.map(({ low, high, period, currency, isFrom, sources }) => (
					<Fragment key={`${currency} ${period}`}>
						<span className="note block">
							{`${texts.facts.funds.others}: ${formatEach({ low, high, period }, currency, isFrom)}`}
						</span>
						<Sources of={sources} about={t.lines[code]} />
					</Fragment>
				))}
			</dt>
			<dd className="sm:text-right">
				<Amount amount={amount} country={country} />
			</dd>
		</div>
	);
}

/** What the sources say about an amount, with their stamps. */
function Sources({ of, about }: { of: FactSource[]; about: string }) {
	const { language } = useRequestContext();
	return [...of.entries()].map(([at, source]) => (
		<span key={at} className="note block">
			{localized(source, "note", language)}{" "}
			<Stamp
				{...{ source: source.source, checkedOn: source.checkedOn, about }}
				{...(source.grade && { grade: source.grade })}
			/>
		</span>
	));
}

/** What is paid each time: "from $1,200 per month". */
function useEach() {
	const texts = useTexts();
	const format = useAmount();
	const { semester, year, term, month } = texts.facts.periods;
	const periods: Record<LinePeriod, string> = {
		...{ once: "", per_semester: semester, per_year: year, per_term: term, per_month: month },
	};
	return ({ low, high, period }: LineAmount["each"], currency: LineAmount["currency"], isFrom: boolean) =>
		`${format({ low, high, currency, isAbout: false, isFrom })} ${periods[period]}`.trim();
}

/** How an amount is counted: "₩4,170,000 per semester, 2 times · 2026". */
function useDescription(): (code: SpendCode, amount: LineAmount) => string {
	const texts = useTexts();
	const t = texts.costs;
	const formatEach = useEach();
	return (code, { each, times, currency, year, programs, sources, isFrom }) => {
		// The price of a semester in a dormitory is exact, though the year may cost more.
		const paid = formatEach(each, currency, isFrom && !mayLeaveOutVacations(code, each.period));
		const isUsual = sources.length > 0 && sources.every(({ grade }) => grade === "C");
		const counted = programs === null && times > 1 ? t.times(paid, times) : paid;
		return [
			isUsual ? texts.facts.usual(counted) : each.period === "once" ? "" : counted,
			year === null ? "" : String(year),
			programs === null ? "" : each.low < each.high ? t.ofPrograms(programs) : t.ofSamePrograms(programs),
			programs === null && sources.length === 0 ? t.onProgramPage : "",
		]
			.filter(Boolean)
			.join(" · ");
	};
}
