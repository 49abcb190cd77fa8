import { cities, type Fee, type FeePeriod, type TeachingLanguage } from "../../database/values.ts";

export type { Fee, TeachingLanguage };

/** What the programs of one type cost, for each currency and period that their texts name. */
export type TypeTuition = Pick<Fee, "from" | "currency" | "period"> & { type: string; to: number };

/** Facts of a university that follow from its programs. */
export type ProgramFacts = {
	tuition: TypeTuition[];
	/** The next application deadline, as an ISO date. */
	deadline: string | null;
	tests: string[];
	taughtIn: TeachingLanguage[];
};

const periods: (FeePeriod | null)[] = ["semester", "year", "term", "month", null];

/**
 * The lowest and the highest tuition of several types of programs. Amounts of different currencies or periods cannot be
 * compared: degree programs count before language courses, won before dollars, semesters before other periods.
 * @returns null if no amount is known.
 */
export function tuitionRange(tuition: readonly TypeTuition[]): Fee | null {
	const rank = ({ type, currency, period }: TypeTuition) =>
		Number(type.includes("Language")) * 100 + Number(currency !== "KRW") * 10 + periods.indexOf(period);
	const [first] = tuition.toSorted((a, b) => rank(a) - rank(b));
	if (!first) return null;
	const same = tuition.filter((one) => rank(one) === rank(first) && one.currency === first.currency);
	return {
		from: Math.min(...same.map(({ from }) => from)),
		to: Math.max(...same.map(({ to }) => to)),
		about: false,
		currency: first.currency,
		period: first.period,
		yearly: null,
	};
}

/** The tuition of each type of programs, in the order of the first appearance. */
export function tuitionByType(tuition: readonly TypeTuition[]): { type: string; fee: Fee }[] {
	return [...Map.groupBy(tuition, ({ type }) => type)].flatMap(([type, own]) => {
		const fee = tuitionRange(own);
		return fee ? [{ type, fee }] : [];
	});
}

/**
 * What a text says about its amount beside the number and the period: remarks in parentheses, such as the year of the price, and
 * what follows a comma.
 */
export function feeRemark(text: string): string {
	const remarks = [...text.matchAll(/\(([^()]+)\)/g)].map(([, remark]) => remark);
	const [, clause] = /(?:[;+]|,(?!\d))(.*)$/s.exec(text.replace(/\([^()]+\)/g, "")) ?? [];
	return [...remarks, clause?.trim()].filter(Boolean).join(", ");
}

/** The first part of a duration, for a card: "Usually 10 weeks" of "Usually 10 weeks (200 hours) per term". */
export const shortDuration = (text: string): string => text.split(/\s*[(:;,]/, 1)[0] ?? "";

/** The city of the filters in which a location lies. */
export function cityOf(place: { location: string; locationEn: string | null }): (typeof cities)[number] | undefined {
	const words = `${place.location} ${place.locationEn ?? ""}`.toLowerCase();
	return cities.find((city) => words.includes(city.toLowerCase()));
}

export type DeadlineState = "open" | "soon" | "near" | "past";

const day = 24 * 60 * 60 * 1_000;

/**
 * How urgent a deadline is: "open" for more than 60 days, "near" for 30 days or fewer, "past" after the day itself in Korea.
 * @param deadline an ISO date.
 */
export function deadlineState(deadline: string, now: Date): DeadlineState {
	const left = Math.floor((Date.parse(`${deadline}T24:00:00+09:00`) - 1 - now.getTime()) / day);
	if (left < 0) return "past";
	return left > 60 ? "open" : left <= 30 ? "near" : "soon";
}
