import { homeDay } from "../shared/time-zone.ts";
import { isLanguageCourse } from "./facts.ts";

/** The month in which studies begin. */
export type Intake = "march" | "september";

/** The first and the last of the months, 1 to 12, in which something is usually done for an intake. */
export type MonthSpan = readonly [from: number, to: number];

/** "closing" is the last month. */
export type SpanState = "ahead" | "open" | "closing" | "passed";

const firstMonth = { march: 3, september: 9 } as const satisfies Record<Intake, number>;

/** Where the months of an intake are today, by the offices' calendar. Once studies begin, they are those of the next year. */
export function spanState([from, to]: MonthSpan, intake: Intake, now: Date): SpanState {
	const monthsAfterStart = (month: number) => (month - firstMonth[intake] + 12) % 12;
	const today = monthsAfterStart(Number(homeDay(now).slice(5, 7)));
	if (today < monthsAfterStart(from)) return "ahead";
	if (today > monthsAfterStart(to)) return "passed";
	return today === monthsAfterStart(to) ? "closing" : "open";
}

type Window = { intake: Intake; from: number; to: number };

/** The months of the next intake that have not passed, and those of the intake after it. */
type NextWindow = Window & { state: Exclude<SpanState, "passed">; following: Window; missed: Intake | null };

/** When universities usually take applications; no promise of any university, and never a day. */
export type UsualApplications =
	| ({ kind: "months" } & NextWindow)
	/** Korean language courses take students in each of their four terms. */
	| { kind: "terms" };

/**
 * The first and the last month of applications, 1 to 12, for each intake. Sources, checked on the date in
 * app/guide/sources.ts: admission pages of Sungkyunkwan and Kongju National University for bachelor programs, of Korea
 * University and GIST for graduate schools.
 */
export const windows = {
	bachelor: { march: [10, 11], september: [4, 5] },
	graduate: { march: [9, 10], september: [3, 4] },
} as const satisfies Record<string, Record<Intake, MonthSpan>>;

/**
 * When applications for a D-2 visa are usually made, by the intake: the first and the last month, 1 to 12. The admissions
 * guide says so with its sources (app/guide, step "Visa").
 */
export const visaMonths = { march: [1, 2], september: [7, 8] } as const satisfies Record<Intake, MonthSpan>;

function levelOf(type: string): keyof typeof windows | undefined {
	if (type.includes("Bachelor")) return "bachelor";
	return /Master|PhD/.test(type) ? "graduate" : undefined;
}

const intakes = ["march", "september"] as const;
const monthsUntil = (month: number, now: Date) => (month - Number(homeDay(now).slice(5, 7)) + 12) % 12;

/** The window that ends first, in the office's time zone. `missed` is the intake before whose start the other one has ended. */
function nextWindow(level: keyof typeof windows, now: Date): NextWindow {
	const [next, following] = intakes
		.map((intake) => ({ intake, from: windows[level][intake][0], to: windows[level][intake][1] }))
		.toSorted((a, b) => monthsUntil(a.to, now) - monthsUntil(b.to, now)) as [Window, Window];
	const stateOf = ({ intake, from, to }: Window) => spanState([from, to], intake, now);
	const state = stateOf(next) as NextWindow["state"];
	return { ...next, state, following, missed: stateOf(following) === "passed" ? following.intake : null };
}

/** The usual applications of bachelor programs for the next intake, and for the one after it. */
export const nextBachelorApplications = (now: Date): NextWindow => nextWindow("bachelor", now);

/** The next intake of bachelor programs whose usual application months have not passed. */
export const nextIntake = (now: Date): Intake => nextWindow("bachelor", now).intake;

/**
 * When applications for programs of these types are usually taken: the months that end first, of degree programs if there
 * are any.
 *
 * @returns null for types that nothing is known about.
 */
export function usualApplications(types: readonly string[], now: Date): UsualApplications | null {
	const [next] = types
		.flatMap((type) => levelOf(type) ?? [])
		.map((level) => nextWindow(level, now))
		.toSorted((a, b) => monthsUntil(a.to, now) - monthsUntil(b.to, now));
	if (next) return { kind: "months", ...next };
	return types.some(isLanguageCourse) ? { kind: "terms" } : null;
}
