import {
	applicationStatuses,
	type CloseReason,
	caseOffices,
	certificateTypes,
	closeReasons,
	languages,
	type StepOwner,
	stepOwners,
	storedApplicationStatuses,
	type VisaType,
	visaTypes,
} from "../../../database/values.ts";
import {
	assigneeFilter,
	choiceFilter,
	dayFilter,
	type FilterValues,
	numberFilter,
	wordsFilter,
	yesNoFilter,
} from "../../records/filters.ts";

/** The statuses in stored rows; old ones may be 'approved' (C-03). */
export type StoredStatus = (typeof storedApplicationStatuses)[number];
export {
	applicationStatuses,
	type CloseReason,
	certificateTypes,
	closeReasons,
	type StepOwner,
	stepOwners,
	type VisaType,
	visaTypes,
};

/** C-02: the filter offers these five first, as in the spec, and then the others. */
export const firstStatuses = ["pending", "contacted", "in_review", "accepted", "rejected"] as const;
export const furtherStatuses = ["documents_requested", "interview_scheduled", "enrolled"] as const;

export const periods = ["today", "week"] as const;
export type Period = (typeof periods)[number];

/** What the list can be sorted by. "-" in front: descending. */
export const applicationSorts = ["submitted", "name", "status", "age", "city", "due"] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** Papers that wait for us were sent; those that wait for them were asked for or sent back; of late ones of these the day has passed. */
export const papersTurns = ["us", "them", "late"] as const;
export type PapersTurn = (typeof papersTurns)[number];

export const storedStatuses: readonly StoredStatus[] = storedApplicationStatuses;

/** The filters of the applications list, in the order of their parameters; docs/operations.md describes them. */
export const applicationFilters = {
	status: choiceFilter("status", storedStatuses),
	assignee: assigneeFilter("assignee"),
	office: choiceFilter("office", caseOffices),
	period: choiceFilter("date", periods),
	/** Both inclusive. */
	from: dayFilter("from"),
	to: dayFilter("to"),
	university: wordsFilter("university"),
	program: wordsFilter("program"),
	city: wordsFilter("city"),
	certificate: choiceFilter("certificate", certificateTypes),
	/** In years, both inclusive. */
	ageFrom: numberFilter("age_from"),
	ageTo: numberFilter("age_to"),
	/** The language of the form. */
	language: choiceFilter("language", languages),
	hasEmail: yesNoFilter("email"),
	/** Whose turn it is with the papers. */
	papers: choiceFilter("papers", papersTurns),
	/** Only suspect submissions, or all others. */
	suspect: yesNoFilter("suspect"),
};

/** The filter of the applications list. `zone` is the viewer's IANA time zone, for "today" (O-34). */
export type ApplicationFilter = FilterValues<typeof applicationFilters> & {
	/** Words of the name, the phone number, the reference or the email address. */
	query: string;
	/** Newest first, if not given. */
	sort?: ApplicationSort;
	isDescending?: boolean;
	page: number;
	zone: string;
	/** Rows per page, if not ten. */
	size?: number;
};
