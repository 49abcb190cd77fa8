import type { Transaction } from "../../../database/connect.ts";
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
	{ before, after, ownSessionId }: ContactChange,
): Promise<void> {
	const change = contactChange(before, after);
	if (!change.isPhoneChanged && !change.isEmailChanged) return;
	await endAccessByContact(transaction, { applicantId, ...change, ownSessionId, at: context.now() });
	if (!before.email) return;
	await enqueueDelivery(context, transaction, {
		channel: "email",
		kind: "my-changed",
		entryId,
		payload: { to: before.email },
		language: before.language,
	});
}
