import { and, asc, desc, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
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
 * Answers to contact messages are listed with their text; digests of overdue tasks, reminders of closing dates and what the
 * bot says in a conversation have no submission.
 */
const ownLists = ["contact-reply", "overdue", "reply", "reminder"] as const;
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

/** A page shows at most this many emails, the newest. */
const maxEmails = 200;

/** The emails and Telegram messages to an applicant or a sender that match, with their states, newest first. */
export const readSent = (database: Pick<Database, "select">, which: SQL) =>
	database
		.select({
			id: deliveries.id,
			channel: sql<"email" | "telegram">`${deliveries.channel}`,
			kind: sql<ApplicantEmailKind | "contact-reply">`${deliveries.kind}`,
			state: deliveries.state,
			lastError: deliveries.lastError,
			createdAt: deliveries.createdAt,
			sentAt: deliveries.sentAt,
			/** Null for an email with a link. */
			entryId: deliveries.entryId,
			canResend: sql<boolean>`${deliveries.state} = 'failed' and ${isResendable} and not ${hasEmail}`,
		})
		.from(deliveries)
		.where(and(inArray(deliveries.channel, ["email", "telegram"]), which))
		.orderBy(desc(deliveries.createdAt), desc(deliveries.id))
		.limit(maxEmails);
export type Sent = Awaited<ReturnType<typeof readSent>>[number];

/** What was sent about entries of a case. */
export const readEntryDeliveries = async (database: Pick<Database, "select">, entryIds: string[]): Promise<Sent[]> =>
	entryIds.length === 0 ? [] : readSent(database, inArray(deliveries.entryId, entryIds));

/** A message to a chat that has failed, and went by email instead. */
const hasEmail = sql`(${deliveries.channel} = 'telegram' and exists (select from ${deliveries} as emailed
	where emailed.entry_id = ${deliveries.entryId} and emailed.channel = 'email'))`;

/** About a contact message, an application or an applicant's case: not about an account. */
export const isOfSubmission: SQL = sql`num_nonnulls(${deliveries.contactSubmissionId}, ${deliveries.applicationId}, ${deliveries.entryId}) > 0`;

const isNewestStatus = sql`exists (select from entries as told where told.id = ${deliveries.entryId}
	and not exists (select from entries as later where later.application_id = told.application_id
		and later.kind = 'status_changed' and later.undone_at is null and later.at > told.at))`;

/**
 * Whether staff can send a failed delivery again. News of a status must still be true. The others would say nothing: a
 * link has expired, and the address to which a change of the contact details is told is erased after the last attempt.
 */
export const isResendable: SQL = sql`(${deliveries.channel} <> 'ad' and ${isOfSubmission}
	and ${deliveries.kind} <> 'my-changed' and (${deliveries.kind} <> 'status' or ${isNewestStatus}))`;
