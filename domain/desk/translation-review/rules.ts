import type { Permission } from "../../access/permissions.ts";
import { localizedNames } from "../../records/field-types.ts";
import type { Description } from "../../records/rules.ts";
import { asLanguage, type Language } from "../../shared/language.ts";
import { pageNumber } from "../../shared/paging.ts";
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

/** Defaults to the first language that has gaps. */
export type GapFilter = { language?: Language; noun?: TranslatedNoun; state?: GapState; page: number };

/** The number of gaps of a kind. */
export type GapCount = { noun: TranslatedNoun; language: Language; state: GapState; count: number };

export function gapFilter(params: URLSearchParams): GapFilter {
	const language = asLanguage(params.get("language"));
	const noun = params.get("kind");
	const state = gapStates.find((known) => known === params.get("state"));
	return {
		...(language && { language }),
		...(noun !== null && Object.hasOwn(translatedNouns, noun) && { noun: noun as TranslatedNoun }),
		...(state && { state }),
		page: pageNumber(params),
	};
}

export function gapQuery({ language, noun, state, page }: GapFilter): string {
	const params = new URLSearchParams();
	if (language) params.set("language", language);
	if (noun) params.set("kind", noun);
	if (state) params.set("state", state);
	if (page > 1) params.set("page", String(page));
	const text = params.toString();
	return text && `?${text}`;
}
