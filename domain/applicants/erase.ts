import { inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants } from "../../database/tables.ts";

/**
 * Deletes those of the applicants who have no application any more, with everything that belongs to them. Call it after
 * applications were deleted, in a transaction that has locked the applicants for "update": an application that is being
 * submitted locks its applicant too.
 */
export async function eraseWithoutApplication(transaction: Transaction, applicantIds: string[]): Promise<void> {
	await transaction.execute(sql`delete from ${applicants} where ${inArray(applicants.id, applicantIds)}
		and not exists (select from applications where applications.applicant_id = applicants.id)`);
}
