import type { Benefit, Round } from "../../../database/values.ts";
import { type FilterValues, filterParams, filterRows, readFilters } from "../../records/filters.ts";
import type { Issue } from "../../shared/errors.ts";
import { pageNumber, pageParam, queryString } from "../../shared/paging.ts";
import { asIsoDay } from "../../shared/time-zone.ts";
import { scholarshipListFilters } from "./fields.ts";

export type { Benefit, Round };

/** Where a call for applications is today, the most useful first. An "expected" one has no announced days. */
export const roundStates = ["open", "soon", "expected", "closed"] as const;
export type RoundState = (typeof roundStates)[number];

/** A round whose days are not announced: its dates are months. */
export const isExpected = ({ opens }: Pick<Round, "opens">): boolean => opens.length === "2027-09".length;

export type ScholarshipFilter = FilterValues<typeof scholarshipListFilters> & { page: number };

export const scholarshipFilter = (params: URLSearchParams): ScholarshipFilter => ({
	...readFilters(scholarshipListFilters, params),
	page: pageNumber(params),
});

/** The query string of a filter, in a fixed order, so that each list has one URL. */
export const scholarshipQuery = (filter: ScholarshipFilter): string =>
	queryString({ ...filterParams(scholarshipListFilters, filter), page: pageParam(filter.page) });

type Filtered = { universityId: string | null; state: RoundState | null };

/** Those that a filter finds; those for every university are for the chosen one, too. */
export function filterScholarships<S extends Filtered>(all: readonly S[], filter: ScholarshipFilter): S[] {
	const { university, page: _, ...others } = filter;
	return filterRows(all, scholarshipListFilters, others).filter(
		({ universityId }) => !university || universityId === null || universityId === university,
	);
}

/** Those that a student of a program may get: of its university or of every one, and of its level, such as "Master (MBA)". */
export const isFor = (
	{ universityId, levels }: { universityId: string | null; levels: readonly string[] },
	program: { universityId: string | null; type: string },
): boolean =>
	(universityId === null || universityId === program.universityId) &&
	levels.some((level) => program.type.includes(level));

/** Whether what one of them pays is converted to other currencies. */
export const haveAmounts = (scholarships: readonly { benefits: readonly Benefit[] }[]): boolean =>
	scholarships.some(({ benefits }) => benefits.some(({ amount }) => amount !== null));

/** What is wrong with one benefit or round beyond its fields. */
export const benefitIssues = ({ kind, percent, percentTo, amount }: Benefit): Issue[] => [
	...(percent !== null && amount !== null ? [{ field: "amount", code: "percent_or_amount" }] : []),
	...(kind === "tuition" && percent === null && amount === null ? [{ field: "percent", code: "required" }] : []),
	...(percentTo !== null && percentTo <= (percent ?? 100)
		? [{ field: "percentTo", code: "highest_below_lowest" }]
		: []),
];

export const roundIssues = ({ opens, closes }: Round): Issue[] => {
	const isReal = (day: string) => asIsoDay(day.length === 7 ? `${day}-01` : day) !== undefined;
	if (!isReal(opens)) return [{ field: "opens", code: "bad_date" }];
	if (closes === null) return isExpected({ opens }) ? [] : [{ field: "closes", code: "required" }];
	if (!isReal(closes)) return [{ field: "closes", code: "bad_date" }];
	if (closes.length !== opens.length) return [{ field: "closes", code: "days_or_months" }];
	return closes < opens ? [{ field: "closes", code: "ends_before_start" }] : [];
};
