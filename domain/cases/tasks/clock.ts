import type { CaseOffice } from "../../../database/values.ts";
import { type DayHours, hoursOf, readHours, usualHours, type WeeklyHours } from "../../content/site/hours-rules.ts";
import { caseOfficeOf } from "../../content/site/rules.ts";
import { dayAfter, dayOf, isoDayIn, officeZones, timeOnDay } from "../../shared/time-zone.ts";

export type { CaseOffice };

/**
 * When an office is open: `closed` are the dates on which it is closed besides its weekly days off, as ISO dates of its own
 * zone.
 */
type OfficeTimes = { hours: WeeklyHours; closed: ReadonlySet<string> };
export type Calendar = Record<CaseOffice, OfficeTimes>;

type ClosedDay = { day: string; office: CaseOffice | "both" };

/** The dates on which an office is closed, from records that may concern both. */
export const closedDaysOf = (records: readonly ClosedDay[], one: CaseOffice): ReadonlySet<string> =>
	new Set(records.filter(({ office }) => office === one || office === "both").map(({ day }) => day));

/** The times of both offices. One that is not among the records has the usual hours. */
export function calendarOf(days: readonly ClosedDay[], offices: readonly (WeeklyHours & object)[]): Calendar {
	const timesOf = (one: CaseOffice): OfficeTimes => ({
		hours: offices.find((record) => caseOfficeOf(record) === one) ?? usualHours,
		closed: closedDaysOf(days, one),
	});
	return { tashkent: timesOf("tashkent"), seoul: timesOf("seoul") };
}

/** When a promise falls due, and the days that did not count, as ISO dates. */
export type Due = { at: Date; skipped: string[] };

const hour = 60 * 60 * 1_000;
/** Spec §8: a message is answered within 24 hours. */
const answerHours = 24;
/** Spec §4: an applicant is contacted within two to three business days, before the office closes. */
const warnedBusinessDay = 2;
const promisedBusinessDay = 3;

const sunday = 0;
const saturday = 6;
const weekdayOf = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay();

const isClosed = (day: string, { hours, closed }: OfficeTimes) =>
	closed.has(day) || hoursOf(hours, weekdayOf(day)) === null;

const isClosedEverywhere = (day: string, calendar: Calendar) =>
	Object.values(calendar).every((times) => isClosed(day, times));

const isBusinessDay = (day: string, closed: ReadonlySet<string>) =>
	weekdayOf(day) !== sunday && weekdayOf(day) !== saturday && !closed.has(day);

/**
 * When a contact message or a message of an applicant is answered: 24 hours after it came. Days in Tashkent on which
 * both offices are closed do not count.
 */
export function messageDue(receivedAt: Date, calendar: Calendar): Due {
	const skipped: string[] = [];
	let at = receivedAt.getTime();
	for (let left = answerHours * hour; ; ) {
		const { to } = dayOf(new Date(at), officeZones.tashkent);
		const day = isoDayIn(new Date(at), officeZones.tashkent);
		if (isClosedEverywhere(day, calendar)) skipped.push(day);
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
export function contactDue(receivedAt: Date, office: CaseOffice, calendar: Calendar): Due & { warnAt: Date } {
	const zone = officeZones[office];
	const skipped: string[] = [];
	let day = isoDayIn(receivedAt, zone);
	let warnedOn = day;
	for (let counted = 0; counted < promisedBusinessDay; ) {
		day = dayAfter(day, 1);
		if (!isBusinessDay(day, calendar[office].closed)) skipped.push(day);
		else if (++counted === warnedBusinessDay) warnedOn = day;
	}
	return {
		at: dayDue(day, office, calendar),
		warnAt: dayDue(warnedOn, office, calendar),
		skipped,
	};
}

/**
 * When something is due on a calendar day of an office, an ISO date: by its closing time, on a day off by that of a
 * weekday.
 */
export function dayDue(day: string, office: CaseOffice, calendar: Calendar): Date {
	const { hours } = calendar[office];
	const { closes } = (hoursOf(hours, weekdayOf(day)) ?? readHours(hours.weekdayHours)) as DayHours;
	return timeOnDay(day, 0, officeZones[office], closes);
}
