import {
	applicationStatuses,
	type CloseReason,
	closeReasons,
	type StepOwner,
	stepOwners,
	storedApplicationStatuses,
	type VisaType,
	visaTypes,
} from "../../database/values.ts";

export { applicationStatuses, type CloseReason, closeReasons, type StepOwner, stepOwners, type VisaType, visaTypes };

/** The statuses in stored rows; old ones may be 'approved' (C-03). */
export type StoredStatus = (typeof storedApplicationStatuses)[number];

/** C-02: the filter offers these five first, as in the spec, and then the others. */
export const firstStatuses = ["pending", "contacted", "in_review", "accepted", "rejected"] as const;
export const furtherStatuses = ["documents_requested", "interview_scheduled", "enrolled"] as const;

export const periods = ["today", "week"] as const;
export type Period = (typeof periods)[number];

/** The filter of the applications list. `zone` is the viewer's IANA time zone, for "today" (O-34). */
export type ApplicationFilter = {
	query: string;
	status?: StoredStatus;
	period?: Period;
	/** Only suspect submissions. */
	suspect?: boolean;
	page: number;
	zone: string;
	/** Rows per page, if not ten. */
	size?: number;
};

export const storedStatuses: readonly StoredStatus[] = storedApplicationStatuses;
