import type { Permission } from "../../access/permissions.ts";
import { localizedNames } from "../../records/field-types.ts";
import { choiceFilter, filterParams, readFilters } from "../../records/filters.ts";
import type { Description } from "../../records/rules.ts";
import { type Language, languages } from "../../shared/language.ts";
import { pageNumber, pageParam, queryString } from "../../shared/paging.ts";
import { descriptions, type RevisedNoun } from "../revisions/rules.ts";

export type TranslatedNoun = RevisedNoun | "image";

const ofNouns = Object.entries<Description>(descriptions)
	.filter(([, { fields, isInternal }]) => !isInternal && localizedNames(fields).length > 0)
	.map(([noun, { permission }]) => [noun, permission]);
/** The permission to edit each noun with localized texts, in the order of the list. */
export const translatedNouns = Object.fromEntries([...ofNouns, ["image", "image:write"]]) as Record<
	TranslatedNoun,
	Permission
>;

/** Whether records of a noun have localized texts. */
export const isTranslated = (noun: RevisedNoun): boolean => Object.hasOwn(translatedNouns, noun);

/** A missing text, or one that is older than its English text. */
export const gapStates = ["missing", "older"] as const;
export type GapState = (typeof gapStates)[number];

export const gapsPerPage = 50;

const gapFilters = {
	/** Defaults to the first language that has gaps. */
	language: choiceFilter("language", languages),
	noun: choiceFilter("kind", Object.keys(translatedNouns) as TranslatedNoun[]),
	state: choiceFilter("state", gapStates),
};
export type GapFilter = { language?: Language; noun?: TranslatedNoun; state?: GapState; page: number };

/** The number of gaps of a kind. */
export type GapCount = { noun: TranslatedNoun; language: Language; state: GapState; count: number };

export const gapFilter = (params: URLSearchParams): GapFilter => ({
	...readFilters(gapFilters, params),
	page: pageNumber(params),
});

export const gapQuery = ({ page, ...filter }: GapFilter): string =>
	queryString({ ...filterParams(gapFilters, filter), page: pageParam(page) });
