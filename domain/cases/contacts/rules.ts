import { readFilters } from "../../records/filters.ts";
import { pageNumber, pageSizeOf } from "../../shared/paging.ts";
import { cleanQuery, definedOnly } from "../../shared/validation.ts";
import { type ContactFilter, contactFilters } from "./schema.ts";

/** Parses the filter of a URL; unknown values are ignored. */
export const contactFilter = (params: URLSearchParams): ContactFilter => ({
	query: cleanQuery(params.get("q")),
	...readFilters(contactFilters, params),
	...definedOnly({
		sort: params.get("sort") === "due" ? ("due" as const) : undefined,
		size: pageSizeOf(params),
	}),
	page: pageNumber(params),
});
