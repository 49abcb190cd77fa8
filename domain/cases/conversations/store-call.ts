import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, applications, contactSubmissions, entries, tasks } from "../../../database/tables.ts";
import type { callResults } from "../../../database/values.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor } from "../../access/caller.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { invalid, notFound } from "../../shared/errors.ts";
import { asId } from "../../shared/validation.ts";
import { type Case, recordEntry } from "../entries/record.ts";
import { closeTasks, countAnsweredLate } from "../tasks/close.ts";
import { setContactTask } from "../tasks/contact.ts";
import { isUnread } from "./unread.ts";

/** A call or a visit, and who logs it. */
type Call = {
	result: (typeof callResults)[number];
	note: string | null;
	applicationId: string | null;
	actor: Actor;
	at: Date;
	batchId?: string | null;
};

/** Stores a call about an applicant in the transaction of a command. @returns the id of its entry. */
export async function storeCall(transaction: Transaction, id: string, call: Call): Promise<string> {
	const { result, applicationId, actor } = call;
	const applicantId = asId(id);
	if (applicantId) await lockApplicants(transaction, [applicantId], "no key update");
	const isThis = eq(applicants.id, applicantId ?? "");
	if (!applicantId || (await transaction.$count(applicants, isThis)) === 0) throw notFound("applicant");
	const isOwn = and(eq(applications.applicantId, applicantId), eq(applications.id, applicationId ?? ""));
	if (applicationId && (await transaction.$count(applications, isOwn)) === 0) {
		throw invalid([{ field: "applicationId", code: "unknown_application" }]);
	}
	const { id: entryId, at } = await recordCall(transaction, { applicantId, applicationId }, call);
	const isAwaited = and(
		eq(tasks.applicantId, applicantId),
		inArray(tasks.kind, ["first_contact", "answer_message", "fix_delivery"]),
		// The sender of a contact message may be somebody else with this address.
		isNull(tasks.contactSubmissionId),
		applicationId ? eq(tasks.applicationId, applicationId) : undefined,
	);
	await countCall(transaction, isAwaited, { ...call, entryId });
	if (result !== "not_reached") {
		await countAnsweredLate(transaction, and(isAwaited, eq(tasks.kind, "answer_message")), call.at);
		await markAnswered(transaction, applicantId, { applicationId, at });
	}
	await recordAudit(transaction, actor, { action: "applicant:call", recordId: applicantId, detail: { result } });
	return entryId;
}

/** Stores a call about a contact message in the transaction of a command. */
export async function storeContactCall(transaction: Transaction, id: string, call: Call): Promise<void> {
	const { result, actor, at } = call;
	const contactId = asId(id);
	const [contact] = contactId
		? await transaction
				.select({ applicantId: contactSubmissions.applicantId })
				.from(contactSubmissions)
				.where(eq(contactSubmissions.id, contactId))
		: [];
	if (!contactId || !contact) throw notFound("contact");
	if (contact.applicantId) await lockApplicants(transaction, [contact.applicantId], "no key update");
	await recordCall(transaction, { contactSubmissionId: contactId }, call);
	await countCall(transaction, eq(tasks.contactSubmissionId, contactId), call);
	if (result !== "not_reached") {
		await setContactTask(transaction, contactId, "answered", { doneBy: actor.userId, at });
		const answered = { state: "answered", answeredAt: at } as const;
		await transaction.update(contactSubmissions).set(answered).where(eq(contactSubmissions.id, contactId));
	}
	await recordAudit(transaction, actor, { action: "contact:call", recordId: contactId, detail: { result } });
}

/** The questions that the call has answered wait for nothing any more, so they count as read. */
const markAnswered = (
	transaction: Transaction,
	applicantId: string,
	{ applicationId, at }: Pick<Call, "applicationId" | "at">,
) =>
	transaction
		.update(entries)
		.set({ readByStaffAt: at })
		.where(
			and(
				...[eq(entries.applicantId, applicantId), isUnread],
				applicationId ? eq(entries.applicationId, applicationId) : undefined,
			),
		);

const recordCall = (transaction: Transaction, about: Case, { result, note, actor, at, batchId = null }: Call) =>
	recordEntry(transaction, { ...about, kind: "call", actor, at, text: note, data: { result }, batchId });

/** Ends the tasks that the call fulfils, or counts the attempt. */
async function countCall(
	transaction: Transaction,
	which: SQL | undefined,
	{ result, actor, at, entryId = null }: Call & { entryId?: string | null },
): Promise<void> {
	const ending = { doneBy: actor.userId, at, entryId };
	if (result !== "not_reached") return closeTasks(transaction, which, { outcome: result, ...ending });
	await transaction
		.update(tasks)
		.set({ attempts: sql`${tasks.attempts} + 1` })
		.where(and(which, isNull(tasks.doneAt)));
}
