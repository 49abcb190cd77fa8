import type { City, CostCode, CostPeriod, FactGrade, FeeItemPeriod, FeeKind } from "../../database/values.ts";
import { forEachVariant, type LocalizedField } from "../shared/language.ts";
import { type DayRates, exchange } from "./rates/rules.ts";

/** What the lines of the calculator are made of, and how often each amount is counted. Pure; shared with tests. */

export type CostCurrency = "KRW" | "USD" | "UZS";

/** What the calculator reads of a stored cost (`cost_items`). */
export type CountedCost = {
	code: CostCode;
	/** Null: in every city. */
	city: City | null;
	/** ISO 3166-1 alpha-2; null: of every student. */
	nationality: string | null;
	low: number;
	/** Null: a single amount. */
	high: number | null;
	currency: CostCurrency;
	period: CostPeriod;
} & FactSource;

/** Where an amount was read, of which year it is, and what it covers. */
export type FactSource = {
	source: string;
	checkedOn: string;
	grade?: FactGrade;
	/** Of the price; null if the source names none. */
	year: number | null;
} & Record<LocalizedField<"note">, string | null>;

export const noNote = { note: null, ...forEachVariant("note", () => null) };

/** Lines of "you spend", in the order of the page. */
export const spendCodes = [
	"tuition",
	"admission_fee",
	"application_fee",
	"insurance",
	"materials",
	"other",
	"dormitory",
	"rent",
	"food",
	"transport",
	"phone",
	"health_insurance",
	"flight",
	"visa_fee",
	"translation_apostille",
	"tb_test",
] as const satisfies readonly (FeeKind | Exclude<CostCode, "deposit">)[];
export type SpendCode = (typeof spendCodes)[number];

export type LinePeriod = FeeItemPeriod | CostPeriod;

/** One line of "you spend". */
export type CostLine = {
	code: SpendCode;
	/** What the whole stay costs; null: not known, so the family has to ask. */
	amount: LineAmount | null;
};

export type LineAmount = {
	/** For the whole stay, in whole units of the currency. */
	low: number;
	high: number;
	currency: CostCurrency;
	/** An example or an approximate amount. */
	isAbout: boolean;
	/** Only the lowest amount is known. */
	isFrom: boolean;
	/** What is paid each time, and how many times. */
	each: { low: number; high: number; period: LinePeriod };
	times: number;
	sources: FactSource[];
	/** No source names the city: this is what other cities cost. */
	isElsewhere: boolean;
	/** From how many programs of the catalog the range was read; null for amounts of a single program or source. */
	programs: number | null;
	/** What other sources say in another currency or for another period: lower, or not comparable without a rate. */
	others: FoundCost[];
};

/** How many payments fall into a stay: semesters of six months, terms of a quarter (Spec §9: a year has 2 and 4). */
export function paymentsIn(months: number, period: LinePeriod): number {
	const monthsOf = { once: Number.POSITIVE_INFINITY, per_year: 12, per_semester: 6, per_term: 3, per_month: 1 };
	return period === "once" ? 1 : Math.ceil(months / monthsOf[period]);
}

/** Months of the national health insurance: on a D-4 visa it begins six months after arrival (korea.md, snu.ac.kr). */
export const insuredMonths = (months: number, visa: "D-2" | "D-4"): number =>
	visa === "D-4" ? Math.max(0, months - 6) : months;

/** A semester's dormitory fee may leave out the vacations, so that a stay of a year costs at least two of them. */
export const mayLeaveOutVacations = (code: SpendCode, period: LinePeriod): boolean =>
	code === "dormitory" && period === "per_semester";

/** A cost of one or several sources: where they differ, from the lowest to the highest of them. */
export type FoundCost = Pick<CountedCost, "currency" | "period"> & {
	low: number;
	high: number;
	/** Only the lowest amount is known. */
	isFrom: boolean;
	isElsewhere: boolean;
	sources: FactSource[];
};

/** Sources name only the least amount of these, unless they name a range. */
const leastOf: readonly CostCode[] = ["phone", "translation_apostille"];

export type CostCase = {
	code: CostCode;
	city: City | undefined;
	/** ISO 3166-1 alpha-2; null if unknown. */
	nationality: string | null;
	months: number;
	rates: DayRates | null;
};

/**
 * The stored costs that fit: those of the nationality if there are any, and those of the city, else of all of Korea, else of
 * the other cities, for a city outside Seoul without Seoul's higher prices if any others are stored. Without a city, those
 * of all cities. Amounts of one currency and period are one range. Of several such ranges the highest for the stay comes
 * first, without a rate the one that was checked last.
 */
export function findCosts(costs: readonly CountedCost[], given: CostCase): FoundCost[] {
	const { code, months, rates } = given;
	const fits = mostSpecific(
		costs.filter((cost) => cost.code === code),
		given,
	).toSorted(
		(a, b) => b.checkedOn.localeCompare(a.checkedOn) || maxAmount(b) - maxAmount(a) || (a.source < b.source ? -1 : 1),
	);
	const groups = Map.groupBy(fits, ({ currency, period }) => `${currency} ${period}`);
	const found = [...groups.values()].map((same) => rangeOf(same, given));
	const isComparable = rates !== null || new Set(found.map(({ currency }) => currency)).size <= 1;
	const value = ({ high, currency, period }: FoundCost) =>
		(rates ? exchange(high, currency, "UZS", rates) : high) * paymentsIn(months, period);
	return isComparable ? found.toSorted((a, b) => value(b) - value(a)) : found;
}

function mostSpecific(
	costs: CountedCost[],
	{ nationality, city }: Pick<CostCase, "city" | "nationality">,
): CountedCost[] {
	const own = costs.filter((cost) => cost.nationality !== null && cost.nationality === nationality);
	const fits = own.length > 0 ? own : costs.filter((cost) => cost.nationality === null);
	if (!city) return fits;
	const outsideSeoul = city === "Seoul" ? [] : fits.filter((cost) => cost.city !== "Seoul");
	const choices = [fits.filter((cost) => cost.city === city), fits.filter((cost) => cost.city === null), outsideSeoul];
	return choices.find((found) => found.length > 0) ?? fits;
}

const maxAmount = ({ low, high }: CountedCost) => high ?? low;

/** The range of costs in one currency and for one period. */
function rangeOf(same: CountedCost[], { code, city }: CostCase): FoundCost {
	const { currency, period } = same[0] as CountedCost;
	return {
		...{ currency, period },
		low: Math.min(...same.map(({ low }) => low)),
		high: Math.max(...same.map(maxAmount)),
		isFrom: leastOf.includes(code) && same.some(({ high }) => high === null),
		isElsewhere: city !== undefined && same.every((cost) => cost.city !== null && cost.city !== city),
		sources: same,
	};
}
