import { homeDay } from "../time-zone.ts";
import { isLanguageCourse } from "./facts.ts";

/** The month in which studies begin. */
export type Intake = "march" | "september";

/** When universities usually take applications; no promise of any university, and never a day. */
export type UsualApplications =
	| { kind: "months"; intake: Intake; from: number; to: number; isNow: boolean }
	/** Korean language courses take students in each of their four terms. */
	| { kind: "terms" };

/**
 * The first and the last month of applications, 1 to 12, for each intake. Sources, checked on the date in
 * app/guide/sources.ts: admission pages of Sungkyunkwan and Kongju National University for bachelor programs, of Korea
 * University and GIST for graduate schools.
 */
const windows = {
	bachelor: { march: [10, 11], september: [4, 5] },
	graduate: { march: [9, 10], september: [3, 4] },
} as const satisfies Record<string, Record<Intake, readonly [from: number, to: number]>>;

function levelOf(type: string): keyof typeof windows | undefined {
	if (type.includes("Bachelor")) return "bachelor";
	return /Master|PhD/.test(type) ? "graduate" : undefined;
}

const intakes = ["march", "september"] as const;
const monthsUntil = (month: number, now: Date) => (month - Number(homeDay(now).slice(5, 7)) + 12) % 12;

/** The window that ends first, in the office's time zone. */
function nextWindow(level: keyof typeof windows, now: Date) {
	const [next] = intakes
		.map((intake) => ({ intake, from: windows[level][intake][0], to: windows[level][intake][1] }))
		.toSorted((a, b) => monthsUntil(a.to, now) - monthsUntil(b.to, now));
	return next as { intake: Intake; from: number; to: number };
}

/** Whether the months have begun and not passed. */
const isDuring = ({ from, to }: { from: number; to: number }, now: Date): boolean => monthsUntil(to, now) <= to - from;

/** The usual applications of bachelor programs for the next intake, and for the one after it. */
export function nextBachelorApplications(now: Date) {
	const next = nextWindow("bachelor", now);
	const other: Intake = next.intake === "march" ? "september" : "march";
	const [from, to] = windows.bachelor[other];
	return { ...next, isNow: isDuring(next, now), following: { intake: other, from, to } };
}

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
	if (next) return { kind: "months", ...next, isNow: isDuring(next, now) };
	return types.some(isLanguageCourse) ? { kind: "terms" } : null;
}
