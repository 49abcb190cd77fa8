import fc from "fast-check";
import { expect, test } from "vitest";
import { asId, cleanQuery } from "./validation.ts";

const anyText = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme" }), fc.string({ maxLength: 400 }));

test("S-14, O-14: a search text is always well-formed, short, and one trimmed line", () => {
	fc.assert(
		fc.property(anyText, (typed) => {
			const query = cleanQuery(typed);
			expect(query.isWellFormed()).toBe(true);
			expect([...query].length).toBeLessThanOrEqual(80);
			expect(query).toBe(query.trim());
			expect(query).not.toMatch(/\s\s|[^\S ]|\p{Cc}/u);
			expect(cleanQuery(query)).toBe(query);
		}),
		{ seed: 1, numRuns: 2_000 },
	);
});

test("S-14: a value that is not text is an empty search", () => {
	for (const value of [null, undefined, 1, {}, ["a"], Symbol.iterator]) expect(cleanQuery(value)).toBe("");
});

test("an id is a lowercase UUID, or undefined", () => {
	expect(asId("3F2504E0-4F89-41D3-9A0C-0305E82C3301")).toBe("3f2504e0-4f89-41d3-9a0c-0305e82c3301");
	for (const value of [
		"",
		"x",
		"3f2504e04f8941d39a0c0305e82c3301",
		"3f2504e0-4f89-41d3-9a0c-0305e82c3301\n",
		null,
		7,
		{},
	]) {
		expect(asId(value)).toBeUndefined();
	}
});
