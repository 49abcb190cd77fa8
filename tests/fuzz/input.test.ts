import fc from "fast-check";
import { expect, test } from "vitest";
import type { z } from "zod";
import { applicationInput } from "../../domain/cases/applications/submission-schema.ts";
import { contactInput } from "../../domain/cases/contacts/schema.ts";
import { problemOf } from "../../domain/shared/errors.ts";
import { parse } from "../../domain/shared/validation.ts";
import { visaInput } from "../../domain/visa/schema.ts";
import { garbage } from "../support/arbitrary.ts";
import { anApplication } from "../support/backend.ts";

// Hundreds of times cheaper than the requests of the other files, whose pages take milliseconds to render.

const text = fc.oneof(
	fc.string({ unit: "binary", maxLength: 60 }),
	fc.string({ maxLength: 30 }),
	fc.constantFrom("Aziza Karimova", "a@example.com", "AA0000000", "2007-05-14", "19", "12345", " yes "),
	fc.constantFrom("\u0000", "a\ud800", "x".repeat(101), "x".repeat(301), "9".repeat(3_000), "x".repeat(6_000)),
	fc.constantFrom("2007-02-30", "\u202eabc", "٣"),
);
const value = fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: garbage });

/** Every string in a parsed value. */
const stringsIn = (parsed: unknown): string[] =>
	typeof parsed === "string" ? [parsed] : Object.values(parsed ?? {}).flatMap(stringsIn);

/** A valid input and its schema, by the input's name. */
const inputs: [name: string, schema: z.ZodType, valid: Record<string, unknown>][] = [
	["contact messages", contactInput, { name: "Aziza", email: "a@example.com", message: "When does the term begin?" }],
	["applications", applicationInput, { ...anApplication, email: "b@example.com", universityId: null, programId: null }],
	[
		"visa checks",
		visaInput("2026-11-23"),
		{ fullName: "TESTOVA TEST", passportNumber: "AA0000000", dateOfBirth: "2007-05-14" },
	],
];

test.each(inputs)(
	"3,000 generated %s are rejected with reasons, or contain only what PostgreSQL stores",
	(_name, schema, valid) => {
		const names = Object.keys(valid);
		expect(() => parse(schema, valid)).not.toThrow();
		const changes = fc.dictionary(fc.constantFrom(...names, "unknown"), value, { maxKeys: 3, noNullPrototype: true });
		const outcomes = { accepted: 0, rejected: 0 };
		fc.assert(
			fc.property(
				fc.oneof({ weight: 9, arbitrary: changes.map((changed) => ({ ...valid, ...changed })) }, garbage),
				(input) => {
					try {
						for (const stored of stringsIn(parse(schema, input))) {
							expect(stored.isWellFormed() && !stored.includes("\u0000"), JSON.stringify(stored)).toBe(true);
							expect(stored.length).toBeLessThanOrEqual(5_000);
						}
						outcomes.accepted++;
					} catch (error) {
						const problem = problemOf(error);
						if (problem?.kind !== "invalid") throw error;
						expect(problem.issues.length).toBeGreaterThan(0);
						for (const { code } of problem.issues) expect(code).toMatch(/^[a-z_]+$/);
						outcomes.rejected++;
					}
				},
			),
			{ numRuns: 3_000, seed: 20_261_124 },
		);
		expect(Math.min(outcomes.accepted, outcomes.rejected)).toBeGreaterThan(100);
	},
);
