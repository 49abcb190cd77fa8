import { type SQL, sql } from "drizzle-orm";
import { deliveries } from "../../database/tables.ts";

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
