import {
	cities,
	programTypes,
	provinces,
	requiredEducations,
	studyFields,
	teachingLanguages,
} from "../../database/values.ts";
import * as f from "../records/field-types.ts";
import { type Filter, filtersOf } from "../records/filters.ts";
import type { Description } from "../records/rules.ts";
import { certificationFilters } from "./certifications/filters.ts";
import { startFilters } from "./intakes/filters.ts";

export const universityFields = {
	name: f.requiredLocalized(),
	/** The name as printed on the university's own documents. */
	nameKo: f.line(),
	description: f.localized({ max: 5_000, rows: 5 }),
	/** Spec §7: a city is found as a part of the location. */
	location: f.requiredLocalized({ filter: { name: "city", options: cities } }),
	/** On it depends how much money consulates ask for. */
	province: f.optionalChoice(provinces, { issue: "unknown_province" }),
	tuitionRange: f.localized(),
	scholarships: f.localized({ max: 5_000, rows: 3 }),
	/** An empty value is stored as null, never as 0 (requirement VALID-15). */
	ranking: f.integer({ min: 1, max: 100_000 }),
	/** The name and year of the ranking. */
	rankingSource: f.line(),
	isPublic: f.boolean(true, { filter: { param: "type", options: ["public", "private"] } }),
	imageUrl: f.image(),
	websiteUrl: f.url(),
	isHidden: f.boolean(false),
};
const { isPublic, ...otherUniversityFilters } = filtersOf(universityFields);
/** In the order of the page. */
export const universityFilters = { isPublic, ...otherUniversityFilters };
/** The filters of the public list: those of the fields, and by certification. */
export const universityListFilters = { ...universityFilters, ...certificationFilters };
export const university: Description = {
	permission: "catalog:write",
	slug: "universities",
	fields: universityFields,
	form: [
		"name",
		"nameKo",
		"location",
		"province",
		"isPublic",
		"ranking",
		"rankingSource",
		"description",
		"tuitionRange",
		"scholarships",
		"websiteUrl",
	],
};

export const programFields = {
	universityId: f.reference("university", { filter: true }),
	title: f.requiredLocalized(),
	/** Spec §7: a stored "Master (MBA)" is found under Master. */
	type: f.containedChoice(programTypes, { issue: "unknown_type", filter: true }),
	description: f.localized({ max: 5_000, rows: 5 }),
	fees: f.localized(),
	/** The same fees as numbers (decision 038). */
	feeItems: f.fees(),
	duration: f.localized(),
	requirements: f.localized({ max: 5_000, rows: 4 }),
	/** An empty value is stored as null (requirement VALID-16). With certain intakes, it is their next closing. */
	applicationDeadline: f.date(),
	intakes: f.intakes(),
	/** Prices of programs are compared within one. */
	studyField: f.optionalChoice(studyFields, { issue: "unknown_study_field", filter: { param: "field" } }),
	taughtIn: f.optionalChoices(teachingLanguages, { issue: "unknown_language", filter: true }),
	/** One of the three tests is enough. TOPIK 0: the program needs no test. */
	minTopik: f.integer({ min: 0, max: 6 }),
	minIelts: f.score({ min: 1, max: 9 }),
	minToeflIbt: f.integer({ min: 1, max: 120 }),
	minMarksPercent: f.integer({ min: 1, max: 100 }),
	minEducation: f.optionalChoice(requiredEducations, { issue: "unknown_education" }),
	maxGapYears: f.integer({ min: 0, max: 50 }),
	/** Of all requirements. */
	requirementsSource: f.url(),
	requirementsCheckedOn: f.date(),
	isHidden: f.boolean(false),
};
/** The highest tuition a year by which visitors filter, in won. */
export const tuitionSteps = ["4000000", "6000000", "8000000", "10000000", "12000000", "15000000", "20000000"] as const;
export type TuitionStep = (typeof tuitionSteps)[number];

/** Programs whose lowest tuition a year is known in won and at most this. */
const upTo: Filter<string, TuitionStep> = {
	field: "upTo",
	kind: "choice",
	issue: "unknown_tuition_step",
	param: "up_to",
	options: tuitionSteps,
	parse: (typed) => tuitionSteps.find((step) => step === typed),
	format: String,
};

/** What visitors have, by which they filter: programs whose known requirement is at most that. */
const ownScore = <const O extends string>(field: "minTopik" | "minIelts", param: string, options: readonly O[]) =>
	({
		field,
		kind: "choice",
		issue: "unknown_level",
		param,
		options,
		parse: (typed) => options.find((level) => level === typed),
		format: String,
	}) satisfies Filter<string, O>;

const topik = ownScore("minTopik", "topik", ["1", "2", "3", "4", "5", "6"]);
const ielts = ownScore("minIelts", "ielts", ["5", "5.5", "6", "6.5", "7", "7.5"]);

const { type, studyField, taughtIn, ...named } = filtersOf(programFields);
/** In the order of the page. A program's city is its university's. */
export const programFilters = {
	type,
	studyField,
	...named,
	city: universityFilters.city,
	fee: upTo,
	taughtIn,
	topik,
	ielts,
};
export const programListFilters = { ...programFilters, ...startFilters, ...certificationFilters };
export const program: Description = {
	permission: "catalog:write",
	slug: "programs",
	fields: programFields,
	form: [
		"universityId",
		"title",
		"type",
		"studyField",
		"intakes",
		"applicationDeadline",
		"fees",
		"feeItems",
		"duration",
		"taughtIn",
		"minTopik",
		"minIelts",
		"minToeflIbt",
		"minMarksPercent",
		"minEducation",
		"maxGapYears",
		"requirementsSource",
		"requirementsCheckedOn",
	],
};

/** Known prices with the next deadline, the next deadline, the lowest tuition a year, or the title first. */
export const programSorts = ["priced", "deadline", "fee", "title"] as const;
export type ProgramSort = (typeof programSorts)[number];

export const universitySorts = ["ranking", "name", "fee"] as const;
export type UniversitySort = (typeof universitySorts)[number];
