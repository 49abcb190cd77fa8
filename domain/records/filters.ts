import { asIsoDay } from "../shared/time-zone.ts";
import { asId, cleanQuery } from "../shared/validation.ts";
import type { Field, Fields } from "./field-types.ts";

/** The filters of a noun's lists, derived from the definitions of its fields (field-types.ts). */

type FilterValue = string | boolean | number;

export type Filter<V extends FilterValue = FilterValue, O extends string = string> = {
	/** The field that it compares, and the field's kind. */
	field: string;
	kind: Field["kind"];
	/** For a choice: the issue code for an unknown value. */
	issue: string | undefined;
	/** Its query parameter on pages. */
	param: string;
	/** For a value of a fixed form that no list has: a regular expression. */
	pattern?: string;
	/** The values that pages offer; empty for a reference, whose values are other records. */
	options: readonly O[];
	/** @returns undefined for an unknown value. */
	parse(typed: string): V | undefined;
	format(value: V): string;
};
export type Filters = Record<string, Filter>;

type NameOf<K, D> = D extends { filter: { name: infer N extends string } }
	? N
	: D extends { lookup: infer L extends string }
		? L
		: K;
type OptionOf<D> = D extends { filter: { options: readonly (infer O extends string)[] } }
	? O
	: D extends { kind: "boolean" }
		? "yes" | "no"
		: D extends { kind: "reference" }
			? never
			: D extends { options: readonly (infer O extends string)[] }
				? O
				: never;
type FiltersOf<F extends Fields> = {
	[K in keyof F & string as F[K] extends { filter: object | true } ? NameOf<K, F[K]> & string : never]: Filter<
		F[K]["kind"] extends "boolean" ? boolean : string,
		OptionOf<F[K]>
	>;
};

/** The chosen value of each filter that is set. */
export type FilterValues<F> = { [N in keyof F]?: F[N] extends Filter<infer V> ? V : never };

/** The texts of filters: the label, the entry for no filter, and the names of the values. */
export type FilterTexts<F, Text = string> = {
	[N in keyof F]: { label: Text; all: Text } & (F[N] extends Filter<FilterValue, infer O>
		? [O] extends [never]
			? unknown
			: { options: Record<O, Text> }
		: never);
};

export type FilterText<Text = string> = { label: Text; all: Text; options?: Record<string, Text> };

/** The values without each one that is set, the search words among them (`name` "query"), on the first page. */
export function withoutEach<F extends Filters, V extends FilterValues<F> & { query: string; page: number }>(
	filters: F,
	values: V,
): { name: string; values: V }[] {
	const words = values.query ? [{ name: "query", values: { ...values, query: "", page: 1 } }] : [];
	const others = setFilters(filters, values).map(({ name }) => {
		const { [name]: _, ...rest } = { ...values, page: 1 } as Record<string, unknown>;
		return { name, values: rest as V };
	});
	return [...words, ...others];
}

/** The options of a filter's control; the first one clears the filter. */
export const choicesOf = (options: readonly string[], texts: FilterText | undefined) => [
	{ value: "", text: texts?.all ?? "" },
	...options.map((value) => ({ value, text: texts?.options?.[value] ?? value })),
];

/** @returns the filters by name, in the order of the fields. */
export function filtersOf<F extends Fields>(fields: F): FiltersOf<F> {
	const made = Object.entries(fields).flatMap(([field, definition]): [string, Filter][] => {
		const { filter, kind, issue, lookup } = definition;
		if (!filter) return [];
		const { name = lookup ?? field, param = name, options } = filter === true ? {} : filter;
		return [[name, { field, kind, issue, param, ...comparison(definition, options) }]];
	});
	return Object.fromEntries(made) as FiltersOf<F>;
}

function comparison({ kind, options = [] }: Field, offered = options): Pick<Filter, "options" | "parse" | "format"> {
	if (kind === "reference") return { options: [], parse: asId, format: String };
	if (kind !== "boolean")
		return { options: offered, parse: (typed) => offered.find((one) => one === typed), format: String };
	const [yes = "yes", no = "no"] = offered;
	return {
		options: [yes, no],
		parse: (typed) => (typed === yes ? true : typed === no ? false : undefined),
		format: (value) => (value ? yes : no),
	};
}

/** A filter that is no field of a record, with its query parameter. */
const filterOf = <V extends FilterValue, O extends string = never>(
	kind: Field["kind"],
	param: string,
	parse: (typed: string) => V | undefined,
	options: readonly O[] = [],
): Filter<V, O> => ({ field: param, kind, issue: undefined, param, options, parse, format: String });

/** One value of a list. */
export const choiceFilter = <O extends string>(param: string, options: readonly O[]) =>
	filterOf("choice", param, (typed) => options.find((one) => one === typed), options);
export const yesNoFilter = (param: string): Filter<boolean, "yes" | "no"> => ({
	...{ field: param, kind: "boolean", issue: undefined, param },
	...(comparison({ kind: "boolean" }) as Pick<Filter<boolean, "yes" | "no">, "options" | "parse" | "format">),
});
/** The id of a record, or one of the words in its place. */
export const idFilter = (param: string, words: readonly string[] = []) =>
	filterOf("reference", param, (typed) => (words.includes(typed) ? typed : asId(typed)));
/** An account's id, "me", or "nobody". */
export const assigneeFilter = idFilter("assignee", ["me", "nobody"]);
/** Words of a text. */
export const wordsFilter = (param: string) => filterOf("line", param, (typed) => cleanQuery(typed) || undefined);
/** An ISO date of the offices' calendar. */
export const dayFilter = (param: string) => filterOf("date", param, asIsoDay);
/** A whole number from 1 to 999. */
export const numberFilter = (param: string) =>
	filterOf("integer", param, (typed) => (/^[1-9]\d{0,2}$/.test(typed) ? Number(typed) : undefined));

/** Parses the filters of a URL. Unknown values are ignored, so that every URL shows a page. */
export function readFilters<F extends Filters>(filters: F, params: URLSearchParams): FilterValues<F> {
	const read = Object.entries(filters).flatMap(([name, { param, parse }]) => {
		const value = parse(params.get(param) ?? "");
		return value === undefined ? [] : [[name, value]];
	});
	return Object.fromEntries(read);
}

/** @returns the query parameters of the filters that are set, in a fixed order, so that each list has one URL. */
export function filterParams<F extends Filters>(filters: F, values: FilterValues<F>): Record<string, string> {
	const set = setFilters(filters, values);
	return Object.fromEntries(set.map(({ filter, value }) => [filter.param, filter.format(value)]));
}

export const isFiltered = <F extends Filters>(filters: F, values: FilterValues<F>): boolean =>
	setFilters(filters, values).length > 0;

/** The filters that are set, with their values. */
export function setFilters<F extends Filters>(filters: F, values: FilterValues<F>) {
	const given: Record<string, FilterValue | undefined> = values;
	return Object.entries(filters).flatMap(([name, filter]) => {
		const value = given[name];
		return value === undefined ? [] : [{ name: name as keyof F & string, filter, value }];
	});
}

/** The rows that match every filter that is set, for short lists that are read as a whole. Of a list, one value is enough. */
export function filterRows<R extends object, F extends Filters>(
	rows: readonly R[],
	filters: F,
	values: FilterValues<F>,
): R[] {
	const wanted = setFilters(filters, values);
	return rows.filter((row) =>
		wanted.every(({ filter, value }) => [(row as Record<string, unknown>)[filter.field]].flat().includes(value)),
	);
}
