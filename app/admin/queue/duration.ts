import type { AdminTexts } from "../texts.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * A span of time in one unit: "10 min", "44 h", from two days on "2 days". Less than a minute counts as one.
 * @param span in milliseconds
 */
export function formatDuration(span: number, t: AdminTexts["desk"]["duration"]): string {
	if (span >= 2 * day) return t.days(Math.floor(span / day));
	if (span >= hour) return t.hours(Math.floor(span / hour));
	return t.minutes(Math.max(1, Math.floor(span / minute)));
}
