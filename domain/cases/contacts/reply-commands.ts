import { eq } from "drizzle-orm";
import { contactSubmissions } from "../../../database/tables.ts";
import { recordAudit } from "../../access/audit.ts";
import type { Caller } from "../../access/caller.ts";
import { conflict } from "../../shared/errors.ts";
import { parse } from "../../shared/validation.ts";
import { lockContact } from "../conversations/lock.ts";
import { sentBy } from "../conversations/rules.ts";
import { recordEntry } from "../entries/record.ts";
import { setContactTask } from "../tasks/contact.ts";
import { contactStateInput, replyInput } from "./schema.ts";

/**
 * Stores an answer to a contact message, once for repeated submissions, and sends it by email. The message counts as
 * answered when the mail server has accepted the email (domain/cases/tasks/deliveries.ts), or at once if staff send it by
 * hand in a messenger.
 * @param input `text`, at most 5,000 characters; `byHand`; `submissionKey`
 * @returns the answer's id.
 * @throws ProblemError: refused; not-found; invalid; conflict 'already_sent' for another answer with a used key, or
 * 'no_email' if the sender gave a phone number only.
 */
export async function replyToContact(caller: Caller, contactId: string, input: unknown): Promise<string> {
	const context = caller.permit("contact:write");
	const { database, actor, now } = context;
	const { text, byHand, submissionKey = null } = parse(replyInput, input);
	return database.transaction(async (transaction) => {
		const { id, email } = await lockContact(transaction, contactId);
		if (!email && !byHand) throw conflict("no_email");
		const answer = { kind: "message_out", ...sentBy(byHand, "email"), actor, at: now(), text, submissionKey } as const;
		return (await recordEntry(context, transaction, { contactSubmissionId: id, ...answer })).id;
	});
}

/**
 * Sets the state of one or several contact messages: "answered" for an answer that was given by hand. Their tasks follow.
 * @throws ProblemError: refused; not-found; invalid.
 */
export async function setContactState(
	caller: Caller,
	contactIds: string | readonly string[],
	input: unknown,
): Promise<void> {
	const { database, actor, now } = caller.permit("contact:write");
	const { state } = parse(contactStateInput, input);
	await database.transaction(async (transaction) => {
		// In one order, so that two people who close the same messages do not wait for each other.
		for (const contactId of [contactIds].flat().toSorted()) {
			const stored = await lockContact(transaction, contactId);
			if (stored.state === state) continue;
			const at = now();
			const answeredAt = state === "new" ? null : state === "answered" ? (stored.answeredAt ?? at) : stored.answeredAt;
			const isIt = eq(contactSubmissions.id, stored.id);
			await transaction.update(contactSubmissions).set({ state, answeredAt }).where(isIt);
			await setContactTask(transaction, stored.id, state, { doneBy: actor.userId, at });
			const detail = { from: stored.state, to: state };
			await recordAudit(transaction, actor, { action: "contact:change-state", recordId: stored.id, detail });
		}
	});
}
