import { homeDay } from "../time-zone.ts";

/** The public texts promise to contact an applicant within 2-3 business days. */
const promisedBusinessDays = 3;

/**
 * The last day on which we contact an applicant: three business days, Monday to Friday, after the day of the submission.
 *
 * @returns An ISO date in the office's time zone.
 */
export function contactDeadline(submittedAt: Date): string {
	const day = new Date(`${homeDay(submittedAt)}T00:00:00Z`);
	for (let left = promisedBusinessDays; left > 0; ) {
		day.setUTCDate(day.getUTCDate() + 1);
		const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6;
		if (!isWeekend) left--;
	}
	return day.toISOString().slice(0, 10);
}
