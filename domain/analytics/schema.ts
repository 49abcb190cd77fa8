import { type Language, languages } from "../../database/values.ts";

/** The counted events. Add a line for a new event; the analytics page finds it by its name. */
export const events = [
	/** Views of detail pages; the subject is the record's id. */
	"view:university",
	"view:program",
	"view:post",
	/** Views of the pages about one's own application (/my, /family); without a subject, and not part of the funnel. */
	"open:my",
	/** Searches without results; the subject is the search text. */
	"search:universities",
	"search:programs",
	"search:posts",
	/** Forms that visitors started and forms that were stored; without a subject. */
	"start:contact",
	"start:apply",
	"sent:contact",
	"sent:apply",
	/** Checks on /is-it-us; without a subject. */
	"check:ours",
	"check:not-ours",
] as const;
export type Event = (typeof events)[number];

export const viewedNouns = ["university", "program", "post"] as const;
export type ViewedNoun = (typeof viewedNouns)[number];
export const searchedLists = ["universities", "programs", "posts"] as const;
export type SearchedList = (typeof searchedLists)[number];
export const countedForms = ["contact", "apply"] as const;
export type CountedForm = (typeof countedForms)[number];

/** One event, counted without its visitor. */
export type Counted = {
	event: Event;
	/** For a view, the id or slug in the URL. */
	subject: string;
	language: Language;
	/** The source of the visit (`normalizeSource`). */
	source: string;
};

/** `direct`: a typed URL, a bookmark or a message. `others`: values beyond the day's maximum, or that could name a person. */
export const direct = "direct";
export const others = "other";
/** Unknown: the visitor opted out, has no script, or opened one of our pages in a new tab. */
export const unknownSource = "";

export const maxSourceLength = 40;
export const maxSearchLength = 80;
/** Distinct counts of one day, so that junk values cannot fill the table; what exceeds them counts as "other". */
export const maxDailyRows = 20_000;

/** Retention in months; longer than two years, so that a season can be compared with the previous one. */
export const retentionMonths = 25;

export const periods = [7, 30, 90, 365] as const;
export type Period = (typeof periods)[number];

/** The filter of the analytics page. */
export type AnalyticsFilter = { days: Period; language?: Language; source?: string };

export const analyticsLanguages: readonly Language[] = languages;
/** The URL's value for the unknown source. */
export const unknownInAddress = "-";

/** Maximum number of rows in each list. */
export const maxListed = 20;
export const maxSearches = 50;
export const maxSourcesListed = 50;
