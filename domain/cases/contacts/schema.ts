import { z } from "zod";
import { type ContactSource, contactStates, enteredSources, languages } from "../../../database/values.ts";
import { email, optional, phone, required, singleLine } from "../../shared/field-schemas.ts";
import { answerInput } from "../conversations/schema.ts";

export { type ContactSource, contactStates, enteredSources };

/** The API requires an email address, as described by the spec; the page accepts a phone number in its place. */
export const apiContactInput = z.strictObject({
	name: singleLine(),
	email: required(254).pipe(email),
	phone: optional(phone),
	message: required(5_000),
});
export const contactFields = apiContactInput.extend({ email: optional(email) });
export const contactInput = contactFields.refine((sent) => Boolean(sent.email || sent.phone), {
	error: "email_or_phone",
	path: ["email"],
	// Reported together with the errors of other fields.
	when: ({ value }) => value instanceof Object,
});

/** A person whom staff enter by hand, and who has been told the terms. */
export const enteredContactInput = contactFields
	.extend({
		source: z.enum(enteredSources, "required"),
		language: z.enum(languages, "required"),
		termsTold: z.literal(true, "terms_told"),
	})
	.refine(({ email: address, phone: number }) => Boolean(address || number), {
		error: "email_or_phone",
		path: ["phone"],
	});

export const replyInput = answerInput.omit({ applicationId: true });

export const contactStateInput = z.strictObject({ state: z.enum(contactStates) });
