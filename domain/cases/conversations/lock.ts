import { eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { contactSubmissions } from "../../../database/tables.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { notFound } from "../../shared/errors.ts";
import { requireId } from "../../shared/validation.ts";

/** Waits for concurrent changes of an applicant's case. @returns the id. @throws ProblemError: not-found. */
export async function lockApplicant(transaction: Transaction, applicantId: string): Promise<string> {
	const [id] = await lockApplicants(transaction, [requireId(applicantId, "applicant")], "no key update");
	if (!id) throw notFound("applicant");
	return id;
}

/** Waits for concurrent changes of a contact message. @throws ProblemError: not-found. */
export async function lockContact(transaction: Transaction, contactId: string) {
	const isIt = eq(contactSubmissions.id, requireId(contactId, "contact"));
	const [row] = await transaction.select().from(contactSubmissions).where(isIt).for("no key update");
	if (!row) throw notFound("contact");
	return row;
}
