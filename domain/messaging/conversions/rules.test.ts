import { expect, test } from "vitest";
import { hashedEmail, hashedPhone, internationalDigits } from "./rules.ts";

test("email addresses and phone numbers are hashed like Meta's own examples", async () => {
	expect(await hashedEmail(" John_Smith@gmail.com ")).toMatch(/^62a14e44f765419d[0-9a-f]{48}$/);
	expect(await hashedPhone("+1 (650) 555-1212")).toMatch(/^e323ec626319ca94[0-9a-f]{48}$/);
});

test.each([
	["+998 90 123-45-67", "998901234567"],
	["00998901234567", "998901234567"],
	["90 123 45 67", "998901234567"],
	["+82 10-1234-5678", "821012345678"],
	["010-1234-5678", "821012345678"],
	["+7 (701) 234-56-78", "77012345678"],
	["12345", undefined],
	["no number", undefined],
	["+1 23 456 78 90 12 34 56 78 90", undefined],
])("%s becomes %s: digits with the country code, or undefined", (phone, digits) => {
	expect(internationalDigits(phone)).toBe(digits);
});
