import type { z } from "zod";
import { inputSchema } from "../input-schema.ts";
import { cities, type ProgramType, programFields, programTypes, universityFields } from "./fields.ts";

export { cities, type ProgramType, programTypes };

/** Spec §9. */
export const pageSize = 12;
/** Spec §2: number of universities on the home page. */
export const topUniversities = 6;
/** Maximum number of saved universities in one list; more would not fit a URL. */
export const mostSaved = 50;
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

/** The filter of the program list. Unknown values are ignored. */
export type ProgramFilter = {
	query: string;
	/** A part of the type. */
	type?: string;
	university?: string;
	/** A part of the location. */
	city?: string;
	page: number;
	/** Rows per page, if not twelve. */
	size?: number;
};

export type UniversityFilter = {
	query: string;
	isPublic?: boolean;
	city?: string;
	sort: "ranking" | "name";
	/** Only these ids: the visitor's saved universities. */
	saved?: string[];
	page: number;
	size?: number;
};
