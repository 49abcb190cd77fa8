import type { City, CostCode, Fee, FeeItem, FeeItemPeriod, FeeKind } from "../../database/values.ts";
import { spanOf } from "../catalog/facts.ts";
import { pickLocalized } from "../shared/language.ts";
import type { Home } from "./costs-input.ts";
import {
	type CostLine,
	type CountedCost,
	type FactSource,
	type FoundCost,
	findCosts,
	insuredMonths,
	type LineAmount,
	mayLeaveOutVacations,
	paymentsIn,
	spendCodes,
} from "./costs-lines.ts";
import type { DayRates } from "./rates/rules.ts";

/** The calculator of the page /costs: pure, in whole units of the stored currencies (Spec §9, decision 043). */

/** What tuition is read from. */
export type TuitionFacts = {
	/** The fees that staff entered. */
	items: readonly FeeItem[];
	/** The tuition that the program's text states, for programs whose tuition staff have not entered. */
	fee: Fee | null;
	/** The yearly tuition in won of the programs of a type and a city, if no program was chosen. */
	range: { low: number; high: number; programs: number; sources: FactSource[] } | null;
};

export type SpendInput = TuitionFacts & {
	visa: "D-2" | "D-4";
	home: Home;
	/** 1 to 24. */
	months: number;
	city: City | undefined;
	/** ISO 3166-1 alpha-2; null if unknown. */
	nationality: string | null;
	costs: readonly CountedCost[];
	/** By which costs in several currencies are compared; null if there are none of the last weeks. */
	rates: DayRates | null;
};

/**
 * What a family spends for the stay, line by line, in the order of the page. What must lie in the bank and the deposit of a
 * room are no part of it.
 */
export function spendLines(input: SpendInput): CostLine[] {
	const costLine = (code: Exclude<CostCode, "deposit">, months = input.months): CostLine[] =>
		months > 0 ? [{ code, amount: amountOfCost(findCosts(input.costs, { ...input, code }), months) }] : [];
	const ownDormitory = feeLines(input, ["dormitory"]).filter(({ amount }) => amount !== null);
	const lines = [
		{ code: "tuition" as const, amount: tuitionOf(input) },
		...feeLines(input, ["admission_fee", "application_fee"]),
		...feeLines(input, ["insurance", "materials", "other"]).filter(({ amount }) => amount !== null),
		...(input.home === "room" ? costLine("rent") : ownDormitory.length > 0 ? ownDormitory : costLine("dormitory")),
		...(["food", "transport", "phone"] as const).flatMap((code) => costLine(code)),
		...costLine("health_insurance", insuredMonths(input.months, input.visa)),
		...(["flight", "visa_fee", "translation_apostille", "tb_test"] as const).flatMap((code) => costLine(code)),
	];
	return lines.toSorted((a, b) => spendCodes.indexOf(a.code) - spendCodes.indexOf(b.code));
}

/** What the owner of a room keeps until the student moves out: to bring, but not spent. Null for a dormitory, or if not known. */
export function depositOf(input: SpendInput): LineAmount | null {
	if (input.home !== "room") return null;
	return amountOfCost(findCosts(input.costs, { ...input, code: "deposit" }), input.months);
}

/** The first and the last year of the prices in a sum; null if no source names one. */
export const priceYears = (lines: readonly CostLine[]): [first: number, last: number] | null =>
	spanOf(lines.flatMap(({ amount }) => amount?.sources ?? []).map(({ year }) => year));

/** One line for each fee of these kinds; one without an amount for a kind that the program does not state. */
function feeLines({ items, months }: SpendInput, kinds: readonly FeeKind[]): CostLine[] {
	return kinds.flatMap((kind): CostLine[] => {
		const own = items.filter((item) => item.kind === kind);
		return own.length === 0
			? [{ code: kind, amount: null }]
			: own.map((item) => ({ code: kind, amount: amountOfFee(item, months) }));
	});
}

function tuitionOf({ items, fee, range, months, visa }: SpendInput): LineAmount | null {
	const item = items.find(({ kind }) => kind === "tuition");
	if (item) return amountOfFee(item, months);
	if (fee) return amountOfText(fee, months);
	return range && amountOfRange(range, months, visa);
}

const noSource = { sources: [], programs: null, others: [], isElsewhere: false };

/** A fee as the source of an amount. */
export const sourceOfFee = ({ academicYear: year, source, checkedOn, ...fee }: FeeItem): FactSource => ({
	...{ year, source, checkedOn, ...pickLocalized(fee, "note") },
});

/** An amount that is paid several times. */
function repeated(
	each: LineAmount["each"],
	times: number,
	rest: Omit<LineAmount, "low" | "high" | "each" | "times">,
): LineAmount {
	return { low: each.low * times, high: each.high * times, each, times, ...rest };
}

function amountOfFee(fee: FeeItem, months: number): LineAmount {
	const each = { low: fee.amount, high: fee.amountTo ?? fee.amount, period: fee.period };
	return repeated(each, paymentsIn(months, fee.period), {
		...noSource,
		currency: "KRW",
		isAbout: fee.certainty === "illustrative",
		isFrom: mayLeaveOutVacations(fee.kind, fee.period),
		sources: [sourceOfFee(fee)],
	});
}

const periodOfText: Record<NonNullable<Fee["period"]>, FeeItemPeriod> = {
	semester: "per_semester",
	year: "per_year",
	term: "per_term",
	month: "per_month",
};

/** A text without a period says nothing about a year. */
function amountOfText({ from, to, about, currency, period }: Fee, months: number): LineAmount | null {
	if (!period) return null;
	const each = { low: from, high: to ?? from, period: periodOfText[period] };
	const rest = { ...noSource, currency, isAbout: about, isFrom: to === null };
	return repeated(each, paymentsIn(months, each.period), rest);
}

/** Yearly amounts, of which a shorter stay pays its semesters or terms. */
function amountOfRange(
	{ low, high, programs, sources }: NonNullable<TuitionFacts["range"]>,
	months: number,
	visa: SpendInput["visa"],
): LineAmount {
	const share = visa === "D-4" ? paymentsIn(months, "per_term") / 4 : paymentsIn(months, "per_semester") / 2;
	const rest = { ...noSource, currency: "KRW" as const, isAbout: true, isFrom: false, programs, sources };
	const each = { low, high, period: "per_year" as const };
	return { ...rest, low: Math.round(low * share), high: Math.round(high * share), each, times: share };
}

/** The first of the found costs counts; the others are shown with it. */
function amountOfCost([counted, ...others]: readonly FoundCost[], months: number): LineAmount | null {
	if (!counted) return null;
	const { low, high, period, currency, sources, isFrom, isElsewhere } = counted;
	const rest = { ...noSource, currency, sources, isAbout: isElsewhere, isFrom, isElsewhere, others };
	return repeated({ low, high, period }, paymentsIn(months, period), rest);
}
