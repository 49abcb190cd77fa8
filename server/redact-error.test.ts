import { DrizzleQueryError } from "drizzle-orm";
import { expect, test } from "vitest";
import { redactError } from "./redact-error.ts";

test("S-08: a redacted query error contains where and why it failed, but no personal data", () => {
	const refusal = Object.assign(new Error('invalid input syntax for type json: "Qqname"'), {
		severity: "ERROR",
		code: "22P02",
		detail: "Failing row contains (Qqname).",
		constraint: "some_check",
	});
	const told = redactError(new DrizzleQueryError("insert into t values ($1)", ["Qqname"], refusal));
	expect(told).toMatchObject({ code: "22P02", constraint: "some_check", stack: expect.stringContaining("at ") });
	expect(JSON.stringify(told)).not.toContain("Qq");
});
