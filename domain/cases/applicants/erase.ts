import { inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, applications, tasks, telegramChats } from "../../../database/tables.ts";
import { endChats } from "../../messaging/end-chats.ts";
import type { Clock } from "../../shared/ports.ts";

/**
 * Disconnects the chats that hear of these applications only. Call it before the applications are deleted.
 * @param where condition on `applications`
 */
export async function endChatsOfApplications(
	context: { now: Clock },
	transaction: Transaction,
	where: SQL | undefined,
): Promise<void> {
	const deleted = transaction.select({ id: applications.id }).from(applications).where(where);
	await endChats(context, transaction, inArray(telegramChats.applicationId, deleted), "unnamed");
}

/**
 * Deletes those of the applicants who have no application any more, with everything that belongs to them. Their chats are
 * told that they are disconnected, without a name. Call it after applications were deleted, in a transaction that has
 * locked the applicants for "update": an application that is being submitted locks its applicant too.
 */
export async function eraseWithoutApplication(
	context: { now: Clock },
	transaction: Transaction,
	applicantIds: string[],
): Promise<void> {
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
	const erased = transaction.select({ id: applicants.id }).from(applicants).where(isWithout);
	await endChats(context, transaction, inArray(telegramChats.applicantId, erased), "unnamed");
	await transaction.execute(sql`delete from ${applicants} where ${isWithout}`);
}
