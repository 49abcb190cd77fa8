import { z } from "zod";
import {
	type ContactSource,
	type ContactState,
	contactSources,
	contactStates,
	enteredSources,
	languages,
} from "../../../database/values.ts";
import { assigneeFilter, choiceFilter, dayFilter, type FilterValues, yesNoFilter } from "../../records/filters.ts";
import { email, optional, phone, required, singleLine } from "../../shared/field-schemas.ts";
import { answerInput } from "../conversations/schema.ts";

export { type ContactSource, type ContactState, contactSources, contactStates, enteredSources };

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

/** The filters of the list of contact messages, in the order of their parameters. */
export const contactFilters = {
	state: choiceFilter("state", contactStates),
	/** Of the task to answer. */
	assignee: assigneeFilter("assignee"),
	/** The language of the form. */
	language: choiceFilter("language", languages),
	source: choiceFilter("source", contactSources),
	/** Both inclusive. */
	from: dayFilter("from"),
	to: dayFilter("to"),
	/** Only suspect submissions, or all others. */
	suspect: yesNoFilter("suspect"),
};

/** The filter of the list of contact messages. */
export type ContactFilter = FilterValues<typeof contactFilters> & {
	/** Words of the name, the email address or the message, or digits of the phone number. */
	query?: string;
	/** By the time at which the answer is due; newest first, if not given. */
	sort?: "due";
	page: number;
	/** Rows per page, if not ten. */
	size?: number;
};
