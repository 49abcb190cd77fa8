import { programTypes, requiredEducations } from "../../database/values.ts";
import { pageNumber } from "../shared/paging.ts";
import { cleanQuery } from "../shared/validation.ts";
import { tuitionSteps } from "./fields.ts";

/** The page /fit: compares what a person has with what programs ask for. Pure (Spec §10, B12). */

export type RequiredEducation = (typeof requiredEducations)[number];
type ProgramType = (typeof programTypes)[number];

export { programTypes, requiredEducations };

/** What a program asks for; null is not known. */
export type RequirementFields = {
	type: string;
	minTopik: number | null;
	minIelts: number | null;
	minToeflIbt: number | null;
	minMarksPercent: number | null;
	minEducation: RequiredEducation | null;
	maxGapYears: number | null;
};

/** What a person says of themselves; every answer is optional. */
export type FitAnswers = {
	/** What they want to study. */
	type?: ProgramType;
	/** The highest education that is completed, or will be in `completed`. */
	education?: RequiredEducation;
	/** The year in which it was or will be completed. */
	completed?: number;
	/** The average mark in percent of the best possible one. */
	marks?: number;
	/** 0 to 6; 0 is no certificate. */
	topik?: number;
	ielts?: number;
	toefl?: number;
	/** The highest tuition a year, in won. */
	tuition?: number;
};
export type FitField = keyof FitAnswers;

/** The answers of a query, and what was typed where no such value exists. */
export type FitInput = FitAnswers & { wrong: Partial<Record<FitField, string>> };

const within =
	(min: number, max: number, step: number) =>
	(typed: string): number | undefined => {
		const written = /^(\d{1,4}(?:[.,]\d{1,2})?)\s?%?$/.exec(typed)?.[1];
		const value = written ? Number(written.replace(",", ".")) : Number.NaN;
		return value >= min && value <= max && Math.round(value * 100) % (step * 100) === 0 ? value : undefined;
	};
const oneOf =
	<T extends string>(known: readonly T[]) =>
	(typed: string) =>
		known.find((value) => value === typed);

/** In the order of the page. */
const parsers: { [N in FitField]-?: (typed: string) => FitAnswers[N] } = {
	type: oneOf(programTypes),
	education: oneOf(requiredEducations),
	completed: within(1950, 2100, 1),
	marks: within(0, 100, 0.01),
	topik: within(0, 6, 1),
	ielts: within(0, 9, 0.5),
	toefl: within(0, 120, 1),
	tuition: (typed) => (tuitionSteps.some((step) => step === typed) ? Number(typed) : undefined),
};
export const fitFields = Object.keys(parsers) as FitField[];

/** Characters of a wrong value that its field shows again. */
const maxWrongLength = 40;

/** Parses a query. A value that does not exist is kept in `wrong`, and the question counts as not answered. */
export function readFit(params: URLSearchParams): FitInput {
	const wrong: FitInput["wrong"] = {};
	const answers = fitFields.flatMap((name) => {
		const typed = cleanQuery(params.get(name));
		if (typed === "") return [];
		const value = parsers[name](typed);
		if (value === undefined) wrong[name] = Array.from(typed).slice(0, maxWrongLength).join("").trim();
		return value === undefined ? [] : [[name, value] as const];
	});
	return { ...(Object.fromEntries(answers) as FitAnswers), wrong };
}

/** The parameters of the answers in a fixed order, so that the same answers have one URL. */
export function fitParams({ wrong, ...answers }: FitInput): URLSearchParams {
	const params = new URLSearchParams();
	for (const name of fitFields) {
		const value = answers[name] ?? wrong[name];
		if (value !== undefined) params.set(name, String(value));
	}
	return params;
}

/** The page of one group, or the beginning of all three. */
export type FitPage = { input: FitInput; group?: FitGroup; page: number };

export function readFitPage(params: URLSearchParams): FitPage {
	const input = readFit(params);
	const group = fitGroups.find((one) => one === params.get("group"));
	return group && hasAnswers(input) ? { input, group, page: pageNumber(params) } : { input, page: 1 };
}

export function fitQuery({ input, group, page }: FitPage): string {
	const params = fitParams(input);
	if (group) params.set("group", group);
	if (page > 1) params.set("page", String(page));
	const text = params.toString();
	return text && `?${text}`;
}

