import { expect, test } from "vitest";
import { isFetchDue, isNear } from "./rules.ts";

const at = (time: string) => new Date(`2026-09-${time}Z`);

test.each([
	["never fetched", null, null, "29T00:00", true],
	["before 05:30", "28T06:00", "28T06:00", "29T05:29", false],
	["at 05:30", "28T06:00", "28T06:00", "29T05:30", true],
	["fetched at 05:30", "29T05:30", "29T05:30", "29T23:59", false],
	["fetched before 05:30 after a start of the site", "29T05:00", "29T05:00", "29T05:30", true],
	["failed less than an hour ago", "29T05:35", "28T05:31", "29T06:34", false],
	["failed an hour ago", "29T05:35", "28T05:31", "29T06:35", true],
	["the clock was set back", "29T06:00", "29T06:00", "28T12:00", true],
])("the fetch is due: %s", (_what, started, succeeded, now, isDue) => {
	const run = { startedAt: started && at(started), succeededAt: succeeded && at(succeeded) };
	expect(isFetchDue({ startedAt: run.startedAt || null, succeededAt: run.succeededAt || null }, at(now))).toBe(isDue);
});

test("a rate’s day is in the calendar and at most ten days away", () => {
	const days = ["2026-09-19", "2026-10-09", "2026-09-18", "2026-10-10", "2026-09-31", "29.09.2026", ""];
	expect(days.map((day) => isNear(day, at("29T23:00")))).toEqual([true, true, false, false, false, false, false]);
});
