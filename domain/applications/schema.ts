import { applicationStatuses, storedApplicationStatuses } from "../../database/values.ts";

export { applicationStatuses };

/** As it may stand in a row: an old one may say 'approved' (C-03). */
export type StoredStatus = (typeof storedApplicationStatuses)[number];

/** C-02: the filter offers five first, as the spec lists them, and then the others apart. */
export const firstStatuses = ["pending", "contacted", "in_review", "accepted", "rejected"] as const;
export const furtherStatuses = ["documents_requested", "interview_scheduled", "enrolled"] as const;

export const periods = ["today", "week"] as const;
export type Period = (typeof periods)[number];

/** What staff can ask of the applications. `zone` is the viewer's IANA time zone, for "today" (O-34). */
export type ApplicationFilter = {
	query: string;
	status?: StoredStatus;
	period?: Period;
	/** Only what came in a flood. */
	suspect?: boolean;
	page: number;
	zone: string;
	/** Rows on a page, where they are not ten. */
	size?: number;
};

export const storedStatuses: readonly StoredStatus[] = storedApplicationStatuses;

/** Under this name the log keeps a change of status, with { from, to }. */
export const statusChange = "application:change-status";
