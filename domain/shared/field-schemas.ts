import { z } from "zod";
import { readAmount } from "./validation.ts";

/** Field schemas shared by all forms and records: one definition of "blank", "too long" and "a link". */

export const line = (most = 300) =>
	z
		.string("required")
		.trim()
		// The patterns after it never read a long text: some take quadratic time.
		.max(most, { error: "too_long", abort: true })
		// PostgreSQL does not accept NUL, and a lone surrogate is not a character.
		.regex(/^[^\p{Cs}\0]*$/u, "bad_characters");
export const required = (most = 300) => line(most).min(1, "required");

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects control characters.
export const singleLine = (most = 300) => required(most).regex(/^[^\u0000-\u001f\u007f]*$/, "bad_characters");

/**
 * A phone number as people type it, in digits of any script. One that cannot be read is stored as it is and refuses no
 * form (O-24); a text without digits is no number.
 */
export const phone = singleLine(50).regex(/\p{Nd}/u, "bad_phone");

/** Several lines. Rejects control characters except line breaks and tabs. */
export const severalLines = (most: number) =>
	z.preprocess(
		// Browsers submit a line break as two characters, which would count against the limit.
		(value) => (typeof value === "string" ? value.replaceAll("\r\n", "\n") : value),
		// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern rejects control characters.
		required(most).regex(/^[^\u0001-\u0008\u000b-\u001f\u007f]*$/, "bad_characters"),
	);

export const email = line(254).regex(/^[^@\s]+@[^@\s]+\.[^@\s]+$/, "bad_email");

/** Stores empty and blank as null, so that "missing" has one representation (O-03). */
export const optional = <S extends z.ZodType>(schema: S) =>
	z.preprocess(
		(value) => (typeof value === "string" && value.trim() === "" ? null : value),
		schema.nullable().default(null),
	);

/** A path of this site, or an http(s) URL: never a script (S-07). */
export const link = line(2_000).regex(/^(https?:\/\/\S+|\/([^/\\\s]\S*)?)$/, "bad_link");
export const webAddress = line(2_000).regex(/^https?:\/\/\S+$/, "bad_link");

/** An amount of money in whole units of its currency, from 1 to a billion, typed as `readAmount` reads it. */
export const amount = () =>
	z.preprocess(
		(value) => (typeof value !== "string" ? value : value.trim() === "" ? undefined : readAmount(value)),
		z
			.number({ error: ({ input }) => (input === undefined ? "required" : "bad_amount") })
			.int("bad_amount")
			.min(1, "too_small")
			.max(1_000_000_000, "too_large"),
	);

/** The times of a day between which an office is open, stored as "09:00-18:00". May be typed as "9–18" or "9.00 - 18.00". */
export const hours = z.preprocess(
	(value) => (typeof value === "string" ? normalizeHours(value) : value),
	z
		.string("bad_hours")
		.regex(/^([01]\d|2[0-3]):[0-5]\d-([01]\d|2[0-3]):[0-5]\d$/, { error: "bad_hours", abort: true })
		.refine((written) => written.slice(0, 5) < written.slice(6), "bad_hours"),
);

function normalizeHours(typed: string): string {
	const [, opens = "", fromMinute = "00", closes = "", toMinute = "00"] =
		/^(\d\d?)(?:[:.](\d\d))?\s*[-–—]\s*(\d\d?)(?:[:.](\d\d))?$/.exec(typed.trim()) ?? [];
	return opens ? `${opens.padStart(2, "0")}:${fromMinute}-${closes.padStart(2, "0")}:${toMinute}` : typed;
}

/** ISO 3166-1 alpha-2: two letters that name a country; null if none is given. */
export function country() {
	const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
	return optional(
		z
			.string("unknown_country")
			.regex(/^[A-Z]{2}$/, "unknown_country")
			.refine((code) => regions.of(code) !== undefined && !["ZZ", "EU", "UN", "EZ"].includes(code), {
				message: "unknown_country",
				when: ({ issues }) => issues.length === 0,
			}),
	);
}
