import { pageNumber } from "../paging.ts";
import { asId, cleanQuery, definedOnly } from "../validation.ts";
import {
	cities,
	mostSaved,
	type ProgramFilter,
	type ProgramType,
	programTypes,
	type UniversityFilter,
} from "./schema.ts";

/** Parses the filter of a URL. Unknown values are ignored, so that every URL shows a page. */
export function programFilter(params: URLSearchParams): ProgramFilter {
	return {
		query: cleanQuery(params.get("q")),
		...definedOnly({
			type: programTypes.find((type) => type === params.get("type")),
			university: asId(params.get("university")),
			city: cities.find((city) => city === params.get("city")),
		}),
		page: pageNumber(params),
	};
}

export function universityFilter(params: URLSearchParams): UniversityFilter {
	const kind = params.get("type");
	const saved = (params.get("saved") ?? "").split(",").flatMap((id) => asId(id) ?? []);
	return {
		query: cleanQuery(params.get("q")),
		...definedOnly({
			isPublic: kind === "public" ? true : kind === "private" ? false : undefined,
			city: cities.find((city) => city === params.get("city")),
			saved: saved.length > 0 ? [...new Set(saved)].slice(0, mostSaved) : undefined,
		}),
		sort: params.get("sort") === "name" ? "name" : "ranking",
		page: pageNumber(params),
	};
}

/** The query string of a filter, in a fixed order and without unset values, so that each list has one URL. */
export function programQuery(filter: ProgramFilter): string {
	const { query: q, type, university, city, page } = filter;
	return queryString({ q, type, university, city, page: page > 1 ? String(page) : undefined });
}

export function universityQuery(filter: UniversityFilter): string {
	const { query: q, isPublic, city, sort, saved, page } = filter;
	return queryString({
		q,
		type: isPublic === undefined ? undefined : isPublic ? "public" : "private",
		city,
		sort: sort === "name" ? sort : undefined,
		saved: saved?.join(","),
		page: page > 1 ? String(page) : undefined,
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

function queryString(values: Record<string, string | undefined>): string {
	const params = new URLSearchParams();
	for (const [name, value] of Object.entries(values)) if (value) params.set(name, value);
	const text = params.toString();
	return text && `?${text}`;
}

/** C-05: the best by ranking, without unranked universities. */
export const rankings = { top10: 10, top50: 50 } as const;

export type UniversityRecordFilter = {
	query: string;
	isPublic?: boolean;
	ranking?: keyof typeof rankings;
	page: number;
};

/** `university` is a part of its name, as typed. */
export type ProgramRecordFilter = { query: string; university: string; type?: ProgramType; page: number };

/** Parses the filter of a URL; unknown values are ignored. */
export function universityRecordFilter(params: URLSearchParams): UniversityRecordFilter {
	const kind = params.get("type");
	const ranking = params.get("ranking");
	return {
		query: cleanQuery(params.get("q")),
		...(kind === "public" || kind === "private" ? { isPublic: kind === "public" } : {}),
		...(ranking === "top10" || ranking === "top50" ? { ranking } : {}),
		page: pageNumber(params),
	};
}

export function programRecordFilter(params: URLSearchParams): ProgramRecordFilter {
	const type = programTypes.find((known) => known === params.get("type"));
	return {
		query: cleanQuery(params.get("q")),
		university: cleanQuery(params.get("university")),
		...(type && { type }),
		page: pageNumber(params),
	};
}
