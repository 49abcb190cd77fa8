import { pageNumber } from "../paging.ts";
import { asZone, homeZone } from "../time-zone.ts";
import { cleanQuery } from "../validation.ts";
import { type ApplicationFilter, periods, storedStatuses } from "./schema.ts";

/** Parses the filter of a URL; unknown values are ignored. */
export function applicationFilter(params: URLSearchParams, zone = homeZone): ApplicationFilter {
	const status = storedStatuses.find((one) => one === params.get("status"));
	const period = periods.find((one) => one === params.get("date"));
	return {
		query: cleanQuery(params.get("q")),
		...(status && { status }),
		...(period && { period }),
		...(params.get("suspect") === "yes" && { suspect: true }),
		page: pageNumber(params),
		zone: asZone(zone),
	};
}

/** The query string of a filter, in a fixed order and without unset values. */
export function applicationQuery({ query, status, period, suspect, page }: Omit<ApplicationFilter, "zone">): string {
	const params = new URLSearchParams();
	if (query) params.set("q", query);
	if (status) params.set("status", status);
	if (period) params.set("date", period);
	if (suspect) params.set("suspect", "yes");
	if (page > 1) params.set("page", String(page));
	const text = params.toString();
	return text && `?${text}`;
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
