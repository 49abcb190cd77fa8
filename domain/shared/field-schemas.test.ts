import { expect, test } from "vitest";
import { amount, hours } from "./field-schemas.ts";

const codesOf = (schema: ReturnType<typeof amount> | typeof hours, typed: unknown) =>
	schema.safeParse(typed).error?.issues.map(({ message }) => message);

test("an amount is read with separators of thousands, and refused with the reason", () => {
	const million = ["1200000", " 1 200 000 ", "1,200,000", "1\u202f200\u202f000", "1’200’000", 1_200_000];
	for (const typed of million) expect(amount().parse(typed), String(typed)).toBe(1_200_000);
	expect([amount().parse("12.500"), amount().parse("1000000000")]).toEqual([12_500, 1_000_000_000]);
	for (const typed of [null, "1.5", "1 200.000", "1.200.00", "1e6", 1.5])
		expect(codesOf(amount(), typed), String(typed)).toEqual(["bad_amount"]);
	const others = { "": "required", "-5": "too_small", "0": "too_small", "1000000001": "too_large" };
	for (const [typed, code] of Object.entries(others)) expect(codesOf(amount(), typed), typed).toEqual([code]);
});

test("hours are stored as 09:00-18:00, and anything else is refused", () => {
	const pairs = { "9:00–18:00": "09:00-18:00", " 8.30 - 17.30 ": "08:30-17:30", "9-18": "09:00-18:00" };
	for (const [typed, stored] of Object.entries(pairs)) expect(hours.parse(typed), typed).toBe(stored);
	for (const typed of ["18:00-09:00", "9:00-9:00", "9", "25-26", "9:60-10", "daily", 900])
		expect(codesOf(hours, typed), String(typed)).toEqual(["bad_hours"]);
});
