import { z } from "zod";
import { languages, phoneOwners } from "../../database/values.ts";
import { email, optional, phone, required, singleLine } from "../shared/field-schemas.ts";
import { normalizeReference } from "../shared/reference-rules.ts";

const reference = singleLine(50).transform((typed, context) => {
	const read = normalizeReference(typed);
	if (!read) context.addIssue({ code: "custom", message: "bad_reference" });
	return read ?? z.NEVER;
});

/** Keeps an application open in this browser for 30 days. */
const isRemembered = z.boolean().default(false);

/** The pair that opens an application. Five digits at least, so that few guesses cannot find a number. */
export const openInput = z.strictObject({
	reference,
	phone: singleLine(50)
		.transform((typed) => typed.normalize("NFKC"))
		.pipe(z.string().regex(/(\D*\d){5}/, "bad_phone")),
	isRemembered,
});

export const linkInput = z.strictObject({ email: required(254).pipe(email.toLowerCase()) });

export const useLinkInput = z.strictObject({ isRemembered });

/** The code that staff read out; people type it in groups. */
export const callCodeInput = z.strictObject({
	reference,
	code: singleLine(20)
		.transform((typed) => typed.normalize("NFKC").replace(/[\s\p{Pd}]/gu, ""))
		.pipe(z.string().regex(/^\d{6}$/, "bad_call_code")),
	isRemembered,
});

/** How an applicant is reached. */
export const detailsInput = z.strictObject({
	phoneNumber: phone,
	phoneOwner: z.enum(phoneOwners, "required"),
	email: optional(email.toLowerCase()),
	language: z.enum(languages, "required"),
});

/** A link for parents: whom it is for, and the language of its page. */
export const familyLinkInput = z.strictObject({ label: singleLine(50), language: z.enum(languages, "required") });
