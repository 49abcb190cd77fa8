import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { oneTimeLinks } from "../../database/tables.ts";
import { endApplicantSessions } from "../access/applicant-session.ts";
import type { Language } from "../language.ts";
import { enqueueDelivery } from "../messaging/enqueue.ts";
import type { Clock } from "../ports.ts";

type Contact = { phoneNumber: string | null; phoneE164: string | null; email: string | null };

type ContactChange = {
	applicantId: string;
	/** As stored before the change. */
	before: Contact & { language: Language };
	after: Contact;
	/** The event that records the change. */
	caseEventId: string;
	/** The session that made the change. */
	keptSessionId?: string;
};

/**
 * What another phone number or email address causes, whoever changed it: the previous email address is told, and mailed
 * links become useless. Another phone number also ends all other sessions. Another spelling of the same phone number
 * causes nothing.
 */
export async function applyContactChange(
	context: { now: Clock },
	transaction: Transaction,
	{ applicantId, before, after, caseEventId, keptSessionId }: ContactChange,
): Promise<void> {
	const isPhoneChanged = after.phoneE164
		? after.phoneE164 !== before.phoneE164
		: after.phoneNumber !== before.phoneNumber;
	if (isPhoneChanged) await endApplicantSessions(transaction, applicantId, keptSessionId);
	if (!isPhoneChanged && after.email === before.email) return;
	await dropMailedLinks(transaction, applicantId);
	if (!before.email) return;
	await enqueueDelivery(context, transaction, {
		channel: "email",
		kind: "my-changed",
		caseEventId,
		payload: { to: before.email },
		language: before.language,
	});
}

/** A link that was sent to the previous address must not open the application any more. */
const dropMailedLinks = (transaction: Transaction, applicantId: string) =>
	transaction
		.delete(oneTimeLinks)
		.where(and(eq(oneTimeLinks.applicantId, applicantId), eq(oneTimeLinks.purpose, "my"), isNull(oneTimeLinks.usedAt)));
