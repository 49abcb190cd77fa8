import { eq } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { merges } from "../../../database/tables.ts";
import { enqueueDelivery } from "../../messaging/enqueue.ts";
import type { Language } from "../../shared/language.ts";
import type { Clock } from "../../shared/ports.ts";
import { endAccessByContact } from "./end-access.ts";

type Contact = { phoneNumber: string | null; phoneE164: string | null; email: string | null };

export type ContactChange = {
	/** As stored before the change. */
	before: Contact & { language: Language };
	after: Contact;
	/** The session that made the change. */
	ownSessionId?: string;
	/** Two cases became one: the numbers of both still open what they had opened. */
	isMerge?: true;
};

/** Whether the phone number or the email address is another one; another spelling of the same phone number is not. */
export function contactChange(before: Contact, after: Contact) {
	const isPhoneChanged = after.phoneE164
		? after.phoneE164 !== before.phoneE164
		: after.phoneNumber !== before.phoneNumber;
	return { isPhoneChanged, isEmailChanged: after.email !== before.email };
}

/**
 * What another phone number or email address causes, whoever changed it: the previous email address is told, and what
 * the previous contacts had opened is closed.
 */
export async function applyContactChange(
	context: { now: Clock },
	transaction: Transaction,
	{ applicantId = "", id: entryId }: { applicantId?: string | undefined; id: string },
	{ before, after, ownSessionId, isMerge }: ContactChange,
): Promise<void> {
	const change = contactChange(before, after);
	if (!change.isPhoneChanged && !change.isEmailChanged) return;
	await endAccessByContact(transaction, { applicantId, ...change, ownSessionId, at: context.now() });
	if (change.isPhoneChanged && !isMerge) {
		const none = { formerPhone: null, formerPhoneE164: null };
		await transaction.update(merges).set(none).where(eq(merges.winnerId, applicantId));
	}
	if (!before.email) return;
	await enqueueDelivery(context, transaction, {
		channel: "email",
		kind: "my-changed",
		entryId,
		payload: { to: before.email },
		language: before.language,
	});
}
