import { and, eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applications, contactSubmissions } from "../../../database/tables.ts";
import type { callResults } from "../../../database/values.ts";
import type { Actor } from "../../access/caller.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { invalid, notFound } from "../../shared/errors.ts";
import { requireId } from "../../shared/validation.ts";
import { type EntryContext, recordEntry } from "../entries/record.ts";
import { lockApplicant } from "./lock.ts";

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

/** Stores a call about an applicant in the transaction of a command. */
export async function storeCall(
	context: EntryContext,
	transaction: Transaction,
	id: string,
	{ applicationId, ...call }: Call,
): Promise<void> {
	const applicantId = await lockApplicant(transaction, id);
	const isOwn = and(eq(applications.applicantId, applicantId), eq(applications.id, applicationId ?? ""));
	if (applicationId && (await transaction.$count(applications, isOwn)) === 0) {
		throw invalid([{ field: "applicationId", code: "unknown_application" }]);
	}
	await recordEntry(context, transaction, { applicantId, applicationId, ...entryOf(call) });
}

/** Stores a call about a contact message in the transaction of a command. */
export async function storeContactCall(
	context: EntryContext,
	transaction: Transaction,
	id: string,
	call: Call,
): Promise<void> {
	const contactSubmissionId = requireId(id, "contact");
	const [contact] = await transaction
		.select({ applicantId: contactSubmissions.applicantId })
		.from(contactSubmissions)
		.where(eq(contactSubmissions.id, contactSubmissionId));
	if (!contact) throw notFound("contact");
	if (contact.applicantId) await lockApplicants(transaction, [contact.applicantId], "no key update");
	await recordEntry(context, transaction, { contactSubmissionId, ...entryOf(call) });
}

const entryOf = ({ result, note, actor, at, batchId = null, submissionKey = null }: Omit<Call, "applicationId">) =>
	({ kind: "call", actor, at, text: note, data: { result }, batchId, submissionKey }) as const;
