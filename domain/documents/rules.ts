import {
	type DocumentCode,
	type DocumentNeed,
	type DocumentStage,
	type DocumentState,
	documentCodes,
	documentStages,
	type Payer,
	payers,
	sensitiveDocuments,
	type VisaType,
	visaTypes,
} from "../../database/values.ts";
import { queryString } from "../shared/paging.ts";
import { cleanQuery } from "../shared/validation.ts";
import type { DocumentRule } from "./schema.ts";

export {
	type DocumentNeed,
	type documentForms,
	type documentTranslations,
	type legalizations,
	type ReturnReason,
	returnReasons,
} from "../../database/values.ts";
export { earliestIssue } from "../cases/entries/document-rules.ts";
export { type DocumentCode, type DocumentStage, documentCodes, documentStages, type Payer, payers, visaTypes };

/** What decides which papers a student needs. */
export type DocumentCase = {
	visa: VisaType;
	/** ISO 3166-1 alpha-2; null if unknown or another one. */
	nationality: string | null;
	payer: Payer;
	/** The id; null if it is not known yet. */
	university: string | null;
	/** The day in Korea, as an ISO date. */
	on: string;
};

/** The countries that the page of papers offers; rules may name others. */
export const documentCountries = ["UZ", "KZ", "KG", "TJ", "TM", "RU", "MN"] as const;
type DocumentCountry = (typeof documentCountries)[number] | "other";

/**
 * The papers of a student, in the order of stages and papers. Of the rules for a paper at a stage, the most specific counts:
 * one for the university, then one for the nationality, then one for the visa, then one for who pays.
 */
export function documentsFor(rules: readonly DocumentRule[], given: DocumentCase): DocumentRule[] {
	const best = new Map<string, DocumentRule>();
	for (const rule of rules) {
		if (!applies(rule, given)) continue;
		const key = `${rule.stage} ${rule.document}`;
		const other = best.get(key);
		if (!other || isAbove(rule, other)) best.set(key, rule);
	}
	const needs: DocumentNeed[] = ["required", "conditional", "recommended"];
	return [...best.values()]
		.filter(({ need }) => needs.includes(need))
		.toSorted((one, other) => placeOf(one.stage, one.document) - placeOf(other.stage, other.document));
}

/** The place of a paper in a list: by stage, then by paper. */
export const placeOf = (stage: DocumentStage, code: DocumentCode): number =>
	documentStages.indexOf(stage) * documentCodes.length + documentCodes.indexOf(code);

const applies = (rule: DocumentRule, { visa, nationality, payer, university, on }: DocumentCase) =>
	(rule.visaTypes.length === 0 || rule.visaTypes.includes(visa)) &&
	(rule.nationality === null || rule.nationality === nationality) &&
	(rule.payer === null || rule.payer === payer) &&
	(rule.universityId === null || rule.universityId === university) &&
	(rule.validFrom === null || rule.validFrom <= on) &&
	(rule.validTo === null || on <= rule.validTo);

/** How specific a rule is: the first condition outweighs all others. */
const weightOf = ({ universityId, nationality, visaTypes, payer }: DocumentRule) =>
	[universityId !== null, nationality !== null, visaTypes.length > 0, payer !== null].reduce(
		(weight, isSet) => weight * 2 + Number(isSet),
		0,
	);

const isAbove = (one: DocumentRule, other: DocumentRule) => weightOf(one) > weightOf(other);

type Conditions = Omit<DocumentRule, "id" | "version">;

/** Whether there is a student to whom both rules apply, and neither is more specific. */
export function isTie(one: Conditions, other: Conditions): boolean {
	const areSame = (["document", "stage", "universityId", "nationality", "payer"] as const).every(
		(name) => one[name] === other[name],
	);
	const visas = one.visaTypes.length > 0 || other.visaTypes.length > 0;
	const shareVisa = visas ? one.visaTypes.some((visa) => other.visaTypes.includes(visa)) : true;
	const begins = (rule: Conditions) => rule.validFrom ?? "";
	const ends = (rule: Conditions) => rule.validTo ?? "9999";
	return areSame && shareVisa && begins(one) <= ends(other) && begins(other) <= ends(one);
}

/** What a visitor tells the page of papers, as its query. */
export type DocumentsInput = { visa: VisaType; country: DocumentCountry; payer: Payer };

/** Parses a query. What is no value is the usual one: a bachelor's program, Uzbekistan, the parents. */
export function readDocuments(params: URLSearchParams): DocumentsInput {
	const read = <T extends string>(name: string, known: readonly T[]) => {
		const typed = cleanQuery(params.get(name)).toLowerCase();
		return known.find((value) => value.toLowerCase() === typed);
	};
	return {
		visa: read("visa", visaTypes) ?? "D-2-2",
		country: read("country", [...documentCountries, "other"]) ?? "UZ",
		payer: read("payer", payers) ?? "parents",
	};
}

/** The query of an input in a fixed order and without defaults, so that the same answers have one URL. */
export const documentsQuery = (input: DocumentsInput): string => queryString(documentsParams(input));

export const documentsParams = ({ visa, country, payer }: DocumentsInput) => ({
	visa: visa === "D-2-2" ? undefined : visa,
	country: country === "UZ" ? undefined : country,
	payer: payer === "parents" ? undefined : payer,
});

/** Whether the people who are responsible for passports and health data must be named before such a paper is sent. */
export const isSensitive = (code: DocumentCode): boolean => sensitiveDocuments.includes(code);

type Stored = { state: DocumentState; expiresOn: string | null };

/** The state as people read it: an accepted paper that is too old by now has expired. */
export const shownState = ({ state, expiresOn }: Stored, today: string): ShownState =>
	state === "accepted" && expiresOn !== null && expiresOn < today ? "expired" : state;
export type ShownState = DocumentState | "expired";

/** Whether the applicant is in turn. */
export const isOpenState = (state: ShownState): boolean => ["needed", "returned", "expired"].includes(state);
