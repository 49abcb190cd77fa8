import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { contactSubmissions, tasks } from "../../../database/tables.ts";
import type { ContactState } from "../../../database/values.ts";
import { closeTasks, countAnsweredLate, reopenTasks } from "./close.ts";
import { openTask } from "./open.ts";

const ofContact = (contactSubmissionId: string) =>
	and(eq(tasks.kind, "answer_contact"), eq(tasks.contactSubmissionId, contactSubmissionId));

/**
 * Keeps the task of a contact message in step with its state: a new message has an open task, any other has none. Call
 * it in the transaction that sets the state. Once nothing is to be answered, no failed email of an answer has to be mended.
 */
export async function setContactTask(
	transaction: Transaction,
	contactSubmissionId: string,
	state: ContactState,
	{ doneBy, at }: { doneBy: string | null; at: Date },
): Promise<void> {
	if (state === "new") {
		await reopenTasks(transaction, ofContact(contactSubmissionId));
		// A message that another program inserted may have had no task.
		return openContactTask(transaction, contactSubmissionId);
	}
	const outcome = state === "answered" ? "answered" : "closed";
	await closeTasks(transaction, ofContact(contactSubmissionId), { outcome, doneBy, at });
	const isFix = and(eq(tasks.kind, "fix_delivery"), eq(tasks.contactSubmissionId, contactSubmissionId));
	await closeTasks(transaction, isFix, { outcome: "closed", doneBy, at });
	if (outcome === "answered") await countAnsweredLate(transaction, ofContact(contactSubmissionId), at);
}

/** Opens the task to answer a new contact message. */
export async function openContactTask(transaction: Transaction, contactSubmissionId: string): Promise<void> {
	const [message] = await transaction
		.select({
			applicantId: contactSubmissions.applicantId,
			language: contactSubmissions.language,
			receivedAt: contactSubmissions.submittedAt,
			isSuspect: contactSubmissions.isSuspect,
			isExample: contactSubmissions.isExample,
		})
		.from(contactSubmissions)
		.where(eq(contactSubmissions.id, contactSubmissionId));
	if (message) await openTask(transaction, { kind: "answer_contact", contactSubmissionId, ...message });
}
