import { expect, test } from "vitest";
import { nextBachelorApplications, nextIntake, usualApplications } from "./usual-applications.ts";

test.each([
	["Bachelor", "2026-11-30", "march", 10, 11],
	["Bachelor", "2026-12-01", "september", 4, 5],
	["Bachelor", "2027-05-31", "september", 4, 5],
	["Bachelor", "2027-06-01", "march", 10, 11],
	["Master", "2026-10-31", "march", 9, 10],
	["PhD", "2026-11-01", "september", 3, 4],
])("the usual applications for a %s program on %s are those of the next intake", (type, day, intake, from, to) => {
	expect(usualApplications([type], new Date(`${day}T12:00:00Z`))).toMatchObject({ kind: "months", intake, from, to });
});

test("of several levels the months that end first count, and language courses only alone", () => {
	const now = new Date("2026-11-22T12:00:00Z");
	const march = { kind: "months", intake: "march", from: 10, to: 11, isNow: true };
	expect(usualApplications(["Language", "PhD", "Bachelor"], now)).toEqual(march);
	expect(usualApplications(["Korean Language Program"], now)).toEqual({ kind: "terms" });
	expect(usualApplications(["Exchange"], now)).toBeNull();
	expect(usualApplications([], now)).toBeNull();
});

test("the next intake is the one whose application months have not passed", () => {
	expect(nextIntake(new Date("2026-11-30T12:00:00Z"))).toBe("march");
	expect(nextIntake(new Date("2026-11-30T19:00:00Z"))).toBe("september");
	expect(nextIntake(new Date("2026-05-31T12:00:00Z"))).toBe("september");
	expect(nextIntake(new Date("2026-06-01T12:00:00Z"))).toBe("march");
});

test("visual 20: the usual months are now from their first to their last day", () => {
	const isNow = (day: string) => nextBachelorApplications(new Date(`${day}T12:00:00Z`)).isNow;
	expect(["2026-09-30", "2026-10-01", "2026-11-30", "2026-12-01"].map(isNow)).toEqual([false, true, true, false]);
	const { intake, following } = nextBachelorApplications(new Date("2026-11-24T12:00:00Z"));
	expect([intake, following]).toEqual(["march", { intake: "september", from: 4, to: 5 }]);
});
