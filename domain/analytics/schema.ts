import { type Language, languages } from "../../database/values.ts";

/** What is counted. A new event is a line here; its page of figures finds it by its name. */
export const events = [
	/** Looks at detail pages; the subject is the record's id. */
	"view:university",
	"view:program",
	"view:post",
	/** Searches of a list that found nothing; the subject is the words. */
	"search:universities",
	"search:programs",
	"search:posts",
	/** Forms that somebody began to fill in, and forms that were stored; without a subject. */
	"start:contact",
	"start:apply",
	"sent:contact",
	"sent:apply",
] as const;
export type Event = (typeof events)[number];

export const viewedNouns = ["university", "program", "post"] as const;
export type ViewedNoun = (typeof viewedNouns)[number];
export const searchedLists = ["universities", "programs", "posts"] as const;
export type SearchedList = (typeof searchedLists)[number];
export const countedForms = ["contact", "apply"] as const;
export type CountedForm = (typeof countedForms)[number];

/** How often something happened; nobody is in it. */
export type Counted = {
	event: Event;
	/** Of a view what its address says: an id, of a post the slug. */
	subject: string;
	language: Language;
	/** Where the visit came from (`asSource`). */
	source: string;
	count: number;
};

/** A visit that came by a typed address, a bookmark or a message; and what came after the day had its fill of names. */
export const direct = "direct";
export const others = "other";
/** Who asked not to be counted, came without script or opened a page of ours in a tab of its own: not known. */
export const unknownSource = "";

export const longestSource = 40;
export const longestSearch = 80;
/** Nobody fills the table with invented names: what comes past these counts on, but as "other". */
export const mostSources = 200;
export const mostRows = 20_000;

/** Days are kept for so long; longer than two years, so that a season can be compared with the one before. */
export const monthsKept = 25;

export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

/** What staff ask of the figures. */
export type AnalyticsFilter = { days: Period; language?: Language; source?: string };

export const analyticsLanguages: readonly Language[] = languages;
/** In the address, for the source that is not known. */
export const unknownInAddress = "-";

/** How many are listed of each. */
export const mostListed = 20;
export const mostSearches = 50;
export const mostSourcesListed = 50;
