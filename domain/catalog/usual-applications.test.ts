import { expect, test } from "vitest";
import { nextBachelorApplications, nextIntake, spanState, usualApplications } from "./usual-applications.ts";

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
	const following = { intake: "september", from: 4, to: 5 };
	const march = { kind: "months", intake: "march", from: 10, to: 11, state: "closing", following, missed: null };
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

test("visual 20: months before an intake come, are open, close and have passed, by the day in Tashkent, until studies begin", () => {
	const on = (day: string) => [
		spanState([10, 11], "march", new Date(`${day}+05:00`)),
		spanState([4, 5], "september", new Date(`${day}+05:00`)),
		spanState([11, 1], "march", new Date(`${day}+05:00`)),
	];
	expect(on("2026-09-30T23:59:59")).toEqual(["ahead", "ahead", "ahead"]);
	expect(on("2026-10-01T00:00:00")).toEqual(["open", "ahead", "ahead"]);
	expect(on("2026-10-31T23:59:59")).toEqual(["open", "ahead", "ahead"]);
	expect(on("2026-11-01T00:00:00")).toEqual(["closing", "ahead", "open"]);
	expect(on("2026-11-30T23:59:59")).toEqual(["closing", "ahead", "open"]);
	expect(on("2026-12-01T00:00:00")).toEqual(["passed", "ahead", "open"]);
	expect(on("2027-01-31T23:59:59")).toEqual(["passed", "ahead", "closing"]);
	expect(on("2027-02-28T23:59:59")).toEqual(["passed", "ahead", "passed"]);
	expect(on("2027-03-01T00:00:00")).toEqual(["ahead", "ahead", "ahead"]);
	expect(on("2027-06-01T00:00:00")).toEqual(["ahead", "passed", "ahead"]);
});

test("visual 20: a missed intake is named until its studies begin, and then no more", () => {
	const missed = (day: string) => nextBachelorApplications(new Date(`${day}T12:00:00+05:00`)).missed;
	expect(["2026-11-30", "2026-12-01", "2027-02-28", "2027-03-01", "2027-06-01", "2027-09-01"].map(missed)).toEqual([
		...[null, "march", "march"],
		...[null, "september", null],
	]);
});
