import { spanOf } from "../../../domain/catalog/facts.ts";
import { whenTexts } from "../../../domain/catalog/intakes/when-texts.ts";
import {
	type CostLine,
	type LineAmount,
	type LinePeriod,
	mayLeaveOutVacations,
	type SpendCode,
} from "../../../domain/money/costs-lines.ts";
import type { Costs } from "../../../domain/money/costs-queries.ts";
import { useTexts } from "../../i18n/texts.ts";
import { useRequestContext } from "../../request-context.ts";
import { useYears } from "../facts.tsx";
import { Amount, useAmount } from "./amounts.tsx";
import { NoteLinks } from "./notes.tsx";

/** One amount: what it is for, how it is counted, where it was read. Nothing for what is not known. */
export function SpendLine({ line: { code, amount }, costs }: { line: CostLine; costs: Costs }) {
	const texts = useTexts();
	const t = texts.costs;
	const describe = useDescription();
	const formatEach = useEach();
	if (!amount) return null;
	const others = amount.others.map(({ low, high, period, currency, isFrom }) =>
		formatEach({ low, high, period }, currency, isFrom),
	);
	const details = [
		describe(code, amount),
		mayLeaveOutVacations(code, amount.each.period) ? t.vacations : "",
		others.length > 0 ? `${texts.facts.funds.others}: ${others.join(", ")}` : "",
	];
	const sources = [...amount.sources, ...amount.others.flatMap(({ sources }) => sources)];
	return (
		<div className="flex flex-wrap justify-between gap-x-4 rule-b py-3" data-line={code}>
			<dt className="flex-[1_1_14rem]">
				{t.lines[code]} <NoteLinks of={sources} costs={costs} />
				{details.filter(Boolean).map((text) => (
					<span key={text} className="note block">
						{text}
					</span>
				))}
			</dt>
			<dd className="sm:text-right">
				<Amount amount={amount} country={costs.input.country} />
			</dd>
		</div>
	);
}

function usePeriods(): Record<LinePeriod, string> {
	const { semester, year, term, month } = useTexts().facts.periods;
	return { once: "", per_semester: semester, per_year: year, per_term: term, per_month: month };
}

/** What is paid each time: "from $1,200 per month". */
function useEach() {
	const format = useAmount();
	const periods = usePeriods();
	return ({ low, high, period }: LineAmount["each"], currency: LineAmount["currency"], isFrom: boolean) =>
		`${format({ low, high, currency, isAbout: false, isFrom })} ${periods[period]}`.trim();
}

/** How an amount is counted: "₩4,170,000 per semester, 2 times · 2026", or "per year · 2026" if that is the amount. */
export function useDescription(): (code: SpendCode, amount: LineAmount) => string {
	const { language } = useRequestContext();
	const t = useTexts().costs;
	const formatEach = useEach();
	const periods = usePeriods();
	const formatYears = useYears();
	return (code, { low, high, each, times, currency, programs, sources, isFrom, isElsewhere }) => {
		// The price of a semester in a dormitory is exact, though the year may cost more.
		const isWhole = each.period !== "once" && each.low === low && each.high === high;
		const paid = isWhole
			? periods[each.period]
			: formatEach(each, currency, isFrom && !mayLeaveOutVacations(code, each.period));
		const isUsual = sources.length > 0 && sources.every(({ grade }) => grade === "C");
		const counted = programs === null && times > 1 ? t.times(paid, times) : paid;
		return [
			isUsual ? whenTexts[language].usual(counted) : each.period === "once" ? "" : counted,
			formatYears(spanOf(sources.map(({ year }) => year))),
			programs === null ? "" : each.low < each.high ? t.ofPrograms(programs) : t.ofSamePrograms(programs),
			programs === null && sources.length === 0 ? t.onProgramPage : "",
			isElsewhere ? t.elsewhere : "",
		]
			.filter(Boolean)
			.join(" · ");
	};
}
