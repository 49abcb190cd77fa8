import { z } from "zod";
import type { Filter, Filters, FilterValues } from "../../domain/records/filters.ts";
import { toSnakeCase } from "../../domain/shared/naming.ts";
import { part, truth } from "./table.ts";

/** The filters of a list in the API, by the names of their fields: `is_public`, `university_id`. */
export const filterShape = (filters: Filters): z.ZodRawShape =>
	Object.fromEntries(Object.values(filters).map((filter) => [toSnakeCase(filter.field), schemaOf(filter).optional()]));

function schemaOf({ kind, field, options, issue, pattern }: Filter): z.ZodType {
	if (pattern) return z.string().regex(new RegExp(pattern), issue);
	if (kind === "boolean") return truth;
	if (kind === "reference") return z.uuid().toLowerCase();
	if (kind === "choice" || kind === "choices") return z.enum(options, issue);
	return part(`A part of the ${toSnakeCase(field).replaceAll("_", " ")}.`);
}

/** Converts a request's query to the domain's filter values. */
export function filterValues<F extends Filters>(filters: F, query: Record<string, unknown>): FilterValues<F> {
	const values = Object.entries(filters).flatMap(([name, { field, kind }]) => {
		const value = query[toSnakeCase(field)];
		return value === undefined ? [] : [[name, kind === "boolean" ? value === "true" : value]];
	});
	return Object.fromEntries(values);
}
