import { eq } from "drizzle-orm";
import { applicants, sessions } from "../../../database/tables.ts";
import type { Caller } from "../../access/caller.ts";
import { contactChange } from "../../cases/applicants/contact-change.ts";
import { recordEntry } from "../../cases/entries/record.ts";
import { conflict, limited, notFound } from "../../shared/errors.ts";
import { normalizePhone } from "../../shared/phone.ts";
import { parse } from "../../shared/validation.ts";
import { detailsInput } from "./schema.ts";

/**
 * Changes how the caller is reached. Another phone number or email address is told to the previous email address, and
 * closes what the previous one opened (`endAccessByContact`). Only for sessions of level "proven".
 * @param version of the details that the form showed
 * @returns whether the caller's own session is still open.
 * @throws ProblemError: refused; invalid; limited; conflict 'changed'; not-found if the applicant was deleted meanwhile.
 */
export async function updateMyDetails(caller: Caller, input: unknown, version: number): Promise<boolean> {
	const context = caller.permitOwn("my:own");
	const { database, isOwn, applicantId, sessionId, now, rateLimits } = context;
	const values = parse(detailsInput, input);
	const after = { ...values, phoneE164: normalizePhone(values.phoneNumber) };
	return database.transaction(async (transaction) => {
		const [before] = await transaction.select().from(applicants).where(isOwn(applicants)).for("no key update");
		if (!before) throw notFound("applicant");
		if (before.version !== version) throw conflict("changed");
		const fields = (Object.keys(values) as (keyof typeof values)[]).filter((name) => values[name] !== before[name]);
		if (fields.length === 0) return true;
		const { isPhoneChanged, isEmailChanged } = contactChange(before, after);
		if (isPhoneChanged || isEmailChanged) {
			// Each change sends an email to the previous address, which may be anybody's.
			const { seconds } = await rateLimits.count(transaction, "my-contact", applicantId, 1);
			if (seconds > 0) throw limited(seconds);
		}
		await transaction.update(applicants).set(after).where(isOwn(applicants));
		const entry = { applicantId, applicationId: null, kind: "details_changed", actor: null, at: now() } as const;
		const change = { data: { fields: fields.join(" ") }, contact: { before, after, ownSessionId: sessionId } };
		await recordEntry(context, transaction, { ...entry, ...change });
		return (await transaction.$count(sessions, eq(sessions.id, sessionId))) > 0;
	});
}
