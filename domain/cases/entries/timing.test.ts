import { expect, test } from "vitest";
import { isStatusNotified, visibleAtOf } from "./timing.ts";

/** A time of day in Tashkent, five hours before UTC. */
const tashkent = (time: string) => new Date(`${time}+05:00`);

test.each([
	["23:10:00", "2026-11-22T09:00:00"],
	["19:57:59", "2026-11-21T19:59:59"],
	["19:58:00", "2026-11-22T09:00:00"],
	["23:59:00", "2026-11-22T09:00:00"],
	["00:10:00", "2026-11-21T09:00:00"],
	["08:57:00", "2026-11-21T09:00:00"],
	["08:58:00", "2026-11-21T09:00:00"],
	["08:58:01", "2026-11-21T09:00:01"],
	["12:00:00", "2026-11-21T12:02:00"],
])("B2-7: a rejection at %s in Tashkent is shown at %s", (time, shown) => {
	expect(visibleAtOf("rejected", tashkent(`2026-11-21T${time}`))).toEqual(tashkent(shown));
});

test("only the statuses that concern the applicant are notified", () => {
	const told = ["documents_requested", "interview_scheduled", "accepted", "rejected", "enrolled"] as const;
	const silent = ["pending", "contacted", "in_review", "approved"] as const;
	expect([...silent, ...told].filter(isStatusNotified)).toEqual(told);
});
