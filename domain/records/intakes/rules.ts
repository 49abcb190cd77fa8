import {
	type Intake,
	type IntakeCertainty,
	type IntakeTerm,
	intakeCertainties,
	intakeTerms,
} from "../../../database/values.ts";

/** Rules for the intakes of a program. */

export type { Intake, IntakeCertainty, IntakeTerm };
export { intakeCertainties, intakeTerms };

/** Maximum number of intakes of a program. */
export const maxIntakes = 24;
export const firstIntakeYear = 2000;
export const lastIntakeYear = 2100;

/** The dates of an intake besides its closing. */
export const intakeDates = ["opens", "documentsBy", "result", "classes"] as const;

/** The month in which each term usually begins, 1 to 12. */
const firstMonth: Record<IntakeTerm, number> = { spring: 3, summer: 6, fall: 9, winter: 12 };

/** The first month of classes, such as "2027-03". */
export const startMonth = ({ year, term, classes }: Pick<Intake, "year" | "term" | "classes">): string =>
	classes?.slice(0, 7) ?? `${year}-${String(firstMonth[term]).padStart(2, "0")}`;

/** Intakes with the same start are rounds of one. */
export const startOf = ({ year, term }: Pick<Intake, "year" | "term">): string => `${year}-${term}`;

/** By which a round is named in addresses and calendars: "2027-spring-1". */
export const roundName = (intake: Pick<Intake, "year" | "term" | "round">): string =>
	`${startOf(intake)}-${intake.round}`;

/** "UZ 2026-12-31; VN 2026-12-31" */
export const countriesText = (countries: Intake["countries"]): string =>
	countries.map(({ country, closes }) => `${country} ${closes}`).join("; ");

export const isSameRound = (one: Intake, other: Intake): boolean => roundName(one) === roundName(other);

/** In the order in which they close; of those that close together the first round first. */
export const sortIntakes = (intakes: readonly Intake[]): Intake[] =>
	intakes.toSorted(
		(one, other) =>
			compare(one.closes, other.closes) || compare(startMonth(one), startMonth(other)) || one.round - other.round,
	);

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The intakes as they close for the citizens of a country (ISO code). */
export const forCitizens = (intakes: readonly Intake[], country: string | null): Intake[] =>
	intakes.map((intake) => {
		const own = intake.countries.find((each) => each.country === country);
		return own ? { ...intake, closes: own.closes, countries: [] } : intake;
	});

/** "2026-10-31" or "2026-10" → "2027-10" */
const nextYear = (date: string): string => `${Number(date.slice(0, 4)) + 1}${date.slice(4, 7)}`;

/**
 * Adds the intakes of a year to the next year as expected months, unless those are there already. The days of countries are
 * left out, because they are new each year; the check stays as old as it is.
 */
export function rollOver(intakes: readonly Intake[], year: number): Intake[] {
	const copies = intakes
		.filter((intake) => intake.year === year && year < lastIntakeYear)
		.map((intake): Intake => {
			const [opens, documentsBy, result, classes] = intakeDates.map((name) => intake[name] && nextYear(intake[name]));
			return {
				...intake,
				...{ year: year + 1, certainty: "expected", closes: nextYear(intake.closes), countries: [] },
				...{ opens: opens ?? null, documentsBy: documentsBy ?? null, result: result ?? null, classes: classes ?? null },
				baseYear: intake.baseYear ?? intake.year,
			};
		})
		.filter((copy) => !intakes.some((intake) => isSameRound(intake, copy)));
	return copies.length > 0 ? sortIntakes([...intakes, ...copies]).slice(0, maxIntakes) : [...intakes];
}
