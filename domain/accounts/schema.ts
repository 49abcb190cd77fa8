import { z } from "zod";
import { required } from "../shared/field-schemas.ts";

/** O-41: no composition rules. Passwords are used exactly as typed, including spaces. */
const minPasswordLength = 8;
const maxPasswordLength = 128;

export const emailAddress = required(254).toLowerCase().pipe(z.email("bad_email"));
// biome-ignore lint/suspicious/noControlCharactersInRegex: names have one line.
export const displayName = required(200).regex(/^[^\u0000-\u001f\u007f]*$/, "bad_characters");
export const newPassword = z
	.string("required")
	.min(1, "required")
	.min(minPasswordLength, "password_short")
	.max(maxPasswordLength, "password_long");

/** VALID-17: both are required; the command checks whether they are correct. */
export const signInInput = z.strictObject({
	email: required(254).toLowerCase(),
	password: z.string("required").min(1, "required").max(1_000, "too_long"),
});
export const signUpInput = z.strictObject({ displayName, email: emailAddress, password: newPassword });
export const recoveryInput = z.strictObject({ email: emailAddress });
export const passwordInput = z.strictObject({ password: newPassword });
/** Six digits of the app, or a recovery code; spaces are removed. */
export const proofInput = z.strictObject({
	code: required(50).transform((code) => code.replace(/\s/g, "")),
});

export const ownPasswordInput = z.strictObject({
	password: z.string("required").min(1, "required").max(1_000, "too_long"),
});
