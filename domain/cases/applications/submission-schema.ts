import { z } from "zod";
import { type CertificateType, certificateTypes } from "../../../database/values.ts";
import { email, line, optional, phone, singleLine } from "../../shared/field-schemas.ts";

export { type CertificateType, certificateTypes };

/** One chosen certificate; a level is entered as its score (C-11), and 'other' is described in it (O-26). */
export type Certificate = { type: CertificateType; score: string | null };

/** The current version of the terms: `updated` in app/legal, the same in every language. */
export const termsVersion = "2026-11-30";

const score = optional(line(100));
const certificate = z.strictObject({ type: z.enum(certificateTypes, "unknown_certificate"), score });

/** Spec §5 and O-24: blank counts as missing, age is a whole number from 1 to 120, a phone number contains digits. */
export const applicationInput = z.strictObject({
	fullName: singleLine(),
	location: singleLine(),
	phoneNumber: phone,
	/** A string from forms, a number from API clients. */
	age: z.preprocess(
		(value) => (typeof value === "number" ? String(value) : value),
		z
			.string("required")
			.trim()
			.min(1, "required")
			.regex(/^\d{1,3}$/, "bad_age")
			.transform(Number)
			.refine((age) => age >= 1 && age <= 120, "bad_age"),
	),
	email: optional(email),
	comment: optional(line(5_000)),
	languageCertificates: z.array(certificate).max(certificateTypes.length).default([]),
	universityId: optional(z.uuid("unknown_university")),
	programId: optional(z.uuid("unknown_program")),
	termsAgreed: z.literal(true, "terms"),
	marketingConsent: z.boolean().default(false),
});

/**
 * Normalizes a choice of certificates (spec §4): 'none' excludes all others, and only chosen certificates have a score.
 */
export function chosenCertificates(
	types: readonly CertificateType[],
	scores: Partial<Record<CertificateType, string>>,
): Certificate[] {
	const others = types.filter((type) => type !== "none");
	if (others.length === 0) return types.includes("none") ? [{ type: "none", score: null }] : [];
	return [...new Set(others)].map((type) => ({ type, score: scores[type]?.trim() || null }));
}
