import type { FamilyCountry } from "../../../domain/money/costs-input.ts";
import type { CostLine, LineAmount } from "../../../domain/money/costs-lines.ts";
import { formatExact } from "../../i18n/converted.ts";
import { useTexts } from "../../i18n/texts.ts";
import { localized } from "../../i18n/typography.ts";
import { useRequestContext } from "../../request-context.ts";
import { Stamp } from "../stamp.tsx";
import { Amount } from "./amounts.tsx";

/** One amount: what it is for, how it is counted, where it was read. Nothing for what is not known. */
export function SpendLine({ line: { code, amount, isIncluded }, country }: { line: CostLine; country: FamilyCountry }) {
	const { language } = useRequestContext();
	const t = useTexts().costs;
	const describe = useDescription();
	if (!amount) return null;
	return (
		<div className="flex flex-wrap justify-between gap-x-4 rule-b py-3" data-line={code}>
			<dt className="flex-[1_1_14rem]">
				{t.lines[code]}
				{[describe(amount), isIncluded ? t.included : ""].filter(Boolean).map((text) => (
					<span key={text} className="note block">
						{text}
					</span>
				))}
				{amount.sources.map((source) => (
					<span key={source.source} className="note block">
						{localized(source, "note", language)}{" "}
						<Stamp
							{...{ source: source.source, checkedOn: source.checkedOn, about: t.lines[code] }}
							{...(source.grade && { grade: source.grade })}
						/>
					</span>
				))}
			</dt>
			<dd className="sm:text-right">
				<Amount amount={amount} country={country} />
			</dd>
		</div>
	);
}

/** How an amount is counted: "₩4,170,000 per semester × 2 · 2026". */
function useDescription(): (amount: LineAmount) => string {
	const { language } = useRequestContext();
	const texts = useTexts();
	const t = texts.costs;
	return ({ each, times, currency, year, programs, sources, isFrom }) => {
		const { semester, year: yearly, term, month } = texts.facts.periods;
		const periods = { once: "", per_semester: semester, per_year: yearly, per_term: term, per_month: month };
		const amount = formatExact(each.low, each.high, currency, language, texts);
		const paid = `${isFrom ? texts.facts.from(amount) : amount} ${periods[each.period]}`.trim();
		const isUsual = sources.length > 0 && sources.every(({ grade }) => grade === "C");
		const counted = programs === null && times > 1 ? `${paid} × ${times}` : paid;
		return [
			isUsual ? texts.facts.usual(counted) : each.period === "once" ? "" : counted,
			year === null ? "" : String(year),
			programs === null ? "" : t.ofPrograms(programs),
			programs === null && sources.length === 0 ? t.onProgramPage : "",
		]
			.filter(Boolean)
			.join(" · ");
	};
}
