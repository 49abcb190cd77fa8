import { choiceFilter, type FilterValues, filterParams, readFilters } from "../../records/filters.ts";
import { pageNumber, queryString } from "../../shared/paging.ts";
import { dayOf, homeZone } from "../../shared/time-zone.ts";
import { cleanQuery } from "../../shared/validation.ts";
import { caseOffices, languages, papersTurns, storedApplicationStatuses, taskKinds, visaTypes } from "./schema.ts";

/** The parts of the queue, by when the promise falls due. */
export const queueSections = ["overdue", "today", "soon", "later"] as const;
export type QueueSection = (typeof queueSections)[number];

/** Whose tasks: the reader's own, or those without an assignee. */
export const queueOwners = ["mine", "nobody"] as const;
export type QueueOwner = (typeof queueOwners)[number];

/** The filters of queue and board, in the order of their parameters. */
export const queueFilters = {
	owner: choiceFilter("who", queueOwners),
	section: choiceFilter("due", queueSections),
	office: choiceFilter("office", caseOffices),
	kind: choiceFilter("kind", taskKinds),
	status: choiceFilter("status", storedApplicationStatuses),
	language: choiceFilter("language", languages),
	visaType: choiceFilter("visa", visaTypes),
	/** For whom a paper of the application waits. */
	papers: choiceFilter("papers", papersTurns),
	/** Without it, suspect submissions are left out. */
	suspect: choiceFilter("suspect", ["yes"]),
};

/** The filter of queue and board. */
export type QueueFilter = FilterValues<typeof queueFilters> & {
	/** Words of the name or email address, digits of the phone number, or the reference. */
	query?: string;
	page: number;
};

/** Up to this number, overdue tasks are counted for the menu. */
export const maxCounted = 100;

/** Parses the filter of a URL; unknown values are ignored. */
export const queueFilter = (params: URLSearchParams): QueueFilter => ({
	query: cleanQuery(params.get("q")),
	...readFilters(queueFilters, params),
	page: pageNumber(params),
});

/** The query of a filter in a fixed order, without the page and without "?": what a saved view keeps. */
export const queueQuery = ({ query, ...filter }: Omit<QueueFilter, "page">): string =>
	queryString({ q: query, ...filterParams(queueFilters, filter) }).slice(1);

const day = 24 * 60 * 60 * 1_000;

/**
 * The moments between the sections. Days are those of the office in Tashkent, which has no daylight saving time.
 * @returns for each section the first moment that belongs to it, and the first that no longer does; null: unbounded
 */
export function sectionBounds(now: Date): Record<QueueSection, { from: Date | null; to: Date | null }> {
	const tomorrow = dayOf(now, homeZone).to;
	const later = new Date(tomorrow.getTime() + 2 * day);
	return {
		overdue: { from: null, to: now },
		today: { from: now, to: tomorrow },
		soon: { from: tomorrow, to: later },
		later: { from: later, to: null },
	};
}
