import type { CaseOffice } from "../../../database/values.ts";
import { locales } from "../../shared/locales.ts";
import { dayAfter, isoDayIn, officeZones, timeOnDay } from "../../shared/time-zone.ts";
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

/** Whether the office is open at `now`, and when that changes. */
export function openingAt(
	city: OfficeCity,
	now: Date,
	closed: ReadonlySet<string> = new Set(),
	hours: WeeklyHours = usualHours,
): { open: boolean; until: Date } {
	const { timeZone } = officeClocks[city];
	for (let day = isoDayIn(now, timeZone); ; day = dayAfter(day, 1)) {
		const span = closed.has(day) ? null : hoursOf(hours, new Date(day).getUTCDay());
		if (!span) continue;
		const [opens, closes] = [span.opens, span.closes].map((minute) => timeOnDay(day, 0, timeZone, minute)) as [
			Date,
			Date,
		];
		if (now < opens) return { open: false, until: opens };
		if (now < closes) return { open: true, until: closes };
	}
}

/** Identifies a notice's version: a changed notice is shown again to visitors who dismissed it. */
export function noticeVersion({ updatedAt }: { updatedAt: Date }): string {
	return String(updatedAt.getTime());
}
