import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, applications, contactSubmissions } from "../../../database/tables.ts";
import type { callResults } from "../../../database/values.ts";
import type { Actor } from "../../access/caller.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { invalid, notFound } from "../../shared/errors.ts";
import { asId } from "../../shared/validation.ts";
import { type EntryContext, recordEntry } from "../entries/record.ts";
import type { Case } from "../entries/store.ts";

/** A call or a visit, and who logs it. */
type Call = {
	result: (typeof callResults)[number];
	note: string | null;
	applicationId: string | null;
	actor: Actor;
	at: Date;
	batchId?: string | null;
	submissionKey?: string | null | undefined;
};

/** Stores a call about an applicant in the transaction of a command. @returns the id of its entry. */
export async function storeCall(
	context: EntryContext,
	transaction: Transaction,
	id: string,
	call: Call,
): Promise<string> {
	const { applicationId } = call;
	const applicantId = asId(id);
	if (applicantId) await lockApplicants(transaction, [applicantId], "no key update");
	const isThis = eq(applicants.id, applicantId ?? "");
	if (!applicantId || (await transaction.$count(applicants, isThis)) === 0) throw notFound("applicant");
	const isOwn = and(eq(applications.applicantId, applicantId), eq(applications.id, applicationId ?? ""));
	if (applicationId && (await transaction.$count(applications, isOwn)) === 0) {
		throw invalid([{ field: "applicationId", code: "unknown_application" }]);
	}
	const { id: entryId } = await recordCall(context, transaction, { applicantId, applicationId }, call);
	return entryId;
}

/** Stores a call about a contact message in the transaction of a command. */
export async function storeContactCall(
	context: EntryContext,
	transaction: Transaction,
	id: string,
	call: Call,
): Promise<void> {
	const contactId = asId(id);
	const [contact] = contactId
		? await transaction
				.select({ applicantId: contactSubmissions.applicantId })
				.from(contactSubmissions)
				.where(eq(contactSubmissions.id, contactId))
		: [];
	if (!contactId || !contact) throw notFound("contact");
	if (contact.applicantId) await lockApplicants(transaction, [contact.applicantId], "no key update");
	await recordCall(context, transaction, { contactSubmissionId: contactId }, call);
}

const recordCall = (
	context: EntryContext,
	transaction: Transaction,
	about: Case,
	{ result, note, actor, at, batchId = null, submissionKey = null }: Call,
) =>
	recordEntry(context, transaction, {
		...about,
		kind: "call",
		actor,
		at,
		text: note,
		data: { result },
		batchId,
		submissionKey,
	});
