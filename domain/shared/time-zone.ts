import type { CaseOffice } from "../../database/values.ts";
import { dateFormatter } from "./formatters.ts";

/** The time zone of the consultancy's offices, used if the viewer's is unknown. */
export const homeZone = "Asia/Tashkent";

export const officeZones: Record<CaseOffice, string> = { tashkent: homeZone, seoul: "Asia/Seoul" };

/** Hours ahead of UTC in every season. Each page needs them many times, and `Intl` is slow. */
const fixedOffsets: Record<string, number> = { [officeZones.tashkent]: 5, [officeZones.seoul]: 9 };

/** The time zone if it is valid, else the consultancy's. */
export function asZone(zone: string | undefined): string {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone && zone ? zone : homeZone;
	} catch {
		return homeZone;
	}
}

/** The offices' calendar day at `now`, as an ISO date. */
export const homeDay = (now: Date): string => isoDayIn(now, homeZone);

/** The calendar day in that zone, as an ISO date. */
export const isoDayIn = (at: Date, zone: string): string =>
	new Date(at.getTime() + offsetAt(at, zone)).toISOString().slice(0, 10);

/** The calendar day in Korea, with which deadlines, rules and certifications end, as an ISO date. */
export const koreanDayAt = (now: Date): string => isoDayIn(now, officeZones.seoul);

/** The ISO date so many days after another. */
export const dayAfter = (day: string, days: number): string =>
	new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The date if it exists, as an ISO date; otherwise undefined. */
export function asIsoDay(typed: string | null): string | undefined {
	const day = /^\d{4}-\d\d-\d\d$/.exec(typed ?? "")?.[0];
	const at = new Date(`${day}T00:00:00Z`);
	return day && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day) ? day : undefined;
}

/** "30.11.2026" → "2026-11-30", "11.2026" → "2026-11": a day or a month as Russian and Uzbek spreadsheets have it. */
export function isoDate<T>(typed: T): T | string {
	const [, day, month = "", year] =
		/^(?:(\d\d?)\.)?(\d\d?)\.(\d{4})$/.exec(typeof typed === "string" ? typed.trim() : "") ?? [];
	return year ? [year, month, day].flatMap((part) => part?.padStart(2, "0") ?? []).join("-") : typed;
}

/** The moment at which clocks in that zone show the hour and the minute on an ISO date. */
export function timeOnDay(day: string, hour: number, zone: string, minute = 0): Date {
	const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
	return atWallClock(Date.UTC(year, month - 1, date, hour, minute), zone);
}

/** The viewer's calendar day at `now`: from its first instant to the next day's. */
export function dayOf(now: Date, zone: string): { from: Date; to: Date } {
	const { year, month, day } = wallClock(now, zone);
	return { from: midnight(year, month, day, zone), to: midnight(year, month, day + 1, zone) };
}

/** Spec §2 and O-34: the last seven times 24 hours. */
export function weekBefore(now: Date): Date {
	return new Date(now.getTime() - 7 * 24 * 60 * 60 * 1_000);
}

/** The local time in that zone, represented as if it were UTC. */
function wallClock(at: Date, zone: string) {
	const parts = dateFormatter("en-u-ca-gregory-nu-latn", {
		timeZone: zone,
		hourCycle: "h23",
		year: "numeric",
		month: "numeric",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		second: "numeric",
	}).formatToParts(at);
	const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value);
	const [year, month, day] = [read("year"), read("month"), read("day")];
	return { year, month, day, asUtc: Date.UTC(year, month - 1, day, read("hour"), read("minute"), read("second")) };
}

const midnight = (year: number, month: number, day: number, zone: string) =>
	atWallClock(Date.UTC(year, month - 1, day), zone);

/** Computed twice, because the zone's offset may change in between; a skipped midnight becomes the hour after it. */
function atWallClock(wanted: number, zone: string): Date {
	let at = wanted;
	for (let time = 0; time < 2; time++) at = wanted - offsetAt(new Date(at), zone);
	return new Date(at);
}

/** How far clocks in that zone are ahead of UTC, in milliseconds. */
function offsetAt(at: Date, zone: string): number {
	const hours = fixedOffsets[zone];
	if (hours !== undefined) return hours * 60 * 60 * 1_000;
	return wallClock(at, zone).asUtc - Math.floor(at.getTime() / 1_000) * 1_000;
}
