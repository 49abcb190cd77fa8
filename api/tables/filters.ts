import { z } from "zod";
import type { Caller } from "../../domain/access/caller.ts";
import type { RevisedNoun } from "../../domain/desk/revisions/rules.ts";
import { type Filter, type Filters, type FilterValues, filterRows } from "../../domain/records/filters.ts";
import { notFound } from "../../domain/shared/errors.ts";
import { toSnakeCase } from "../../domain/shared/naming.ts";
import { placePage } from "../../domain/shared/paging.ts";
import { editing, part, type Row, type Table, truth } from "./table.ts";

/** The filters of a list in the API, by the names of their fields: `is_public`, `university_id`. */
export const filterShape = (filters: Filters): z.ZodRawShape =>
	Object.fromEntries(Object.values(filters).map((filter) => [toSnakeCase(filter.field), schemaOf(filter).optional()]));

function schemaOf({ kind, field, options, issue }: Filter): z.ZodType {
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

const everything = 100;

/** A short table that is read as a whole. @param rows its records, of which visitors get those that pages show */
export function shortTable(noun: RevisedNoun, filters: Filters, rows: (caller: Caller) => Promise<Row[]>) {
	return {
		filters: filterShape(filters),
		usually: everything,
		async list(caller, { page: request, limit, ...query }) {
			const all = filterRows(await rows(caller), filters, filterValues(filters, query));
			const { page, pages, offset } = placePage(request, limit, all.length);
			return { items: all.slice(offset, offset + limit), total: all.length, page, pages };
		},
		async get(caller, id) {
			const row = (await rows(caller)).find((each) => each.id === id.toLowerCase());
			if (!row) throw notFound(noun);
			return row;
		},
		...editing(noun),
	} satisfies Partial<Table>;
}
