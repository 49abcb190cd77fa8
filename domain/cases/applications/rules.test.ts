import { expect, test } from "vitest";
import { filterParams } from "../../records/filters.ts";
import { applicationFilter, applicationFilters, spellings } from "./rules.ts";
import { applicationStatuses, firstStatuses, furtherStatuses } from "./schema.ts";

test("STATE-04, C-02: the five statuses of the spec come first, followed by the other three", () => {
	expect(firstStatuses).toEqual(["pending", "contacted", "in_review", "accepted", "rejected"]);
	expect(furtherStatuses).toEqual(["documents_requested", "interview_scheduled", "enrolled"]);
	expect([...firstStatuses, ...furtherStatuses].sort()).toEqual([...applicationStatuses].sort());
});

test("a filter survives a round trip through its parameters, and unknown values are ignored", () => {
	const read = (query: string) => applicationFilter(new URLSearchParams(query), "Asia/Seoul");
	const whole = "status=in_review&date=today&age_from=18&email=no";
	expect(new URLSearchParams(filterParams(applicationFilters, read(whole))).toString()).toBe(whole);
	expect(read("q=%20bobur")).toMatchObject({ query: "bobur" });
	expect(read("page=3")).toMatchObject({ page: 3 });
	expect(read("")).toEqual({ query: "", page: 1, zone: "Asia/Seoul" });
	expect(read("status=approved")).toMatchObject({ status: "approved" });
	const unknown = read("status=unknown&date=month&page=0&page=-1&q=%20%20");
	expect(filterParams(applicationFilters, unknown)).toEqual({});
	expect(unknown).toMatchObject({ page: 1 });
	expect(read("page=99999999999")).toMatchObject({ page: 1 });
});

test("a phone number is searched by its digits, a reference with its hyphens", () => {
	expect(spellings("+998 (90) 123-45-67")).toEqual(["+998 (90) 123-45-67", "901234567"]);
	expect(spellings("00998901234567")).toContain("901234567");
	expect(spellings("90 123 45 67")).toContain("901234567");
	expect(spellings("Bobur 123-45-67")).toEqual(["Bobur 123-45-67", "Bobur 1234567"]);
	expect(spellings("HM7K3PQ9TD")).toContain("hm-7K3P-Q9TD");
	expect(spellings("Bobur")).toEqual(["Bobur"]);
	expect(spellings("19 a")).toEqual(["19 a"]);
});
