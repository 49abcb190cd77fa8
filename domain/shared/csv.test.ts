import fc from "fast-check";
import { expect, test } from "vitest";
import { csvLine, guardCell, unguardCell } from "./csv.ts";

const parts = [..."=+-@＝＋－＠'\";,\t\r\n \u00a0aЎ7(", "+998 71 000 00 00"];
const cell = fc.array(fc.constantFrom(...parts), { maxLength: 12 }).map((found) => found.join(""));

/** Parses a line like Excel with semicolons: a quote counts only at the start of a cell. */
function cellsBySemicolon(line: string): string[] {
	const cells: string[] = [];
	for (let at = 0; at < line.length; at++) {
		let text = "";
		if (line[at] === '"') {
			for (at++; at < line.length && (line[at] !== '"' || line[at + 1] === '"'); at++) {
				if (line[at] === '"') at++;
				text += line[at];
			}
			at++;
		}
		for (; at < line.length && !/[;\t\r\n]/.test(line[at] as string); at++) text += line[at];
		cells.push(text);
	}
	return cells;
}

const isFormula = (text: string) => /^[\s"]*[=+\-@＝＋－＠]/.test(text) && !/^\u00a0\+[\d ().-]+(?:$|,)/.test(text);

test("L8: no cell starts a formula, with any separator", () => {
	fc.assert(
		fc.property(fc.array(cell, { minLength: 1, maxLength: 4 }), (cells) => {
			const line = csvLine(cells);
			expect(cells.map(guardCell).filter(isFormula)).toEqual([]);
			expect(cells.map(guardCell).filter((text) => /^[\t\r\n]/.test(text))).toEqual([]);
			expect(cellsBySemicolon(line).filter(isFormula)).toEqual([]);
		}),
		{ numRuns: 2_000, seed: 8 },
	);
});

test("L8: writing and reading a file returns the same values", () => {
	fc.assert(
		fc.property(fc.oneof(cell, fc.string({ unit: "grapheme" })), (text) => {
			expect(unguardCell(guardCell(text))).toBe(text);
		}),
		{ numRuns: 5_000, seed: 8 },
	);
});

test("L8: cells that start like a formula are escaped, and phone numbers stay readable", () => {
	const cells = ["＝1+1", "\n=1", " =1", '"=1', "a; =1", "a\n-b", "+998 90 123-45-67", "+1-cmd", "plain; text"];
	const guarded = ["'＝1+1", "'\n'=1", "' =1", "'\"=1", "a;' =1", "a\n'-b", "\u00a0+998 90 123-45-67", "'+1-cmd"];
	expect(cells.map(guardCell)).toEqual([...guarded, "plain; text"]);
});
