import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../../database/connect.ts";
import { applicants, oneTimeLinks } from "../../../database/tables.ts";
import { endApplicantSessions } from "../../access/applicant-session.ts";
import type { Caller } from "../../access/caller.ts";
import { recordEvent } from "../../applicants/events.ts";
import { normalizePhone } from "../../applicants/phone.ts";
import { conflict, notFound } from "../../errors.ts";
import { enqueueDelivery } from "../../messaging/enqueue.ts";
import { parse } from "../../validation.ts";
import { detailsInput } from "./schema.ts";

/**
 * Changes how the caller is reached. Another phone number or email address is told to the previous email address, and
 * makes links that were sent before useless; another phone number also ends all other sessions. Only for sessions of level
 * "proven".
 * @param version of the details that the form showed
 * @throws ProblemError: refused; invalid; conflict 'changed'; not-found if the applicant was deleted meanwhile.
 */
export async function updateMyDetails(caller: Caller, input: unknown, version: number): Promise<void> {
	const { database, isOwn, applicantId, sessionId, now } = caller.permitOwn("my:own");
	const values = parse(detailsInput, input);
	const phoneE164 = normalizePhone(values.phoneNumber);
	await database.transaction(async (transaction) => {
		const [before] = await transaction.select().from(applicants).where(isOwn(applicants)).for("no key update");
		if (!before) throw notFound("applicant");
		if (before.version !== version) throw conflict("changed");
		const isPhoneChanged = phoneE164 ? phoneE164 !== before.phoneE164 : values.phoneNumber !== before.phoneNumber;
		const isEmailChanged = values.email !== before.email;
		const fields = (Object.keys(values) as (keyof typeof values)[]).filter((name) => values[name] !== before[name]);
		if (fields.length === 0) return;
		await transaction
			.update(applicants)
			.set({ ...values, phoneE164 })
			.where(isOwn(applicants));
		const event = { applicantId, applicationId: null, kind: "details_changed", actor: null, at: now() } as const;
		const caseEventId = await recordEvent(transaction, { ...event, data: { fields: fields.join(" ") } });
		if (isPhoneChanged) await endApplicantSessions(transaction, applicantId, sessionId);
		if (!isPhoneChanged && !isEmailChanged) return;
		await dropLinks(transaction, applicantId);
		if (!before.email) return;
		const delivery = { channel: "email", kind: "my-changed", caseEventId } as const;
		const payload = { to: before.email };
		await enqueueDelivery({ now }, transaction, { ...delivery, payload, language: before.language });
	});
}

/** A link that was sent to the previous address must not open the application any more. */
const dropLinks = (transaction: Transaction, applicantId: string) =>
	transaction
		.delete(oneTimeLinks)
		.where(and(eq(oneTimeLinks.applicantId, applicantId), eq(oneTimeLinks.purpose, "my"), isNull(oneTimeLinks.usedAt)));
