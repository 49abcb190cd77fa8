import type { CaseOffice } from "../../database/values.ts";
import { dayOf, isoDayIn, officeZones, timeOnDay } from "../time-zone.ts";

export type { CaseOffice };

/** Dates on which an office is closed besides its weekly days off, as ISO dates of its own zone. */
export type ClosedDays = Record<CaseOffice, ReadonlySet<string>>;

/** The days of each office, from records that may concern both. */
export function closedDaysOf(records: readonly { day: string; office: CaseOffice | "both" }[]): ClosedDays {
	const daysOf = (one: CaseOffice) =>
		new Set(records.filter(({ office }) => office === one || office === "both").map(({ day }) => day));
	return { tashkent: daysOf("tashkent"), seoul: daysOf("seoul") };
}

/** When a promise falls due, and the days that did not count, as ISO dates. */
export type Due = { at: Date; skipped: string[] };

const hour = 60 * 60 * 1_000;
/** Spec §8: a message is answered within 24 hours. */
const answerHours = 24;
/** Spec §4: an applicant is contacted within two to three business days, before the office closes. */
const warnedBusinessDay = 2;
const promisedBusinessDay = 3;
const closingHour = 18;

const sunday = 0;
const saturday = 6;
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();
const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 24 * hour).toISOString().slice(0, 10);

/** Both offices are closed on Sundays, and on days that are closed for both. */
const isClosedEverywhere = (day: string, closed: ClosedDays) =>
	weekdayOf(day) === sunday || Object.values(closed).every((days) => days.has(day));

const isBusinessDay = (day: string, closed: ReadonlySet<string>) =>
	weekdayOf(day) !== sunday && weekdayOf(day) !== saturday && !closed.has(day);

/**
 * When a contact message or a message of an applicant is answered: 24 hours after it came. Days in Tashkent on which
 * both offices are closed do not count.
 */
export function messageDue(receivedAt: Date, closed: ClosedDays): Due {
	const skipped: string[] = [];
	let at = receivedAt.getTime();
	for (let left = answerHours * hour; ; ) {
		const { to } = dayOf(new Date(at), officeZones.tashkent);
		const day = isoDayIn(new Date(at), officeZones.tashkent);
		if (isClosedEverywhere(day, closed)) skipped.push(day);
		else if (at + left <= to.getTime()) return { at: new Date(at + left), skipped };
		else left -= to.getTime() - at;
		at = to.getTime();
	}
}

/**
 * When an applicant is contacted: by the office's closing time on the third business day after the day on which the
 * application came. Business days are Monday to Friday, except the office's closed days.
 * @returns also the moment, a business day earlier, at which staff are warned.
 */
export function contactDue(receivedAt: Date, office: CaseOffice, closed: ClosedDays): Due & { warnAt: Date } {
	const zone = officeZones[office];
	const skipped: string[] = [];
	let day = isoDayIn(receivedAt, zone);
	let warnedOn = day;
	for (let counted = 0; counted < promisedBusinessDay; ) {
		day = dayAfter(day);
		if (!isBusinessDay(day, closed[office])) skipped.push(day);
		else if (++counted === warnedBusinessDay) warnedOn = day;
	}
	return {
		at: dayDue(day, office),
		warnAt: dayDue(warnedOn, office),
		skipped,
	};
}

/** When something is due on a calendar day of an office, an ISO date: by its closing time. */
export const dayDue = (day: string, office: CaseOffice): Date => timeOnDay(day, closingHour, officeZones[office]);
