import { z } from "zod";
import { languages, phoneOwners } from "../../../database/values.ts";
import { email, optional, singleLine } from "../../field-schemas.ts";

/** How an applicant is reached; the phone number has the form of the application's. */
export const detailsInput = z.strictObject({
	phoneNumber: singleLine(50).regex(/(\D*\d){5}/, "bad_phone"),
	phoneOwner: z.enum(phoneOwners, "required"),
	email: optional(email.toLowerCase()),
	language: z.enum(languages, "required"),
});
