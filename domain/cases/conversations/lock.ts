import { eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants } from "../../../database/tables.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { notFound } from "../../shared/errors.ts";
import { asId } from "../../shared/validation.ts";

/** Waits for concurrent changes of the applicant. */
export async function lockApplicant(transaction: Transaction, applicantId: string) {
	const known = asId(applicantId);
	if (known) await lockApplicants(transaction, [known], "no key update");
	const [applicant] = known
		? await transaction.select({ id: applicants.id }).from(applicants).where(eq(applicants.id, known)).for("key share")
		: [];
	if (!applicant) throw notFound("applicant");
	return applicant;
}
