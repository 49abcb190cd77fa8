import { caseOffices, certificateTypes, languages } from "../../../database/values.ts";
import {
	assigneeFilter,
	choiceFilter,
	dayFilter,
	type FilterValues,
	numberFilter,
	readFilters,
	wordsFilter,
	yesNoFilter,
} from "../../records/filters.ts";
import { pageNumber, pageSizeOf } from "../../shared/paging.ts";
import { asZone, homeZone } from "../../shared/time-zone.ts";
import { cleanQuery, definedOnly } from "../../shared/validation.ts";
import { type ApplicationSort, applicationSorts, papersTurns, periods, storedStatuses } from "./schema.ts";

/** The filters of the applications list, in the order of their parameters; docs/operations.md describes them. */
export const applicationFilters = {
	status: choiceFilter("status", storedStatuses),
	assignee: assigneeFilter,
	office: choiceFilter("office", caseOffices),
	period: choiceFilter("date", periods),
	/** Both inclusive. */
	from: dayFilter("from"),
	to: dayFilter("to"),
	university: wordsFilter("university"),
	program: wordsFilter("program"),
	city: wordsFilter("city"),
	certificate: choiceFilter("certificate", certificateTypes),
	/** In years, both inclusive. */
	ageFrom: numberFilter("age_from"),
	ageTo: numberFilter("age_to"),
	/** The language of the form. */
	language: choiceFilter("language", languages),
	hasEmail: yesNoFilter("email"),
	/** Whose turn it is with the papers. */
	papers: choiceFilter("papers", papersTurns),
	/** Only suspect submissions, or all others. */
	suspect: yesNoFilter("suspect"),
};

/** The filter of the applications list. `zone` is the viewer's IANA time zone, for "today" (O-34). */
export type ApplicationFilter = FilterValues<typeof applicationFilters> & {
	/** Words of the name, the phone number, the reference or the email address. */
	query: string;
	/** Newest first, if not given. */
	sort?: ApplicationSort;
	isDescending?: boolean;
	page: number;
	zone: string;
	/** Rows per page, if not ten. */
	size?: number;
};

/** Parses the filter of a URL; unknown values are ignored. */
export function applicationFilter(params: URLSearchParams, zone = homeZone): ApplicationFilter {
	const [, minus, sorted] = /^(-?)(.*)$/.exec(params.get("sort") ?? "") ?? [];
	const sort = applicationSorts.find((one) => one === sorted);
	return {
		query: cleanQuery(params.get("q")),
		...readFilters(applicationFilters, params),
		...definedOnly({ sort, isDescending: sort && minus === "-", size: pageSizeOf(params) }),
		page: pageNumber(params),
		zone: asZone(zone),
	};
}

/**
 * The search text, and variants with its numbers in the stored format of phone numbers: digits only, and only the last
 * nine of long ones, which are independent of country code and leading zeros. A reference keeps its hyphens.
 */
export function spellings(query: string): string[] {
	const asNumber = query.replace(/\+?\(?\d[\d\s()./-]*\d/g, (number) => {
		const digits = number.replace(/\D/g, "");
		return digits.length < 4 ? number : ` ${digits.slice(-9)} `;
	});
	const asReference = query.replace(/\bhm-?([2-9a-z]{4})-?([2-9a-z]{4})\b/gi, "hm-$1-$2");
	return [...new Set([query, asNumber, asReference].map((text) => text.replace(/\s+/g, " ").trim()))];
}
