import { and, asc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { applicants, applications, documentFiles, documents, serviceFees } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { notFound } from "../../shared/errors.ts";
import { asId } from "../../shared/validation.ts";
import { readMoneyEntries } from "../entries/money.ts";
import { foldMoney } from "./rules.ts";

/**
 * The money of an applicant's case by application, for staff, with the rows of the table of our fees from which an
 * agreement can be filled in.
 * @throws ProblemError: refused; not-found.
 */
export async function getCaseMoney(caller: Caller, applicantId: string) {
	const { database } = caller.permit("payment:read");
	const known = asId(applicantId);
	if (!known) throw notFound("applicant");
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

/** Applications with what was agreed and paid. A receipt is left out once its file was deleted. */
export async function withAgreements<Row extends { id: string }>(database: Pick<Database, "select">, rows: Row[]) {
	const ids = rows.map(({ id }) => id);
	const isReceipt = and(inArray(documents.applicationId, ids), eq(documents.code, "payment_receipt"));
	const [all, files] = await Promise.all([
		readMoneyEntries(database, ids),
		database
			.select({ id: documentFiles.id })
			.from(documentFiles)
			.innerJoin(documents, eq(documents.id, documentFiles.documentId))
			.where(isReceipt),
	]);
	const isThere = (receipt: string) => files.some(({ id }) => id === receipt);
	return rows.map((row) => {
		const agreements = foldMoney(all.filter(({ applicationId }) => applicationId === row.id));
		for (const payment of agreements.flatMap((one) => one.payments))
			payment.receipts = payment.receipts.filter(isThere);
		return { ...row, agreements };
	});
}
