import fc from "fast-check";
import { expect, test } from "vitest";
import { assignNumbers, byAge, type Place, type Source } from "./numbers.ts";

const at = (createdAt: number, id = "a"): Source => ({ id: `${createdAt}-${id}`, createdAt, fee: null });
const placed = (createdAt: number, number: number): Place => ({ ...at(createdAt), number });
const numbersOf = (places: Place[]) => places.map(({ id, number }) => [id, number]);

test("new rows that are the latest get the next numbers, by age", () => {
	expect(numbersOf(assignNumbers([], [at(30), at(20, "b"), at(20, "a")], 4))).toEqual([
		["20-a", 5],
		["20-b", 6],
		["30-a", 7],
	]);
});

test("a restored row takes the number that it had left, and no other row moves", () => {
	expect(numbersOf(assignNumbers([placed(30, 6), placed(40, 7)], [at(20)], 4))).toEqual([["20-a", 5]]);
});

test("a row in between moves the following ones up to the next free number", () => {
	expect(numbersOf(assignNumbers([placed(30, 5), placed(40, 6), placed(50, 9)], [at(20)], 4))).toEqual([
		["20-a", 5],
		["30-a", 6],
		["40-a", 7],
	]);
});

test("for any rows, a later row has a higher number", () => {
	const rows = fc.uniqueArray(fc.tuple(fc.nat(20), fc.constantFrom("a", "b", "c")), {
		selector: String,
		maxLength: 20,
	});
	fc.assert(
		fc.property(rows, rows, fc.array(fc.nat(2), { minLength: 20, maxLength: 20 }), (old, added, steps) => {
			const places = old
				.map(([time, id]) => at(time, id))
				.toSorted(byAge)
				.map((source, index) => ({ ...source, number: index * 3 + (steps[index] ?? 0) }));
			const known = new Set(places.map(({ id }) => id));
			const fresh = added.map(([time, id]) => at(time, id)).filter(({ id }) => !known.has(id));
			const assigned = new Map(assignNumbers(places, fresh, -1).map((place) => [place.id, place.number]));
			const all = [...places, ...fresh]
				.toSorted(byAge)
				.map((source) => assigned.get(source.id) ?? (source as Place).number);
			expect(all).toEqual([...new Set(all)].toSorted((one, other) => one - other));
			expect(fresh.every(({ id }) => assigned.has(id))).toBe(true);
		}),
	);
});
