import { expect, test } from "vitest";
import * as f from "./field-types.ts";
import { filterParams, filtersOf, isFiltered, readFilters } from "./filters.ts";

const filters = filtersOf({
	universityId: f.reference("university", { filter: true }),
	title: f.requiredLocalized(),
	intake: f.choice(["Spring", "Fall"], { issue: "unknown_intake", filter: true }),
	hasDormitory: f.boolean(false, { filter: true }),
	isPublic: f.boolean(true, { filter: { param: "type", options: ["public", "private"] } }),
	location: f.requiredLocalized({ filter: { name: "city", options: ["Seoul"] } }),
});
const read = (query: string) => readFilters(filters, new URLSearchParams(query));

test("each field with a filter makes one, under its own name, its reference's, or the one that it gives", () => {
	expect(Object.entries(filters).map(([name, { field, param }]) => [name, field, param])).toEqual([
		["university", "universityId", "university"],
		["intake", "intake", "intake"],
		["hasDormitory", "hasDormitory", "hasDormitory"],
		["isPublic", "isPublic", "type"],
		["city", "location", "city"],
	]);
});

test("an address is read into values, and values make the same address in the order of the fields", () => {
	const id = "0b5d8ad6-6a52-4a2c-9a2e-2d1d6d9bd7a1";
	const values = read(`city=Seoul&type=private&hasDormitory=yes&intake=Fall&university=${id.toUpperCase()}`);
	expect(values).toEqual({ university: id, intake: "Fall", hasDormitory: true, isPublic: false, city: "Seoul" });
	expect(new URLSearchParams(filterParams(filters, values)).toString()).toBe(
		`university=${id}&intake=Fall&hasDormitory=yes&type=private&city=Seoul`,
	);
	expect([isFiltered(filters, values), isFiltered(filters, { isPublic: false }), isFiltered(filters, {})]).toEqual([
		true,
		true,
		false,
	]);
});

test("unknown values of filters are ignored", () => {
	expect(read("city=seoul&type=all&hasDormitory=true&intake=Summer&university=1&title=x")).toEqual({});
});
