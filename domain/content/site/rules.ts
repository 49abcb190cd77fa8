import type { CaseOffice } from "../../../database/values.ts";
import { dateFormatter } from "../../shared/formatters.ts";
import { locales } from "../../shared/locales.ts";
import { officeZones } from "../../shared/time-zone.ts";
import { type ContentKind, contentKinds } from "./fields.ts";
import { hoursOf, usualHours, type WeeklyHours } from "./hours-rules.ts";

/** Kinds with an order that staff set. */
export type OrderedKind = {
	[K in ContentKind]: (typeof contentKinds)[K]["fields"] extends { orderIndex: unknown } ? K : never;
}[ContentKind];
export const isOrderedKind = (kind: ContentKind): kind is OrderedKind => "orderIndex" in contentKinds[kind].fields;

export const officeClocks = {
	Seoul: { timeZone: officeZones.seoul, label: "KST", office: "seoul" },
	Tashkent: { timeZone: officeZones.tashkent, label: "UZT", office: "tashkent" },
} as const;
export type OfficeCity = keyof typeof officeClocks;
const officeCities = Object.keys(officeClocks) as OfficeCity[];

/** The city of an office by its name and address; undefined for other cities. */
export function officeCity(office: object): OfficeCity | undefined {
	const words = Object.entries(office)
		.filter(([field, value]) => /^(name|address)/.test(field) && typeof value === "string")
		.map(([, value]) => value)
		.join(" ");
	return officeCities.find((city) => Object.values(locales).some(({ cities }) => cities[city].test(words)));
}

/** Which of the two offices a record is; undefined for one in another city. */
export function caseOfficeOf(office: object): CaseOffice | undefined {
	const city = officeCity(office);
	return city && officeClocks[city].office;
}

const minuteLength = 60_000;
const quarterHour = 15 * minuteLength;

/** Whether the office is open at `now`, and when that changes. */
export function openingAt(
	city: OfficeCity,
	now: Date,
	closed: ReadonlySet<string> = new Set(),
	hours: WeeklyHours = usualHours,
): { open: boolean; until: Date } {
	return openingIn(officeClocks[city].timeZone, now, closed, hours);
}

/** The same for any time zone whose offset is a multiple of 15 minutes. */
export function openingIn(
	timeZone: string,
	now: Date,
	closed: ReadonlySet<string> = new Set(),
	hours: WeeklyHours = usualHours,
): { open: boolean; until: Date } {
	const week = weekdayNames.map((_, weekday) => hoursOf(hours, weekday));
	/** Minutes of the day at which the office may open or close, or a day ends. */
	const boundaries = [...week.flatMap((day) => (day ? [day.opens, day.closes] : [])), 24 * 60].toSorted(
		(a, b) => a - b,
	);
	const clock = wallClock(timeZone);
	let at = Math.floor(now.getTime() / minuteLength) * minuteLength;
	let time = clock(at);
	const isOpen = ({ day, date, minute }: WallTime) => {
		const today = week[weekdayNames.indexOf(day)];
		return Boolean(today && minute >= today.opens && minute < today.closes) && !closed.has(date);
	};
	const open = isOpen(time);
	while (isOpen(time) === open) {
		const boundary = boundaries.find((minute) => minute > time.minute) ?? 24 * 60;
		const next = at + (boundary - time.minute) * minuteLength;
		const then = clock(next);
		// If the clocks change in between, check every quarter of an hour.
		const isReached = then.minute === boundary % (24 * 60);
		at = isReached ? next : Math.floor(at / quarterHour + 1) * quarterHour;
		time = isReached ? then : clock(at);
	}
	return { open, until: new Date(at) };
}

const weekdayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** `date` is an ISO date, `minute` counts from midnight. */
type WallTime = { day: string; date: string; minute: number };

/** @returns a function that gives the local time of a time zone. */
function wallClock(timeZone: string): (at: number) => WallTime {
	const formatter = dateFormatter("en-GB", {
		timeZone,
		weekday: "short",
		year: "numeric",
		month: "2-digit",
		day: "2-digit",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	});
	return (at) => {
		const parts = formatter.formatToParts(at);
		const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
		const date = `${part("year")}-${part("month")}-${part("day")}`;
		return { day: part("weekday"), date, minute: Number(part("hour")) * 60 + Number(part("minute")) };
	};
}

/** Identifies a notice's version: a changed notice is shown again to visitors who dismissed it. */
export function noticeVersion({ updatedAt }: { updatedAt: Date }): string {
	return String(updatedAt.getTime());
}
