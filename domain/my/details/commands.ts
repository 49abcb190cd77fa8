import { applicants } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { applyContactChange } from "../../applicants/contact-change.ts";
import { recordEvent } from "../../applicants/events.ts";
import { normalizePhone } from "../../applicants/phone.ts";
import { conflict, notFound } from "../../errors.ts";
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
	const context = caller.permitOwn("my:own");
	const { database, isOwn, applicantId, sessionId, now } = context;
	const values = parse(detailsInput, input);
	const after = { ...values, phoneE164: normalizePhone(values.phoneNumber) };
	await database.transaction(async (transaction) => {
		const [before] = await transaction.select().from(applicants).where(isOwn(applicants)).for("no key update");
		if (!before) throw notFound("applicant");
		if (before.version !== version) throw conflict("changed");
		const fields = (Object.keys(values) as (keyof typeof values)[]).filter((name) => values[name] !== before[name]);
		if (fields.length === 0) return;
		await transaction.update(applicants).set(after).where(isOwn(applicants));
		const event = { applicantId, applicationId: null, kind: "details_changed", actor: null, at: now() } as const;
		const caseEventId = await recordEvent(transaction, { ...event, data: { fields: fields.join(" ") } });
		await applyContactChange(context, transaction, {
			applicantId,
			before,
			after,
			caseEventId,
			keptSessionId: sessionId,
		});
	});
}
