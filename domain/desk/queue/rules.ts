import type { Language } from "../../shared/language.ts";
import { pageNumber } from "../../shared/paging.ts";
import { dayOf, homeZone } from "../../shared/time-zone.ts";
import { cleanQuery } from "../../shared/validation.ts";
import {
	type CaseOffice,
	caseOffices,
	languages,
	type PapersTurn,
	papersTurns,
	type StoredStatus,
	storedApplicationStatuses,
	type TaskKind,
	taskKinds,
	type VisaType,
	visaTypes,
} from "./schema.ts";

/** The parts of the queue, by when the promise falls due. */
export const queueSections = ["overdue", "today", "soon", "later"] as const;
export type QueueSection = (typeof queueSections)[number];

/** Whose tasks: the reader's own, or those without an assignee. */
export const queueOwners = ["mine", "nobody"] as const;
export type QueueOwner = (typeof queueOwners)[number];

/** The filter of queue and board. Without `isSuspect`, suspect submissions are left out. */
export type QueueFilter = {
	/** Words of the name or email address, digits of the phone number, or the reference. */
	query?: string;
	owner?: QueueOwner;
	section?: QueueSection;
	office?: CaseOffice;
	kind?: TaskKind;
	status?: StoredStatus;
	language?: Language;
	visaType?: VisaType;
	/** For whom a paper of the application waits. */
	papers?: PapersTurn;
	isSuspect?: true;
	page: number;
};

/** Up to this number, overdue tasks are counted for the menu. */
export const maxCounted = 100;

const oneOf = <Value extends string>(values: readonly Value[], typed: string | null): Value | undefined =>
	values.find((value) => value === typed);

/** Parses the filter of a URL; unknown values are ignored. */
export function queueFilter(params: URLSearchParams): QueueFilter {
	const filter = {
		query: cleanQuery(params.get("q")) || undefined,
		owner: oneOf(queueOwners, params.get("who")),
		section: oneOf(queueSections, params.get("due")),
		office: oneOf(caseOffices, params.get("office")),
		kind: oneOf(taskKinds, params.get("kind")),
		status: oneOf(storedApplicationStatuses, params.get("status")),
		language: oneOf(languages, params.get("language")),
		visaType: oneOf(visaTypes, params.get("visa")),
		papers: oneOf(papersTurns, params.get("papers")),
		isSuspect: params.get("suspect") === "yes" || undefined,
	};
	const chosen = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));
	return { ...(chosen as Omit<QueueFilter, "page">), page: pageNumber(params) };
}

/** The query of a filter in a fixed order, without the page and without "?": what a saved view keeps. */
export function queueQuery(filter: Omit<QueueFilter, "page">): string {
	const { query, owner, section, office, kind, status, language, visaType, papers, isSuspect } = filter;
	const params = new URLSearchParams();
	const values = { q: query, who: owner, due: section, office, kind, status, language, visa: visaType, papers };
	for (const [name, value] of Object.entries(values)) if (value) params.set(name, value);
	if (isSuspect) params.set("suspect", "yes");
	return params.toString();
}

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
