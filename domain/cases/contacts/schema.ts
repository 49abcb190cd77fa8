import { z } from "zod";
import { type ContactState, contactStates, type Language } from "../../../database/values.ts";
import { knownWords } from "../../content/templates/rules.ts";
import { email, optional, phone, required, singleLine } from "../../records/field-schemas.ts";

export { type ContactState, contactStates };

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

/** `submissionKey`: created with the form, a repeated one means the same answer. */
export const replyInput = z.strictObject({
	text: required(5_000).refine((text) => knownWords(text).length === 0, "placeholder_left"),
	submissionKey: z.uuid().optional(),
});

export const contactStateInput = z.strictObject({ state: z.enum(contactStates) });

/** The filter of the list of contact messages. */
export type ContactFilter = {
	/** Words of the name, the email address or the message, or digits of the phone number. */
	query?: string;
	state?: ContactState;
	/** Of the task to answer: an account's id, "me", or "nobody". */
	assignee?: string;
	/** ISO dates of the offices' calendar, both inclusive. */
	from?: string;
	to?: string;
	/** The language of the form. */
	language?: Language;
	/** Only suspect submissions, or all others. */
	suspect?: boolean;
	/** By the time at which the answer is due; newest first, if not given. */
	sort?: "due";
	page: number;
	/** Rows per page, if not ten. */
	size?: number;
};
