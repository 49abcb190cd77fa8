import { eq } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants } from "../../database/tables.ts";
import type { CaseOffice, Language } from "../../database/values.ts";

type NewWork = { applicantId: string | null; office: CaseOffice; language: Language; at: Date; isSuspect: boolean };

/** Who gets a new task: whoever has the applicant's case. */
export async function chooseAssignee(
	transaction: Transaction,
	{ applicantId }: NewWork,
): Promise<{ assigneeId: string | null }> {
	const [applicant] = applicantId
		? await transaction
				.select({ assigneeId: applicants.assigneeId })
				.from(applicants)
				.where(eq(applicants.id, applicantId))
		: [];
	return { assigneeId: applicant?.assigneeId ?? null };
}
