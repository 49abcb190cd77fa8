import { expect, test } from "vitest";
import { adminTexts } from "./all-texts.ts";
import { intakeLine } from "./row-values.ts";

test("the line of an intake names its round, if it is not the only one", () => {
	const values = { year: "2027", term: "spring", opens: "2026-10-12", closes: "2026-10-30", certainty: "certain" };
	const line = (round: string, language: "en" | "ru" | "uz") =>
		intakeLine({ ...values, round }, adminTexts[language].intakeForm, language).split(":")[0];
	for (const first of ["", "1"]) expect(line(first, "en")).toMatch(/2027$/);
	expect(line("2", "en")).toMatch(/2027, round 2$/);
	expect(line("2", "ru")).toMatch(/2027, 2-й тур$/);
	expect(line("2", "uz")).toMatch(/2027, 2-bosqich$/);
});
