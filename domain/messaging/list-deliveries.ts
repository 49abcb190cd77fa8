import { and, asc, eq, notInArray, sql } from "drizzle-orm";
import type { Database } from "../../database/connect.ts";
import { deliveries } from "../../database/tables.ts";
import {
	type AccountEmailKind,
	type ApplicantEmailKind,
	accountEmails,
	applicantEmails,
	type ConversionKind,
	conversionKinds,
	type DeliveryKind,
} from "../../database/values.ts";

/**
 * Answers to contact messages are listed with their text; digests of overdue tasks and what the bot says in a conversation
 * have no submission.
 */
const ownLists = ["contact-reply", "overdue", "reply"] as const;
/** All kinds of messages but those about accounts, those about an applicant's case, and those to the ad network. */
export type SubmissionMessage = Exclude<
	DeliveryKind,
	AccountEmailKind | ApplicantEmailKind | ConversionKind | (typeof ownLists)[number]
>;
const otherKinds = [...accountEmails, ...applicantEmails, ...conversionKinds, ...ownLists];
type Submission = { applicationId: string } | { contactSubmissionId: string };

/** The messages to staff and to the applicant about a submission, with their states. */
export async function listDeliveries(database: Pick<Database, "select">, submission: Submission) {
	const isAbout =
		"applicationId" in submission
			? eq(deliveries.applicationId, submission.applicationId)
			: eq(deliveries.contactSubmissionId, submission.contactSubmissionId);
	return database
		.select({
			id: deliveries.id,
			kind: sql<SubmissionMessage>`${deliveries.kind}`,
			state: deliveries.state,
			attempts: deliveries.attempts,
			lastError: deliveries.lastError,
			sentAt: deliveries.sentAt,
		})
		.from(deliveries)
		.where(and(isAbout, notInArray(deliveries.kind, otherKinds)))
		.orderBy(asc(deliveries.kind));
}
