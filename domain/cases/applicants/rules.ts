import type { LanguageTestType } from "../../../database/values.ts";

const validForTwoYears: readonly string[] = ["topik", "topik_speaking", "ielts", "toefl_ibt"];

/**
 * The last day on which the result of a language test is valid: two years after TOPIK, IELTS and TOEFL were taken.
 * @param takenOn such as "2026-04-12"
 * @returns null for a test whose results do not expire or that was taken on an unknown day.
 */
export function expiryOf(test: LanguageTestType, takenOn: string | null): string | null {
	if (!takenOn || !validForTwoYears.includes(test)) return null;
	const [year, month, day] = takenOn.split("-").map(Number) as [number, number, number];
	const last = new Date(Date.UTC(year + 2, month, 0)).getUTCDate();
	return new Date(Date.UTC(year + 2, month - 1, Math.min(day, last))).toISOString().slice(0, 10);
}
