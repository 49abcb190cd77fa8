import { expect, test } from "vitest";
import { officeCity, openingAt } from "./rules.ts";

const closed = new Set(["2026-12-25"]);

// 2026-11-23 is a Monday, 2026-12-25 a Friday; Seoul is nine hours ahead of UTC, Tashkent five.
test.each([
	["Seoul", "2026-11-22T23:59:59Z", false, "2026-11-23T00:00Z"],
	["Seoul", "2026-11-23T00:00:00Z", true, "2026-11-23T09:00Z"],
	["Seoul", "2026-11-23T09:00:00Z", false, "2026-11-24T00:00Z"],
	["Tashkent", "2026-11-21T04:59:00Z", false, "2026-11-21T05:00Z"],
	["Tashkent", "2026-11-21T05:00:00Z", true, "2026-11-21T11:00Z"],
	["Tashkent", "2026-11-21T11:00:00Z", false, "2026-11-23T04:00Z"],
	["Seoul", "2026-12-24T09:00:00Z", false, "2026-12-26T01:00Z"],
	["Seoul", "2026-12-25T03:00:00Z", false, "2026-12-26T01:00Z"],
] as const)(
	"LIMIT-16, LIMIT-17, B6: the office in %s at %s is open: %s, by its hours in local time, and never on its closed days",
	(city, at, open, until) => {
		expect(openingAt(city, new Date(at), closed)).toEqual({ open, until: new Date(until) });
	},
);

test("C-06: an office's city is recognized by its name or address in any of the three languages", () => {
	expect(officeCity({ name: "Head office", addressRu: "г. Сеул" })).toBe("Seoul");
	expect(officeCity({ name: "Toshkentdagi ofis" })).toBe("Tashkent");
	expect(officeCity({ name: "Almaty", email: "seoul@example.com" })).toBeUndefined();
});
