import type { z } from "zod";
import type { FilterValues } from "../records/filters.ts";
import { inputSchema } from "../records/input-schema.ts";
import {
	type ProgramSort,
	programFields,
	type programListFilters,
	type UniversitySort,
	universityFields,
	type universityListFilters,
} from "./fields.ts";

/** Spec §9. */
export const pageSize = 12;
/** Spec §2: number of universities on the home page. */
export const topUniversities = 6;
/** Maximum number of programs in a university's API response; the program list has all of them. */
export const joinedPrograms = 100;
/** Spec §9: shown on every card; it is not a review (C-08), so structured data omits it. */
export const fixedRating = "4.5";
/** Spec §2: number of program types on a university's card before '+N more'. */
export const shownTypes = 3;

export const universityInput = inputSchema(universityFields);
export type UniversityInput = z.input<typeof universityInput>;

export const programInput = inputSchema(programFields);
export type ProgramInput = z.input<typeof programInput>;

/** What a visitor's list of programs shows. `university` is an id, or a part of a name, as typed. */
export type ProgramFilter = FilterValues<typeof programListFilters> & {
	query: string;
	/** Without it, the newest first; of a search, those with the words in the title first. */
	sort?: ProgramSort;
	page: number;
	/** Rows per page, if not twelve. */
	size?: number;
};

export type UniversityFilter = FilterValues<typeof universityListFilters> & {
	query: string;
	sort: UniversitySort;
	page: number;
	size?: number;
};
