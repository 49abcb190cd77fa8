import fc from "fast-check";
import { expect, test } from "vitest";
import { gridOf } from "./bars.tsx";

test("a chart's grid has two to five whole numbers, from 0 to the highest count or a little above", () => {
	expect([0, 1, 3, 7, 10, 42, 1_000].map(gridOf)).toEqual([
		[0, 1],
		[0, 1],
		[0, 1, 2, 3],
		[0, 2, 4, 6, 8],
		[0, 5, 10],
		[0, 20, 40, 60],
		[0, 500, 1_000],
	]);
	fc.assert(
		fc.property(fc.nat({ max: 100_000_000 }), (most) => {
			const grid = gridOf(most);
			const [step = 0, top = 0] = [grid[1], grid.at(-1)];
			expect(grid.length).toBeGreaterThanOrEqual(2);
			expect(grid.length).toBeLessThanOrEqual(5);
			expect(grid.every(Number.isInteger)).toBe(true);
			expect(top >= most && (most === 0 || top - step < most)).toBe(true);
		}),
	);
});
