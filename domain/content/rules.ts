import type { ContentKind } from "./schema.ts";

/** C-27: an achievement has four pictures; any other name that stands in a row is drawn as Users. */
export const achievementIcons = ["Users", "Award", "Globe", "Building"] as const;

/** Kinds whose records stand in an order of the staff's own. */
export const orderedKinds = ["features", "team", "achievements", "offices"] as const satisfies ContentKind[];
export type OrderedKind = (typeof orderedKinds)[number];

/** Office hours are built in; the table has none (C-06, spec §9). Minutes since midnight, in the office's own time zone. */
const weekdays = { opens: 9 * 60, closes: 18 * 60 };
const saturday = { opens: 10 * 60, closes: 16 * 60 };

export const officeClocks = {
	Seoul: { timeZone: "Asia/Seoul", label: "KST" },
	Tashkent: { timeZone: "Asia/Tashkent", label: "UZT" },
} as const;
export type OfficeCity = keyof typeof officeClocks;

const spellings: Record<OfficeCity, RegExp> = {
	Seoul: /seoul|сеул|\bseul/i,
	Tashkent: /tashkent|ташкент|toshkent|тошкент/i,
};

/** In which of the two cities an office is, by its name and address; undefined where neither is named. */
export function officeCity(office: object): OfficeCity | undefined {
	const words = Object.entries(office)
		.filter(([field, value]) => /^(name|address)/.test(field) && typeof value === "string")
		.map(([, value]) => value)
		.join(" ");
	return (Object.keys(officeClocks) as OfficeCity[]).find((city) => spellings[city].test(words));
}

/** Whether the office is open at `now`, and the moment at which that changes. */
export function openingAt(city: OfficeCity, now: Date): { open: boolean; until: Date } {
	const open = isOpen(city, now);
	const quarter = 15 * 60_000;
	// Both zones lie whole quarters from UTC, and opening hours begin and end on whole hours.
	let at = Math.ceil((now.getTime() + 1) / quarter) * quarter;
	while (isOpen(city, new Date(at)) === open) at += quarter;
	return { open, until: new Date(at) };
}

function isOpen(city: OfficeCity, at: Date): boolean {
	const parts = new Intl.DateTimeFormat("en-GB", {
		timeZone: officeClocks[city].timeZone,
		weekday: "short",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	}).formatToParts(at);
	const part = (type: string) => parts.find((each) => each.type === type)?.value ?? "";
	const day = part("weekday");
	const hours = day === "Sun" ? undefined : day === "Sat" ? saturday : weekdays;
	const minute = Number(part("hour")) * 60 + Number(part("minute"));
	return hours !== undefined && minute >= hours.opens && minute < hours.closes;
}

/** Names a notice's wording: one that was changed is shown again to those who had put the last one away. */
export function noticeVersion({ updatedAt }: { updatedAt: Date }): string {
	return String(updatedAt.getTime());
}
