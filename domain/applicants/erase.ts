import { inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, tasks } from "../../database/tables.ts";

/**
 * Deletes those of the applicants who have no application any more, with everything that belongs to them. Call it after
 * applications were deleted, in a transaction that has locked the applicants for "update": an application that is being
 * submitted locks its applicant too.
 */
export async function eraseWithoutApplication(transaction: Transaction, applicantIds: string[]): Promise<void> {
	const isWithout = sql`${inArray(applicants.id, applicantIds)}
		and not exists (select from applications where applications.applicant_id = applicants.id)`;
	// Their contact messages stay, and so do the answers that are owed.
	await transaction
		.update(tasks)
		.set({ applicantId: null })
		.where(
			sql`${tasks.contactSubmissionId} is not null
				and ${tasks.applicantId} in (select ${applicants.id} from ${applicants} where ${isWithout})`,
		);
	await transaction.execute(sql`delete from ${applicants} where ${isWithout}`);
}
