import type { Caller } from "../../access/caller.ts";
import { requireId } from "../../shared/validation.ts";
import { readTimeline, type TimelineEntry } from "./timeline.ts";

/**
 * Everything that happened in the case of an applicant, or of a contact message, for staff.
 * @throws ProblemError: refused; not-found.
 */
export async function timeline(
	caller: Caller,
	of: { applicantId: string } | { contactSubmissionId: string },
): Promise<TimelineEntry[]> {
	const { database, now } = caller.permit("applicant:read");
	const id = requireId(
		"applicantId" in of ? of.applicantId : of.contactSubmissionId,
		"applicantId" in of ? "applicant" : "contact",
	);
	const found = "applicantId" in of ? { applicantId: id, applicationId: null } : { contactSubmissionId: id };
	return readTimeline(database, found, "staff", { now: now() });
}
