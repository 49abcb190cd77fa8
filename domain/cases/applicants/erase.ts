import { inArray, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import {
	applicants,
	applications,
	documentFiles,
	erasureHash,
	merges,
	tasks,
	telegramChats,
} from "../../../database/tables.ts";
import type { ReminderChannel } from "../../../database/values.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { endChats } from "../../messaging/end-chats.ts";
import { removeTrashOf } from "../../records/trash-entries.ts";
import type { Clock } from "../../shared/ports.ts";
import { removeReminders } from "../intake-reminders/store.ts";
import { countDeleted } from "../tasks/close.ts";

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
 * Deletes those of the applicants who have no application any more, with everything that belongs to them, and reminders of closing dates to their address and chat. Their chats are
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
	const reminded = await transaction.execute<{ channel: ReminderChannel; address: string }>(sql`
		select 'email' as channel, lower(email) as address from ${applicants} where ${isWithout} and email is not null
		union select 'email', lower(former) from ${merges}
			cross join unnest(array[${merges.undo} #>> '{loser,email}', ${merges.undo} #>> '{before,email}']) as former
			where ${inArray(merges.winnerId, erased)} and former is not null
		union select 'telegram', chat_id::text from ${telegramChats}
		where follower = 'applicant' and ${inArray(telegramChats.applicantId, erased)}`);
	for (const { channel, address } of reminded.rows) await removeReminders(transaction, channel, address);
	await endChats(context, transaction, inArray(telegramChats.applicantId, erased), "unnamed");
	await countDeleted(transaction, inArray(tasks.applicantId, erased));
	await transaction.execute(sql`delete from ${applicants} where ${isWithout}`);
}

/** Deletes applications, and the applicants with their last one. @returns how many. */
export async function eraseApplications(
	context: { now: Clock },
	transaction: Transaction,
	where: SQL | undefined,
): Promise<number> {
	const due = await transaction.select({ id: applications.applicantId }).from(applications).where(where);
	const applicantIds = await lockApplicants(transaction, [...new Set(due.map(({ id }) => id))], "update");
	await endChatsOfApplications(context, transaction, where);
	// Somebody may have written a message before the lock.
	const erased = transaction.select({ id: applications.id }).from(applications).where(where);
	await countDeleted(transaction, inArray(tasks.applicationId, erased));
	const deleted = (await transaction.delete(applications).where(where)).rowCount ?? 0;
	await eraseWithoutApplication(context, transaction, applicantIds);
	await removeTrashOf(transaction, applicantIds);
	return deleted;
}

/**
 * Deletes rows of files for good: a backup that is restored later deletes them again. The bytes are removed after the
 * commit, or by the next sweep.
 * @returns the names of the files.
 */
export async function eraseFiles(transaction: Transaction, where: SQL | undefined): Promise<string[]> {
	const erased = await transaction
		.delete(documentFiles)
		.where(where)
		.returning({ id: documentFiles.id, file: documentFiles.file });
	const ids = erased.map(({ id }) => id);
	if (ids.length > 0) {
		await transaction.execute(sql`insert into erasures (hash, erased_at)
			select ${sql.raw(erasureHash("'document_files'", "erased.id"))}, clock_timestamp()
			from unnest(${sql.param(ids)}::uuid[]) as erased (id)
			on conflict (hash) do update set erased_at = excluded.erased_at`);
	}
	return erased.map(({ file }) => file);
}
