import { expect, test } from "vitest";
import { isGivenUp, pauseAfter } from "./retry-policy.ts";

test("the delay doubles after each failure, up to six hours", () => {
	const attempts = Array.from({ length: 14 }, (_, index) => index + 1);
	expect(attempts.map((attempt) => pauseAfter(attempt, 0.5))).toEqual([
		5, 10, 20, 40, 80, 160, 320, 640, 1_280, 2_560, 5_120, 10_240, 20_480, 21_600,
	]);
	expect(pauseAfter(5_000, 1)).toBe(21_600);
	// Those that failed together are retried at different times.
	expect([pauseAfter(1, 0), pauseAfter(1, 1)]).toEqual([2.5, 7.5]);
});

test("a delivery is retried for three days", () => {
	const created = new Date("2026-11-21T09:00:00Z");
	expect(isGivenUp(created, new Date("2026-11-24T09:00:00Z"))).toBe(false);
	expect(isGivenUp(created, new Date("2026-11-24T09:00:01Z"))).toBe(true);
	// Setting back the clock does not end the retries.
	expect(isGivenUp(created, new Date("2026-11-01T09:00:00Z"))).toBe(false);
});