/** Whether programs can be compared: the level alone only chooses among them. */
export const hasAnswers = ({ wrong: _wrong, type: _type, ...answers }: FitInput): boolean =>
	Object.keys(answers).length > 0;

export const requirementKinds = ["education", "completed", "marks", "language", "tuition"] as const;
export type RequirementKind = (typeof requirementKinds)[number];

/** "unanswered": the program asks, and the person has not said. "unwritten": the program does not say what it asks for. */
export type Verdict = "met" | "missing" | "unanswered" | "unwritten";
type Reason = { kind: RequirementKind; verdict: Verdict };

export const fitGroups = ["met", "missing", "unknown"] as const;
export type FitGroup = (typeof fitGroups)[number];

/** The law's own requirement: without the diploma of the level before, nobody is admitted. Null if the level has none. */
const levelBefore = (type: string): RequiredEducation | null => {
	if (type.includes("Language")) return null;
	if (type.includes("PhD")) return "master_degree";
	if (type.includes("Master")) return "bachelor_degree";
	return type.includes("Bachelor") ? "school_certificate" : null;
};

export const neededEducation = ({ minEducation, type }: RequirementFields): RequiredEducation | null =>
	minEducation ?? levelBefore(type);

/**
 * Compares a program with the answers.
 *
 * @param program with `isAffordable`: whether a year costs at most what the person can pay; null if its tuition is not known.
 * @param year in which the person applies.
 */
export function judge(
	program: RequirementFields & { isAffordable: boolean | null },
	answers: FitAnswers,
	year: number,
): { group: FitGroup; reasons: Reason[] } {
	const found: [RequirementKind, Verdict | null][] = [
		["education", educationVerdict(program, answers)],
		["completed", completedVerdict(program, answers, year)],
		["marks", marksVerdict(program, answers)],
		["language", languageVerdict(program, answers)],
		["tuition", tuitionVerdict(program, answers)],
	];
	const reasons = found.flatMap(([kind, verdict]) => (verdict ? [{ kind, verdict }] : []));
	return { group: groupOf(reasons), reasons };
}

/** Every program asks for these. Marks and years that are not written may not be asked for at all. */
const decisive: readonly RequirementKind[] = ["education", "language", "tuition"];

function groupOf(reasons: readonly Reason[]): FitGroup {
	if (reasons.some(({ verdict }) => verdict === "missing")) return "missing";
	const isOpen = ({ kind, verdict }: Reason) =>
		verdict === "unanswered" || (verdict === "unwritten" && decisive.includes(kind));
	return reasons.some(isOpen) ? "unknown" : "met";
}

/** @param have undefined if the person has not said. */
const compare = (need: number, have: number | undefined): Verdict =>
	have === undefined ? "unanswered" : have >= need ? "met" : "missing";

function educationVerdict(program: RequirementFields, { education }: FitAnswers): Verdict {
	const needed = neededEducation(program);
	if (needed === null) return "unwritten";
	const rank = (one: RequiredEducation) => requiredEducations.indexOf(one);
	return compare(rank(needed), education && rank(education));
}

function completedVerdict({ maxGapYears }: RequirementFields, { completed }: FitAnswers, year: number): Verdict | null {
	if (maxGapYears === null) return completed === undefined ? null : "unwritten";
	return compare(year - maxGapYears, completed);
}

function marksVerdict({ minMarksPercent }: RequirementFields, { marks }: FitAnswers): Verdict | null {
	if (minMarksPercent === null) return marks === undefined ? null : "unwritten";
	return compare(minMarksPercent, marks);
}

/** One of the tests that a program names is enough. */
function languageVerdict({ minTopik, minIelts, minToeflIbt }: RequirementFields, answers: FitAnswers): Verdict {
	if (minTopik === 0) return "met";
	const verdicts = [
		minTopik === null ? null : compare(minTopik, answers.topik),
		minIelts === null ? null : compare(minIelts, answers.ielts),
		minToeflIbt === null ? null : compare(minToeflIbt, answers.toefl),
	];
	return (["met", "missing", "unanswered"] as const).find((one) => verdicts.includes(one)) ?? "unwritten";
}

function tuitionVerdict({ isAffordable }: { isAffordable: boolean | null }, { tuition }: FitAnswers): Verdict | null {
	if (tuition === undefined) return null;
	return isAffordable === null ? "unwritten" : isAffordable ? "met" : "missing";
}
