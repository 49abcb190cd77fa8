import { readFilters } from "../../records/filters.ts";
import { pageNumber, pageSizeOf } from "../../shared/paging.ts";
import { asZone, homeZone } from "../../shared/time-zone.ts";
import { cleanQuery, definedOnly } from "../../shared/validation.ts";
import { type ApplicationFilter, applicationFilters, applicationSorts } from "./schema.ts";

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
