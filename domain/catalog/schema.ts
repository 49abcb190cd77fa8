import type { z } from "zod";
import { inputSchema } from "../input-schema.ts";
import { cities, type ProgramType, programFields, programTypes, universityFields } from "./fields.ts";

export { cities, type ProgramType, programTypes };

/** Spec §9. */
export const pageSize = 12;
/** Spec §2: how many universities the home page shows. */
export const topUniversities = 6;
/** How many saved universities one list can show; more would not fit an address. */
export const mostSaved = 50;
/** How many programs a university's answer names; the list of programs has them all. */
export const joinedPrograms = 100;
/** Spec §9: shown on every card; it is nobody's review (C-08), so it stands in no structured data. */
export const fixedRating = "4.5";
/** Spec §2: the program types on a university's card before '+N more'. */
export const shownTypes = 3;

export const universityInput = inputSchema(universityFields);
export type UniversityInput = z.input<typeof universityInput>;

export const programInput = inputSchema(programFields);
export type ProgramInput = z.input<typeof programInput>;

/** What a visitor can ask of the program list. Unknown values fall back to "no filter". */
export type ProgramFilter = {
	query: string;
	/** A part of the type, as the pages offer it or as a program of the API asks. */
	type?: string;
	university?: string;
	/** A part of the location. */
	city?: string;
	page: number;
	/** Rows on a page, where they are not twelve. */
	size?: number;
};

export type UniversityFilter = {
	query: string;
	isPublic?: boolean;
	city?: string;
	sort: "ranking" | "name";
	/** Only these ids: the visitor's saved ones. */
	saved?: string[];
	page: number;
	size?: number;
};
