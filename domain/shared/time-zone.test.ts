import { expect, test } from "vitest";
import { asZone, dayOf, homeZone, isoDayIn, officeZones } from "./time-zone.ts";

test("O-34: an unknown time zone falls back to the consultancy's", () => {
	expect(asZone("America/New_York")).toBe("America/New_York");
	for (const none of [undefined, "", "Mars/Olympus", "'; drop table", "\u0000"]) expect(asZone(none)).toBe(homeZone);
});

test("DASH-20, O-34: the day is the viewer's calendar day, whatever its length", () => {
	const day = (now: string, zone: string) => {
		const { from, to } = dayOf(new Date(now), zone);
		return [from.toISOString(), to.toISOString()];
	};
	expect(day("2026-11-21T18:30:00Z", "Asia/Tashkent")).toEqual([
		"2026-11-20T19:00:00.000Z",
		"2026-11-21T19:00:00.000Z",
	]);
	expect(day("2026-11-21T19:00:00Z", "Asia/Tashkent")).toEqual([
		"2026-11-21T19:00:00.000Z",
		"2026-11-22T19:00:00.000Z",
	]);
	expect(day("2026-12-31T23:59:59Z", "UTC")).toEqual(["2026-12-31T00:00:00.000Z", "2027-01-01T00:00:00.000Z"]);
	expect(day("2026-03-08T17:00:00Z", "America/New_York")).toEqual([
		"2026-03-08T05:00:00.000Z",
		"2026-03-09T04:00:00.000Z",
	]);
	expect(day("2026-11-01T17:00:00Z", "America/New_York")).toEqual([
		"2026-11-01T04:00:00.000Z",
		"2026-11-02T05:00:00.000Z",
	]);
	expect(day("2026-11-21T10:00:00Z", "Pacific/Kiritimati")).toEqual([
		"2026-11-21T10:00:00.000Z",
		"2026-11-22T10:00:00.000Z",
	]);
});

test.each(Object.values(officeZones))("the days of %s change when its clocks say so", (zone) => {
	const clock = new Intl.DateTimeFormat("en-CA", { timeZone: zone });
	for (let hour = 0; hour < 2 * 366 * 24; hour++) {
		const at = new Date(Date.UTC(2026, 0, 1, hour, 59, 59, 999));
		expect(isoDayIn(at, zone)).toBe(clock.format(at));
	}
});
