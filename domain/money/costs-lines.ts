import type { City, CostCode, CostPeriod, FactGrade, FeeItemPeriod, FeeKind } from "../../database/values.ts";
import type { LocalizedField } from "../language.ts";
import type { Home } from "./costs-input.ts";

/** What the lines of the calculator are made of, and how often each amount is counted. Pure; shared with tests. */

export type CostCurrency = "KRW" | "USD" | "UZS";

/** What the calculator reads of a stored cost (`cost_items`). */
export type CountedCost = {
	code: CostCode;
	/** Null: in every city. */
	city: City | null;
	low: number;
	/** Null: a single amount. */
	high: number | null;
	currency: CostCurrency;
	period: CostPeriod;
} & FactSource;

/** Where an amount was read, and what it covers. */
export type FactSource = { source: string; checkedOn: string; grade?: FactGrade } & Record<
	LocalizedField<"note">,
	string | null
>;

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
	"living",
	"food",
	"transport",
	"phone",
	"health_insurance",
	"flight",
	"visa_fee",
	"translation_apostille",
	"tb_test",
] as const satisfies readonly (FeeKind | CostCode)[];
export type SpendCode = (typeof spendCodes)[number];

export type LinePeriod = FeeItemPeriod | CostPeriod;

/** One line of "you spend". */
export type CostLine = {
	code: SpendCode;
	/** What the whole stay costs; null: not known, so the family has to ask. */
	amount: LineAmount | null;
	/** Already part of the living costs: shown, but not counted again. */
	isIncluded: boolean;
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
	/** The year of the price. */
	year: number | null;
	sources: FactSource[];
	/** From how many programs of the catalog the range was read; null for amounts of a single program or source. */
	programs: number | null;
};

/** How many payments fall into a stay: semesters of six months, terms of a quarter (Spec §9: a year has 2 and 4). */
export function paymentsIn(months: number, period: LinePeriod): number {
	const monthsOf = { once: Number.POSITIVE_INFINITY, per_year: 12, per_semester: 6, per_term: 3, per_month: 1 };
	return period === "once" ? 1 : Math.ceil(months / monthsOf[period]);
}

/** Months of the national health insurance: on a D-4 visa it begins six months after arrival (korea.md, snu.ac.kr). */
export const insuredMonths = (months: number, visa: "D-2" | "D-4"): number =>
	visa === "D-4" ? Math.max(0, months - 6) : months;

/** A cost of one or several sources: where they differ, from the lowest to the highest of them. */
export type FoundCost = Pick<CountedCost, "currency" | "period"> & {
	low: number;
	high: number;
	/** Only the lowest amount is known. */
	isFrom: boolean;
	sources: FactSource[];
};

/** Sources name only the least amount of these, unless they name a range. */
const leastOf: readonly CostCode[] = ["living", "translation_apostille"];

/** The stored costs that fit best: of the city before those of every city. */
export function findCost(
	costs: readonly CountedCost[],
	{ code, city }: { code: CostCode; city: City | undefined },
): FoundCost | undefined {
	const fits = costs
		.filter((cost) => cost.code === code && (cost.city === null || cost.city === city))
		.toSorted((a, b) => Number(b.city !== null) - Number(a.city !== null) || b.checkedOn.localeCompare(a.checkedOn));
	const [best] = fits;
	if (!best) return undefined;
	const { currency, period } = best;
	// Amounts in other currencies or for other periods cannot be compared with it.
	const same = fits.filter((cost) => cost.city === best.city && cost.currency === currency && cost.period === period);
	return {
		...{ currency, period },
		low: Math.min(...same.map(({ low }) => low)),
		high: Math.max(...same.map(({ low, high }) => high ?? low)),
		isFrom: leastOf.includes(code) && same.every(({ high }) => high === null),
		sources: same,
	};
}

/** The codes that "living" covers. */
const livingCodes = ["food", "transport", "phone"] as const;

/** The living costs by single codes if all of them are known; else their sum, which includes a home. */
export function livingLines(
	find: (code: CostCode) => FoundCost | undefined,
	home: Home,
): { codes: ("living" | "rent" | (typeof livingCodes)[number])[]; coversHome: boolean } {
	const single = [...(home === "room" ? (["rent"] as const) : []), ...livingCodes];
	if (find("living") && !single.every((code) => find(code))) return { codes: ["living"], coversHome: true };
	return { codes: single, coversHome: false };
}
