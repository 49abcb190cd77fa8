import { expect, test } from "vitest";
import { type Certification, isCertified, isRestricted, scopeOf, statusOn } from "./rules.ts";

const row = (more: Partial<Certification> = {}): Certification => ({
	scope: "degree",
	status: "certified",
	validFrom: "2026-03-01",
	validTo: "2027-02-28",
	source: "https://www.example.org/list",
	checkedOn: "2026-11-20",
	...more,
});

test("B13-1, B13-2: only the row of the scope that is valid on the day counts, from the first to the last day", () => {
	const rows = [
		row(),
		row({ status: "precision_screening", validFrom: "2027-03-01", validTo: "2028-02-29" }),
		row({ scope: "language", status: "excellent" }),
	];
	const on = (day: string, scope: "degree" | "language" = "degree") => statusOn(rows, scope, day)?.status;
	expect(["2026-02-28", "2026-03-01", "2027-02-28", "2027-03-01", "2028-03-01"].map((day) => on(day))).toEqual([
		undefined,
		"certified",
		"certified",
		"precision_screening",
		undefined,
	]);
	expect([on("2026-06-01", "language"), statusOn([], "degree", "2026-06-01")]).toEqual(["excellent", undefined]);
});

test("B13-1: excellent counts as certified; only precision screening stops visas", () => {
	const statuses = ["excellent", "certified", "not_certified", "enhanced_screening", "precision_screening"] as const;
	expect(statuses.filter((status) => isCertified({ status }))).toEqual(["excellent", "certified"]);
	expect(statuses.filter((status) => isRestricted({ status }))).toEqual(["precision_screening"]);
	expect(["Bachelor", "Master (MBA)", "Language"].map(scopeOf)).toEqual(["degree", "degree", "language"]);
});
