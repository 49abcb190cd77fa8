import type { AdminTexts } from "../texts.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * A span of time in its two largest units: "2 h 10 min", "3 days 4 h". Less than a minute counts as one.
 * @param span in milliseconds
 */
export function formatDuration(span: number, t: AdminTexts["desk"]["duration"]): string {
	const whole = Math.max(minute, span);
	const days = Math.floor(whole / day);
	const hours = Math.floor((whole % day) / hour);
	const minutes = Math.floor((whole % hour) / minute);
	const parts = [days && t.days(days), hours && t.hours(hours), !days && minutes && t.minutes(minutes)];
	return parts.filter(Boolean).join(" ");
}
