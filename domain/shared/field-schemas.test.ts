import { expect, test } from "vitest";
import { amount, hours } from "./field-schemas.ts";

test.for<[unknown, number]>([
	["1200000", 1_200_000],
	[" 1 200 000 ", 1_200_000],
	["1,200,000", 1_200_000],
	["1\u202f200\u202f000", 1_200_000],
	["1’200’000", 1_200_000],
	["12.500", 12_500],
	["1000000000", 1_000_000_000],
	[20_000_000, 20_000_000],
])("an amount typed as %o is read as %o", ([typed, read]) => {
	expect(amount().parse(typed)).toBe(read);
});

test.for<[unknown, string]>([
	["", "required"],
	[null, "bad_amount"],
	["-5", "too_small"],
	["1.5", "bad_amount"],
	["1 200.000", "bad_amount"],
	["1.200.00", "bad_amount"],
	["1e6", "bad_amount"],
	[1.5, "bad_amount"],
	["0", "too_small"],
	["1000000001", "too_large"],
])("an amount typed as %o is refused: %s", ([typed, code]) => {
	expect(
		amount()
			.safeParse(typed)
			.error?.issues.map(({ message }) => message),
	).toEqual([code]);
});

test.for<[string, string]>([
	["9:00–18:00", "09:00-18:00"],
	[" 8.30 - 17.30 ", "08:30-17:30"],
	["9-18", "09:00-18:00"],
])("hours typed as %o are stored as %o", ([typed, stored]) => {
	expect(hours.parse(typed)).toBe(stored);
});

test.for([["18:00-09:00"], ["9:00-9:00"], ["9"], ["25-26"], ["9:60-10"], ["daily"], [900]])(
	"%o are no hours",
	([typed]) => {
		expect(hours.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(["bad_hours"]);
	},
);
