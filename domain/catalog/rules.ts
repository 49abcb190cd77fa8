import { type FilterValues, filterParams, readFilters } from "../records/filters.ts";
import { pageNumber, pageParam, queryString } from "../shared/paging.ts";
import { asId, cleanQuery } from "../shared/validation.ts";
import {
	programFilters,
	programListFilters,
	programSorts,
	universityFilters,
	universityListFilters,
	universitySorts,
} from "./fields.ts";
import type { ProgramFilter, UniversityFilter } from "./schema.ts";

/** Parses the filter of a URL. Unknown values are ignored, so that every URL shows a page. */
export function programFilter(params: URLSearchParams): ProgramFilter {
	const sort = programSorts.find((known) => known === params.get("sort"));
	const { university: id, ...filters } = readFilters(programListFilters, params);
	const university = id ?? cleanQuery(params.get("university"));
	return {
		query: cleanQuery(params.get("q")),
		...filters,
		...(university && { university }),
		...(sort && { sort }),
		page: pageNumber(params),
	};
}

const deadlineFilters = {
	type: programListFilters.type,
	city: programListFilters.city,
	starts: programListFilters.starts,
};

export { deadlineFilters };
/** What the list of deadlines shows. */
export type DeadlineFilter = FilterValues<typeof deadlineFilters> & { page: number };

export const deadlineFilter = (params: URLSearchParams): DeadlineFilter => ({
	...readFilters(deadlineFilters, params),
	page: pageNumber(params),
});

export const deadlineQuery = (filter: DeadlineFilter): string =>
	queryString({ ...filterParams(deadlineFilters, filter), page: pageParam(filter.page) });

/** The list from which a program was opened, and the citizenship for which its page shows the dates. */
export function programPageQuery(params: URLSearchParams): string {
	const list = programQuery(programFilter(params));
	const country = countryIn(params);
	return country ? `${list || "?"}${list && "&"}country=${country}` : list;
}
export const countryIn = (params: URLSearchParams): string | null =>
	/^[A-Z]{2}$/.exec(params.get("country") ?? "")?.[0] ?? null;

/** Whether the filter has words that visitors type: countless lists, which are not cached. */
export const hasTypedWords = ({ query, university }: ProgramFilter): boolean =>
	query !== "" || (university !== undefined && !asId(university));

export function universityFilter(params: URLSearchParams): UniversityFilter {
	return {
		query: cleanQuery(params.get("q")),
		...readFilters(universityListFilters, params),
		sort: universitySorts.find((sort) => sort === params.get("sort")) ?? "ranking",
		page: pageNumber(params),
	};
}

/** The query string of a filter, in a fixed order and without unset values, so that each list has one URL. */
export function programQuery(filter: ProgramFilter): string {
	const { query: q, sort, page } = filter;
	return queryString({ q, ...filterParams(programListFilters, filter), sort, page: pageParam(page) });
}

export function universityQuery(filter: UniversityFilter): string {
	const { query: q, sort, page } = filter;
	return queryString({
		q,
		...filterParams(universityListFilters, filter),
		sort: sort === "ranking" ? undefined : sort,
		page: pageParam(page),
	});
}

/**
 * The publisher and year of a ranking, short enough to stand before the position: "QS World University Rankings 2026" is
 * "QS 2026". A source without an acronym stays as it is.
 */
export function rankingLabel(source: string | null): string {
	const [, acronym] = /^([A-Z]{2,6})\b/.exec(source ?? "") ?? [];
	const [year] = /\b20\d\d\b/.exec(source ?? "") ?? [];
	return acronym && year ? `${acronym} ${year}` : (source ?? "");
}

/** C-05: the best by ranking, without unranked universities. */
export const rankings = { top10: 10, top50: 50 } as const;

/** Staff search for a city by its name, for a university by a part of its name, and not by tuition or what a visitor has. */
const { city: _location, ...universityRecordFilters } = universityFilters;
const {
	city: _place,
	university: _id,
	fee: _upTo,
	topik: _topik,
	ielts: _ielts,
	...programRecordFilters
} = programFilters;

export { programRecordFilters, universityRecordFilters };

export type UniversityRecordFilter = FilterValues<typeof universityRecordFilters> & {
	query: string;
	ranking?: keyof typeof rankings;
	page: number;
};

/** `university` is a part of its name, as typed. */
export type ProgramRecordFilter = FilterValues<typeof programRecordFilters> & {
	query: string;
	university: string;
	page: number;
};

/** Parses the filter of a URL; unknown values are ignored. */
export function universityRecordFilter(params: URLSearchParams): UniversityRecordFilter {
	const ranking = params.get("ranking");
	return {
		query: cleanQuery(params.get("q")),
		...readFilters(universityRecordFilters, params),
		...(ranking === "top10" || ranking === "top50" ? { ranking } : {}),
		page: pageNumber(params),
	};
}

export function programRecordFilter(params: URLSearchParams): ProgramRecordFilter {
	return {
		query: cleanQuery(params.get("q")),
		university: cleanQuery(params.get("university")),
		...readFilters(programRecordFilters, params),
		page: pageNumber(params),
	};
}
