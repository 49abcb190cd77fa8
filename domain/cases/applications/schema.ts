import { storedApplicationStatuses } from "../../../database/values.ts";

export {
	applicationStatuses,
	type CloseReason,
	closeReasons,
	type StepOwner,
	stepOwners,
	type VisaType,
	visaTypes,
} from "../../../database/values.ts";

/** The statuses in stored rows; old ones may be 'approved' (C-03). */
export type StoredStatus = (typeof storedApplicationStatuses)[number];

/** C-02: the filter offers these five first, as in the spec, and then the others. */
export const firstStatuses = ["pending", "contacted", "in_review", "accepted", "rejected"] as const;
export const furtherStatuses = ["documents_requested", "interview_scheduled", "enrolled"] as const;

export const periods = ["today", "week"] as const;

/** What the list can be sorted by. "-" in front: descending. */
export const applicationSorts = ["submitted", "name", "status", "age", "city", "due"] as const;
export type ApplicationSort = (typeof applicationSorts)[number];

/** Papers that wait for us were sent; those that wait for them were asked for or sent back; of late ones of these the day has passed. */
export const papersTurns = ["us", "them", "late"] as const;
export type PapersTurn = (typeof papersTurns)[number];

export const storedStatuses: readonly StoredStatus[] = storedApplicationStatuses;
