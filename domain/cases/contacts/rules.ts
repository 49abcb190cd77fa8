import { contactSources, contactStates, languages } from "../../../database/values.ts";
import { pageNumber, pageSizeOf } from "../../shared/paging.ts";
import { asIsoDay } from "../../shared/time-zone.ts";
import { asId, cleanQuery, definedOnly } from "../../shared/validation.ts";
import type { ContactFilter } from "./schema.ts";

/** Parses the filter of a URL; unknown values are ignored. */
export function contactFilter(params: URLSearchParams): ContactFilter {
	const oneOf = <T extends string>(name: string, values: readonly T[]) =>
		values.find((value) => value === params.get(name));
	return {
		query: cleanQuery(params.get("q")),
		...definedOnly({
			state: oneOf("state", contactStates),
			assignee: oneOf("assignee", ["me", "nobody"]) ?? asId(params.get("assignee")),
			from: asIsoDay(params.get("from")),
			to: asIsoDay(params.get("to")),
			language: oneOf("language", languages),
			source: oneOf("source", contactSources),
			suspect: { yes: true, no: false }[params.get("suspect") ?? ""],
			sort: oneOf("sort", ["due"]),
			size: pageSizeOf(params),
		}),
		page: pageNumber(params),
	};
}

/** The parameters of the filters that are set, in a fixed order. */
export function contactParams({ query, suspect, ...filter }: ContactFilter): [name: string, value: string][] {
	const { state, assignee, language, source, from, to } = filter;
	const values = { q: query, state, assignee, language, source, from, to };
	const params = Object.entries(values).flatMap(([name, value]): [string, string][] => (value ? [[name, value]] : []));
	return suspect === undefined ? params : [...params, ["suspect", suspect ? "yes" : "no"]];
}
