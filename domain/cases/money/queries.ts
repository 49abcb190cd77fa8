import { asc, eq } from "drizzle-orm";
import { applicants, applications, serviceFees } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { notFound } from "../../shared/errors.ts";
import { requireId } from "../../shared/validation.ts";
import { withAgreements } from "./read.ts";

/**
 * The money of an applicant's case by application, for staff, with the rows of the table of our fees from which an
 * agreement can be filled in.
 * @throws ProblemError: refused; not-found.
 */
export async function getCaseMoney(caller: Caller, applicantId: string) {
	const { database } = caller.permit("payment:read");
	const known = requireId(applicantId, "applicant");
	const isIt = eq(applicants.id, known);
	const [[person], rows, fees] = await Promise.all([
		database.select({ fullName: applicants.fullName, language: applicants.language }).from(applicants).where(isIt),
		database
			.select({ id: applications.id, reference: applications.reference, money: applications.money })
			.from(applications)
			.where(eq(applications.applicantId, known))
			.orderBy(asc(applications.submittedAt), asc(applications.id)),
		database.select().from(serviceFees).orderBy(asc(serviceFees.orderIndex), asc(serviceFees.id)),
	]);
	if (!person) throw notFound("applicant");
	return { ...person, fees, applications: await withAgreements(database, rows) };
}
export type CaseMoneyPage = Awaited<ReturnType<typeof getCaseMoney>>;
