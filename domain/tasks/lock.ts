import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, applications } from "../../database/tables.ts";

/**
 * Waits for concurrent changes of an applicant's case, and makes them wait until the transaction ends: whether a task is
 * necessary depends on the others. Call it before anything else of the case is locked, so that nothing deadlocks.
 */
export async function lockCase(transaction: Transaction, applicantId: string): Promise<void> {
	await transaction
		.select({ id: applicants.id })
		.from(applicants)
		.where(eq(applicants.id, applicantId))
		.for("no key update");
}

/** The same for the case that an application belongs to, if there is such an application. */
export async function lockCaseOf(transaction: Transaction, applicationId: string): Promise<void> {
	const { applicantId, id } = applications;
	const [row] = await transaction.select({ applicantId }).from(applications).where(eq(id, applicationId));
	if (row) await lockCase(transaction, row.applicantId);
}
