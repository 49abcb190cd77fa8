import type { applicationStatuses, StepOwner, storedApplicationStatuses } from "../../../database/values.ts";

type ApplicationStatus = (typeof applicationStatuses)[number];

/** Whose turn it is at each status until staff say otherwise. */
export const defaultOwners: Record<ApplicationStatus, StepOwner> = {
	pending: "consultancy",
	contacted: "consultancy",
	in_review: "consultancy",
	documents_requested: "applicant",
	interview_scheduled: "applicant",
	accepted: "applicant",
	enrolled: "applicant",
	rejected: "consultancy",
};

type Turn = { status: (typeof storedApplicationStatuses)[number]; nextStepFor: StepOwner | null };

/** Whether we have the next step of an application. Old rows may hold 'approved', which was renamed (C-03). */
export const isOurTurn = ({ status, nextStepFor }: Turn): boolean =>
	(nextStepFor ?? defaultOwners[status === "approved" ? "accepted" : status]) === "consultancy";
