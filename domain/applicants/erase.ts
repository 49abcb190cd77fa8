import { asc, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicantSessions, applicants } from "../../database/tables.ts";

/**
 * Waits for what the applicants' open pages are writing. Call it before applications are deleted: a page locks its session
 * first and its application later, so the other order would deadlock.
 */
export async function lockSessionsOf(transaction: Transaction, applicantIds: string[]): Promise<void> {
	await transaction
		.select({ id: applicantSessions.id })
		.from(applicantSessions)
		.where(inArray(applicantSessions.applicantId, applicantIds))
		.orderBy(asc(applicantSessions.id))
		.for("update");
}

/**
 * Deletes those of the applicants who have no application any more, with everything that belongs to them. Call it after
 * applications were deleted, in the same transaction.
 */
export async function eraseWithoutApplication(transaction: Transaction, applicantIds: string[]): Promise<void> {
	// An application that is being submitted locks its applicant: wait for it, and then look again.
	await transaction
		.select({ id: applicants.id })
		.from(applicants)
		.where(inArray(applicants.id, applicantIds))
		.orderBy(asc(applicants.id))
		.for("update");
	await transaction.execute(sql`delete from ${applicants} where ${inArray(applicants.id, applicantIds)}
		and not exists (select from applications where applications.applicant_id = applicants.id)`);
}
