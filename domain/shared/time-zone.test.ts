import { expect, test } from "vitest";
import { asZone, dayOf, homeZone, isoDayIn, officeZones } from "./time-zone.ts";

test("O-34: an unknown time zone falls back to the consultancy's", () => {
	expect(asZone("America/New_York")).toBe("America/New_York");
	for (const none of [undefined, "", "Mars/Olympus", "'; drop table", "\u0000"]) expect(asZone(none)).toBe(homeZone);
});

test("DASH-20, O-34: the day is the viewer's calendar day, whatever its length", () => {
	for (const [now, zone, from, to] of [
		["2026-11-21T18:30:00Z", "Asia/Tashkent", "2026-11-20T19", "2026-11-21T19"],
		["2026-11-21T19:00:00Z", "Asia/Tashkent", "2026-11-21T19", "2026-11-22T19"],
		["2026-03-08T17:00:00Z", "America/New_York", "2026-03-08T05", "2026-03-09T04"],
		["2026-11-01T17:00:00Z", "America/New_York", "2026-11-01T04", "2026-11-02T05"],
	] as const) {
		const day = dayOf(new Date(now), zone);
		expect(day, now).toEqual({ from: new Date(`${from}:00:00Z`), to: new Date(`${to}:00:00Z`) });
	}
});

test.each(Object.values(officeZones))("the days of %s change when its clocks say so", (zone) => {
	const clock = new Intl.DateTimeFormat("en-CA", { timeZone: zone });
	for (let hour = 0; hour < 2 * 366 * 24; hour++) {
		const at = new Date(Date.UTC(2026, 0, 1, hour, 59, 59, 999));
		expect(isoDayIn(at, zone)).toBe(clock.format(at));
	}
});
