import { eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Actor, Context } from "../../access/caller.ts";
import { lockApplicants } from "../../access/lock-applicants.ts";
import { notifyApplicant } from "../../messaging/notify-applicant.ts";
import { notFound } from "../../shared/errors.ts";
import { asId } from "../../shared/validation.ts";
import { recordEntry } from "../entries/record.ts";
import type { NoteInput } from "./schema.ts";

type OutgoingMessage = {
	applicantId: string;
	applicationId: string | null;
	text: string;
	/** The applicant sees it from this time on, and it is sent then; at once, if not given. */
	visibleAt?: Date;
	submissionKey: string | null;
	batchId?: string;
};

/**
 * Stores a message to an applicant in the transaction of a command, and sends it to the applicant's Telegram chat, or by
 * email if there is an address.
 * @returns the message's id, whether this call stored it, and whether it is sent.
 */
export async function sendMessage(
	context: Pick<Context, "now" | "configured"> & { actor: Actor },
	transaction: Transaction,
	message: OutgoingMessage,
): Promise<{ id: string; at: Date; isNew: boolean; isSent: boolean }> {
	const { actor, now } = context;
	const { applicantId, applicationId, visibleAt } = message;
	const outgoing = { kind: "message_out", channel: "web", actor, at: now() } as const;
	const stored = await recordEntry(transaction, { ...message, ...outgoing });
	if (!stored.isNew) return { ...stored, isSent: false };
	const news = { kind: "message", applicantId, applicationId, entryId: stored.id } as const;
	const due = visibleAt ? { nextAttemptAt: visibleAt } : {};
	return { ...stored, isSent: await notifyApplicant(context, transaction, { ...news, ...due }) };
}

/** Adds a note in the transaction of a command. @returns the note's id. @throws ProblemError: not-found. */
export async function storeNote(
	{ actor, now }: Pick<Context, "now"> & { actor: Actor },
	transaction: Transaction,
	applicantId: string,
	{ text, isPinned, batchId }: NoteInput & { batchId?: string },
): Promise<string> {
	const { id } = await lockApplicant(transaction, applicantId);
	const note = { applicantId: id, applicationId: null, kind: "note", actor, at: now(), text, isPinned } as const;
	const stored = await recordEntry(transaction, { ...note, batchId: batchId ?? null });
	await recordAudit(transaction, actor, { action: "applicant:note", recordId: id });
	return stored.id;
}

/** Waits for concurrent changes of the applicant. */
export async function lockApplicant(transaction: Transaction, applicantId: string) {
	const known = asId(applicantId);
	if (known) await lockApplicants(transaction, [known], "no key update");
	const [applicant] = known
		? await transaction
				.select({ id: applicants.id, language: applicants.language })
				.from(applicants)
				.where(eq(applicants.id, known))
				.for("key share")
		: [];
	if (!applicant) throw notFound("applicant");
	return applicant;
}
