import { eq } from "drizzle-orm";
import { contactSubmissions, tasks } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { enqueueConversion, enqueueDelivery } from "../../messaging/enqueue.ts";
import { deleteRecord } from "../../records/records.ts";
import { moveToTrash } from "../../records/trash-entries.ts";
import { notFound } from "../../shared/errors.ts";
import { parse, requireId } from "../../shared/validation.ts";
import { findSender } from "../applicants/link-application.ts";
import { recordEntry } from "../entries/record.ts";
import { countSubmission, type Submission, storeOnce } from "../submissions.ts";
import { countDeleted } from "../tasks/close.ts";
import { readPromise } from "../tasks/promised.ts";
import { copyContact } from "../trash/snapshot.ts";
import { contactInput } from "./schema.ts";

/**
 * Stores a contact message and enqueues its delivery, once for repeated submissions.
 * @returns the stored message, with the moment by which we have promised to answer it.
 * @throws ProblemError: invalid; limited; conflict 'already_sent' for another message with a used key.
 */
export async function submitContact(caller: Caller, input: unknown, submission: Submission) {
	const context = caller.permit("contact:submit");
	const values = parse(contactInput, input);
	const id = await storeOnce(
		context,
		"contact",
		submission,
		values,
		async (transaction, { isSuspect, contentHash }) => {
			const [row] = await transaction
				.insert(contactSubmissions)
				.values({
					...values,
					applicantId: await findSender(transaction, values),
					contentHash,
					submissionKey: submission.key,
					language: submission.language,
					submittedAt: context.now(),
					isSuspect,
				})
				.returning({ id: contactSubmissions.id });
			const contactSubmissionId = row?.id as string;
			const entry = { contactSubmissionId, kind: "submitted", actor: null, at: context.now() } as const;
			await recordEntry(context, transaction, entry);
			await enqueueDelivery(context, transaction, { channel: "chat", kind: "contact", contactSubmissionId }, isSuspect);
			await countSubmission(context, transaction, "contact", submission);
			if (!isSuspect)
				await enqueueConversion(context, transaction, "Contact", { contactSubmissionId }, submission.adVisitor);
			return contactSubmissionId;
		},
	);
	const [row] = await context.database
		.select({ id: contactSubmissions.id, submittedAt: contactSubmissions.submittedAt })
		.from(contactSubmissions)
		.where(eq(contactSubmissions.id, id));
	const promise = await readPromise(context.database, "answer_contact", eq(tasks.contactSubmissionId, id));
	return { ...values, ...(row as NonNullable<typeof row>), promise };
}

/**
 * Moves a message to the trash with its answers and deliveries.
 * @returns the id by which it can be restored from the trash.
 * @throws ProblemError: refused, not-found.
 */
export async function deleteContact(caller: Caller, id: string): Promise<string> {
	const context = caller.permit("contact:delete");
	const known = requireId(id, "contact");
	return context.database.transaction(async (transaction) => {
		const isIt = eq(contactSubmissions.id, known);
		const [row] = await transaction.select().from(contactSubmissions).where(isIt).for("update");
		if (!row) throw notFound("contact");
		const rows = { record: await copyContact(transaction, known) };
		await countDeleted(transaction, eq(tasks.contactSubmissionId, known));
		await deleteRecord({ database: transaction, actor: context.actor }, "contact", contactSubmissions, known);
		const entry = { noun: "contact", recordId: known, label: row.name, rows } as const;
		return moveToTrash(context, transaction, entry);
	});
}
