import { expect, test } from "vitest";
import { contactDeadline, nextIntake } from "./contact-deadline.ts";

test.each([
	["a Monday", "2026-11-23T06:00:00Z", "2026-11-26"],
	["a Wednesday, with a weekend in between", "2026-11-25T06:00:00Z", "2026-11-30"],
	["a Sunday", "2026-11-22T06:00:00Z", "2026-11-25"],
	["a Sunday evening in UTC, which is Monday in Tashkent", "2026-11-22T20:00:00Z", "2026-11-26"],
	["the end of a year", "2026-12-31T06:00:00Z", "2027-01-05"],
])("an application sent on %s is answered within three business days", (_, submitted, deadline) => {
	expect(contactDeadline(new Date(submitted))).toBe(deadline);
});

test("the next intake is the one whose application months have not passed", () => {
	expect(nextIntake(new Date("2026-11-30T12:00:00Z"))).toBe("march");
	expect(nextIntake(new Date("2026-11-30T19:00:00Z"))).toBe("september");
	expect(nextIntake(new Date("2026-05-31T12:00:00Z"))).toBe("september");
	expect(nextIntake(new Date("2026-06-01T12:00:00Z"))).toBe("march");
});
