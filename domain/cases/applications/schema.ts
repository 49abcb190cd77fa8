import {
	applicationStatuses,
	type CaseOffice,
	type CertificateType,
	type CloseReason,
	certificateTypes,
	closeReasons,
	type Language,
	type StepOwner,
	stepOwners,
	storedApplicationStatuses,
	type VisaType,
	visaTypes,
} from "../../../database/values.ts";

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

/** The values of the filter by assignee besides an account's id. */
export const assigneeWords = ["me", "nobody"] as const;

/** The filter of the applications list. `zone` is the viewer's IANA time zone, for "today" (O-34). */
export type ApplicationFilter = {
	/** Words of the name, the phone number, the reference or the email address. */
	query: string;
	status?: StoredStatus;
	/** An account's id, "me", or "nobody". */
	assignee?: string;
	office?: CaseOffice;
	period?: Period;
	/** ISO dates of the offices' calendar, both inclusive. */
	from?: string;
	to?: string;
	/** Words of the university's name, of the program's title, and of the city. */
	university?: string;
	program?: string;
	city?: string;
	certificate?: CertificateType;
	/** In years, both inclusive. */
	ageFrom?: number;
	ageTo?: number;
	/** The language of the form. */
	language?: Language;
	hasEmail?: boolean;
	/** Whose turn it is with the papers, and whether they are late. */
	papers?: PapersTurn;
	/** Only suspect submissions, or all others. */
	suspect?: boolean;
	/** Newest first, if not given. */
	sort?: ApplicationSort;
	isDescending?: boolean;
	page: number;
	zone: string;
	/** Rows per page, if not ten. */
	size?: number;
};

export const storedStatuses: readonly StoredStatus[] = storedApplicationStatuses;
