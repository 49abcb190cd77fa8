import { asc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { applicants, applications } from "../../database/tables.ts";

/**
 * "key share": the applicant is not deleted meanwhile. "no key update": nobody else writes in the applicant's
 * own name, changes the contacts or the tasks of the case. "update": the applicant may be deleted.
 */
type Strength = "key share" | "no key update" | "update";

/**
 * Locks applicants until the transaction ends. All transactions lock in this order, so that two of them wait for each
 * other instead of deadlocking: the account of staff, applicants by their id, their sessions and links, their
 * applications, and everything else.
 * @returns the ids of those who exist, in the order of their locks.
 */
export async function lockApplicants(transaction: Transaction, ids: string[], strength: Strength): Promise<string[]> {
	const rows = await transaction
		.select({ id: applicants.id })
		.from(applicants)
		.where(inArray(applicants.id, ids))
		.orderBy(asc(applicants.id))
		.for(strength);
	return rows.map(({ id }) => id);
}

/**
 * Locks the applicant of an application, before the application itself. While it waits, a merge of two cases may give the
 * application to another applicant.
 * @returns the applicant's id; undefined if there is no such application.
 */
export async function lockApplicantOf(
	transaction: Transaction,
	applicationId: string,
	strength: Strength,
): Promise<string | undefined> {
	return lockFound(transaction, strength, async () => {
		const [row] = await transaction
			.select({ id: applications.applicantId })
			.from(applications)
			.where(eq(applications.id, applicationId));
		return row?.id;
	});
}

/**
 * Locks the applicant that a query finds, and finds it again: a merge of two cases may have changed whose case it is while
 * the lock waited.
 * @param find the applicant's id, if there is one
 */
export async function lockFound(
	transaction: Transaction,
	strength: Strength,
	find: () => Promise<string | undefined>,
): Promise<string | undefined> {
	for (let found = await find(); found; ) {
		await lockApplicants(transaction, [found], strength);
		const again = await find();
		if (again === found) return found;
		found = again;
	}
	return undefined;
}
