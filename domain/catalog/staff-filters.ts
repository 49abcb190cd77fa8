import { pageNumber } from "../paging.ts";
import { cleanQuery } from "../validation.ts";
import { type ProgramType, programTypes } from "./schema.ts";

export { recordsPerPage } from "../paging.ts";

/** C-05: the best by ranking; an unranked university is in neither. */
export const rankings = { top10: 10, top50: 50 } as const;

export type UniversityRecordFilter = {
	query: string;
	isPublic?: boolean;
	ranking?: keyof typeof rankings;
	page: number;
};

/** `university` is what was typed of its name. */
export type ProgramRecordFilter = { query: string; university: string; type?: ProgramType; page: number };

/** Read out of an address; whatever is unknown is no filter. */
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
