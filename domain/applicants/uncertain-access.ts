import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicantSessions, applicants, familyLinks } from "../../database/tables.ts";
import { isEmailCertain } from "../messaging/certain-email.ts";

/**
 * Closes what was opened by the email address, in the transaction that adds an application which makes the address
 * uncertain: otherwise a stranger who had applied in the applicant's name before would see the new application.
 */
export async function endUncertainAccess(transaction: Transaction, applicantId: string, at: Date): Promise<void> {
	const [uncertain] = await transaction
		.select({ id: applicants.id })
		.from(applicants)
		.where(and(eq(applicants.id, applicantId), sql`not ${isEmailCertain}`));
	if (!uncertain) return;
	await transaction
		.delete(applicantSessions)
		.where(and(eq(applicantSessions.applicantId, applicantId), eq(applicantSessions.level, "proven")));
	await transaction
		.update(familyLinks)
		.set({ revokedAt: at })
		.where(and(eq(familyLinks.applicantId, applicantId), isNull(familyLinks.revokedAt)));
}
