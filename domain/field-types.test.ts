import { expect, test } from "vitest";
import * as f from "./field-types.ts";
import { inputSchema } from "./input-schema.ts";

const fields = {
	universityId: f.reference("university"),
	title: f.requiredLocalized({ max: 10 }),
	isActive: f.boolean(true),
	tags: f.tags({ most: 2, max: 5 }),
};

test("a list of fields makes the input's schema, with a column of its own for each language of a localized text", () => {
	const schema = inputSchema(fields);
	expect(Object.keys(schema.shape)).toEqual([
		"universityId",
		"title",
		"titleEn",
		"titleRu",
		"titleUz",
		"isActive",
		"tags",
	]);
	const universityId = "00000000-0000-4000-8000-000000000000";
	expect(schema.parse({ universityId, title: "Law", titleRu: " " })).toEqual({
		universityId,
		title: "Law",
		titleEn: null,
		titleRu: null,
		titleUz: null,
		isActive: true,
		tags: [],
	});
	const faults = schema.safeParse({ universityId, title: "", titleUz: "eleven chars", tags: ["a", "b", "c"], more: 1 });
	expect(faults.error?.issues.map(({ path, message }) => [path.join("."), message])).toEqual([
		["title", "required"],
		["titleUz", "too_long"],
		["tags", "too_many"],
		["", expect.stringContaining("more")],
	]);
});

test("an order names the first fields; a field that it does not name follows in its own place", () => {
	const named = f.inOrder(fields, ["title", "universityId"]);
	expect(named.map(([name]) => name)).toEqual(["title", "universityId", "isActive", "tags"]);
	expect(named.flatMap(f.sheetColumns)).toEqual([
		"title",
		"title_en",
		"title_ru",
		"title_uz",
		"university_id",
		"university",
		"is_active",
		"tags",
	]);
});

test("a record is known by its first localized field, else by its first", () => {
	expect(f.namingField(fields)).toBe("title");
	expect(f.namingField({ platform: f.choice(["a"], { issue: "unknown" }), url: f.requiredUrl() })).toBe("platform");
});
