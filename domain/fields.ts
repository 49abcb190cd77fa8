import { z } from "zod";

/** The building blocks of every form and record: one meaning of "blank", "too long" and "a link" for the whole product. */

export const line = (most = 300) =>
	z
		.string("required")
		.trim()
		.max(most, "too_long")
		// PostgreSQL takes no NUL, and half of a surrogate pair is no letter.
		.regex(/^[^\p{Cs}\0]*$/u, "bad_characters");
export const required = (most = 300) => line(most).min(1, "required");

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
export const singleLine = (most = 300) => required(most).regex(/^[^\u0000-\u001f\u007f]*$/, "bad_characters");

export const email = line(254).regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, "bad_email");

/** Empty and blank are stored as null, so that "missing" has one form (O-03). */
export const optional = <S extends z.ZodType>(schema: S) =>
	z.preprocess(
		(value) => (typeof value === "string" && value.trim() === "" ? null : value),
		schema.nullable().default(null),
	);

/** A page of this site as a path, or another site by http(s): nothing that a browser would run (S-07). */
export const link = line(2_000).regex(/^(https?:\/\/\S+|\/([^/\\\s]\S*)?)$/, "bad_link");
export const webAddress = line(2_000).regex(/^https?:\/\/\S+$/, "bad_link");
