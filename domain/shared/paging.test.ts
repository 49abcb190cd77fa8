import fc from "fast-check";
import { expect, test } from "vitest";
import { pageWindow, placePage } from "./paging.ts";

test("LIMIT-03, O-12: of more pages, the first, the last, the current one and its neighbors are shown in order, with a gap for omitted numbers", () => {
	fc.assert(
		fc.property(fc.integer({ min: 6, max: 10_000_000 }), fc.double({ min: 0, max: 1, noNaN: true }), (count, where) => {
			const page = 1 + Math.round(where * (count - 1));
			const window = pageWindow(page, count);
			const numbers = window.filter((n) => n !== null);
			expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
			for (const shown of [1, page, count]) expect(numbers).toContain(shown);
			if (page > 1) expect(numbers).toContain(page - 1);
			if (page < count) expect(numbers).toContain(page + 1);
			expect(numbers.every((n) => n === 1 || n === count || Math.abs(n - page) <= 1)).toBe(true);
			for (const [index, n] of window.entries()) {
				const [before, after] = [window[index - 1], window[index + 1]];
				if (n === null) expect((after as number) - (before as number)).toBeGreaterThan(1);
				else if (typeof after === "number") expect(after - n).toBe(1);
			}
		}),
		{ seed: 3, numRuns: 1_000 },
	);
});

test("LIMIT-01, O-13: for any requested page, the shown page exists and its rows start inside the list", () => {
	fc.assert(
		fc.property(fc.integer(), fc.integer({ min: 1, max: 100 }), fc.nat(), (requested, size, total) => {
			const placed = placePage(requested, size, total);
			expect(placed.pages).toBe(Math.max(1, Math.ceil(total / size)));
			expect(placed.page).toBe(Math.min(Math.max(requested, 1), placed.pages));
			expect(placed.offset).toBe((placed.page - 1) * size);
			expect(placed.offset <= Math.max(0, total - 1)).toBe(true);
		}),
		{ seed: 1, numRuns: 1_000 },
	);
});
