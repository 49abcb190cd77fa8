import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, tasks } from "../../../database/tables.ts";
import type { CaseOffice } from "../../../database/values.ts";

/** Gives a case to an office, with its open tasks. */
export async function setOffice(transaction: Transaction, applicantId: string, office: CaseOffice): Promise<void> {
	await transaction.update(applicants).set({ office }).where(eq(applicants.id, applicantId));
	await transaction
		.update(tasks)
		.set({ office })
		.where(and(eq(tasks.applicantId, applicantId), isNull(tasks.doneAt)));
}
