import { expect, test } from "vitest";
import { factAge, staleBefore } from "./rules.ts";

const noon = (day: string) => new Date(`${day}T07:00:00Z`);

test("B13-4: a fact is stale 180 days after its check, by Tashkent's calendar", () => {
	expect(factAge("2026-05-27", noon("2026-11-22"))).toBe("fresh");
	expect(factAge("2026-05-27", noon("2026-11-23"))).toBe("stale");
	// In Tashkent, 23 November begins at 19:00 UTC.
	expect(factAge("2026-05-27", new Date("2026-11-22T18:59:59Z"))).toBe("fresh");
	expect(factAge("2026-05-27", new Date("2026-11-22T19:00:00Z"))).toBe("stale");
	expect(factAge("2027-01-01", noon("2026-11-23"))).toBe("fresh");
	expect(staleBefore(noon("2024-08-29"))).toBe("2024-03-03");
});

test("B13-4: a certification is stale after the first 1 March that follows its check", () => {
	const age = (checkedOn: string, today: string) => factAge(checkedOn, noon(today), "certification");
	expect(age("2026-02-20", "2026-03-01")).toBe("fresh");
	expect(age("2026-02-20", "2026-03-02")).toBe("stale");
	expect(age("2026-03-01", "2027-03-01")).toBe("fresh");
	expect(age("2026-03-01", "2027-03-02")).toBe("stale");
	expect(age("2026-11-21", "2027-02-28")).toBe("fresh");
});
