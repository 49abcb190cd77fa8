import { z } from "zod";
import { languages, phoneOwners } from "../../../database/values.ts";
import { email, optional, phone } from "../../shared/field-schemas.ts";

/** How an applicant is reached. */
export const detailsInput = z.strictObject({
	phoneNumber: phone,
	phoneOwner: z.enum(phoneOwners, "required"),
	email: optional(email.toLowerCase()),
	language: z.enum(languages, "required"),
});
