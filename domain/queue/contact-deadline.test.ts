import { expect, test } from "vitest";
import { contactDeadline } from "./contact-deadline.ts";

test.each([
	["a Monday", "2026-11-23T06:00:00Z", "2026-11-26"],
	["a Wednesday, with a weekend in between", "2026-11-25T06:00:00Z", "2026-11-30"],
	["a Sunday", "2026-11-22T06:00:00Z", "2026-11-25"],
	["a Sunday evening in UTC, which is Monday in Tashkent", "2026-11-22T20:00:00Z", "2026-11-26"],
	["the end of a year", "2026-12-31T06:00:00Z", "2027-01-05"],
])("an application sent on %s is answered within three business days", (_, submitted, deadline) => {
	expect(contactDeadline(new Date(submitted))).toBe(deadline);
});
