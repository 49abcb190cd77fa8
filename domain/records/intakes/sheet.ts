import { linesOf, readLine, writeLine } from "../sheet-lines.ts";
import { type Intake, intakeDates, maxIntakes } from "./rules.ts";

/**
 * The intakes of a program in a spreadsheet: the column `intakes` has a line for each, with its values in the order of
 * `lineFields`.
 *
 *     2027 | spring | 1 | certain | 2026-10-19 | 2026-11-13 | | 2026-12-23 | 2027-03-02 | UZ 2026-11-06 | | https://example.com | 2026-11-24
 *     2027 | fall | 1 | expected | 2027-04 | 2027-05 | | | 2027-09 | | 2026 | https://example.com | 2026-11-24
 */
const [opens, ...later] = intakeDates;
const lineFields = [
	"year",
	"term",
	"round",
	"certainty",
	opens,
	"closes",
	...later,
	"countries",
	"baseYear",
	"source",
	"checkedOn",
] as const;

export const intakesColumn = "intakes";

/** "UZ 2026-12-31; VN 2026-12-31" */
export const countriesText = (countries: Intake["countries"]): string =>
	countries.map(({ country, closes }) => `${country} ${closes}`).join("; ");

export const intakesCell = (intakes: readonly Intake[]): string =>
	intakes
		.map((intake) =>
			writeLine(
				lineFields.map((field) =>
					field === "countries" ? countriesText(intake.countries) : String(intake[field] ?? ""),
				),
			),
		)
		.join("\n");

/** Unvalidated intakes, for the schema. */
export const readIntakesCell = (cell: string): Record<string, string>[] =>
	linesOf(cell, maxIntakes).map((line) => readLine(line, lineFields));
