import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalQuery, hasPixel } from "./query-parameters.ts";

test("O-13: a normalized query string stays the same after normalizing it again", () => {
	const names =
		"q type city university up_to sort ids p topik marks education group page program months home country x";
	const paths = "/programs /universities /universities/x /costs /saved /compare /fit / /programs/x";
	const value = fc.oneof(
		fc.string({ unit: "binary" }),
		fc.string({ unit: "grapheme" }),
		fc.constantFrom("Master", "Busan", "public", "8000000", "name", "1", "2", "07", "1e3", "84.5 %", "met"),
		fc.uuid(),
		fc.array(fc.uuid(), { maxLength: 60 }).map((ids) => ids.join(",")),
	);
	const pairs = fc.array(fc.tuple(fc.constantFrom(...names.split(" ")), value), { maxLength: 8 });
	fc.assert(
		fc.property(fc.constantFrom(...paths.split(" ")), pairs, (path, pairs) => {
			const once = canonicalQuery(path, new URLSearchParams(pairs));
			expect(canonicalQuery(path, new URLSearchParams(once))).toBe(once);
			expect(once).toMatch(/^(\?[\x21-\x7e]+)?$/);
			if (path === "/") expect(once).toBe("");
		}),
		{ seed: 2, numRuns: 2_000 },
	);
});

test("S-11: the ad pixel never runs on account pages, however the URL is written", () => {
	for (const path of ["/", "/apply", "/authors", "/programs/x", "/no%20such", "/adminer", "/fitness"]) {
		expect(hasPixel(path), path).toBe(true);
	}
	for (const path of [
		...["/auth", "/auth/sign-up", "/account", "/admin", "/admin.data", "/admin/programs", "/fit"],
		...["/%61uth", "/%41uth/sign-up", "/auth%2Fconfirm", "//auth", "/acc%6funt", "/%61dmin", "/%", "/%ff", "/auth%"],
	]) {
		expect(hasPixel(path), path).toBe(false);
	}
});
