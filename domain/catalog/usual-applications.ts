import { homeDay } from "../shared/time-zone.ts";

/** The month in which studies begin. */
export type StartMonth = "march" | "september";

/** The first and the last of the months, 1 to 12, in which something is usually done before studies begin. */
export type MonthSpan = readonly [from: number, to: number];

/** "closing" is the last month. */
export type SpanState = "ahead" | "open" | "closing" | "passed";

const firstMonth = { march: 3, september: 9 } as const satisfies Record<StartMonth, number>;

/** Where the months before a start are today, by the offices' calendar. Once studies begin, they are those of the next year. */
export function spanState([from, to]: MonthSpan, start: StartMonth, now: Date): SpanState {
	const monthsAfterStart = (month: number) => (month - firstMonth[start] + 12) % 12;
	const today = monthsAfterStart(Number(homeDay(now).slice(5, 7)));
	if (today < monthsAfterStart(from)) return "ahead";
	if (today > monthsAfterStart(to)) return "passed";
	return today === monthsAfterStart(to) ? "closing" : "open";
}

/**
 * The first and the last month of applications, 1 to 12, for each start. Sources, checked on the date in
 * app/guide/sources.ts: admission pages of Sungkyunkwan and Kongju National University for bachelor programs, of Korea
 * University and GIST for graduate schools.
 */
export const windows = {
	bachelor: { march: [10, 11], september: [4, 5] },
	graduate: { march: [9, 10], september: [3, 4] },
} as const satisfies Record<string, Record<StartMonth, MonthSpan>>;

/**
 * When applications for a D-2 visa are usually made, by the start: the first and the last month, 1 to 12. The admissions
 * guide says so with its sources (app/guide, step "Visa").
 */
export const visaMonths = { march: [1, 2], september: [7, 8] } as const satisfies Record<StartMonth, MonthSpan>;
