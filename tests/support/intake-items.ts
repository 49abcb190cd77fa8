import type { Intake } from "../../domain/records/intakes/rules.ts";

/** A certain intake as it is stored, with changes. */
export const intakeItem = (changes: Partial<Intake> = {}): Intake => ({
	...{ year: 2027, term: "spring", round: 1, certainty: "certain", opens: "2026-11-02", closes: "2026-11-30" },
	...{ documentsBy: null, result: null, classes: null, countries: [], baseYear: null },
	...{ source: "https://example.com/dates", checkedOn: "2026-11-24" },
	...changes,
});

/** An expected intake: months only. */
export const expectedIntake = (changes: Partial<Intake> = {}): Intake =>
	intakeItem({ term: "fall", certainty: "expected", opens: "2027-04", closes: "2027-05", ...changes });
