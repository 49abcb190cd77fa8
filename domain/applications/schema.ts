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
import type { StoredStatus } from "../status/schema.ts";

export type { StoredStatus };
export { applicationStatuses, type CloseReason, closeReasons, type StepOwner, stepOwners, type VisaType, visaTypes };

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
