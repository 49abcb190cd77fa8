/** Where the consultancy's offices are: whose viewer's zone is not known is taken to be there. */
export const homeZone = "Asia/Tashkent";

/** A time zone that there is, else the consultancy's. */
export function asZone(zone: string | undefined): string {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone && zone ? zone : homeZone;
	} catch {
		return homeZone;
	}
}

/** The viewer's calendar day that it is at `now`: from its first moment to the next day's. */
export function dayOf(now: Date, zone: string): { from: Date; to: Date } {
	const { year, month, day } = wallClock(now, zone);
	return { from: midnight(year, month, day, zone), to: midnight(year, month, day + 1, zone) };
}

/** Spec §2 and O-34: the last seven times 24 hours. */
export function weekBefore(now: Date): Date {
	return new Date(now.getTime() - 7 * 24 * 60 * 60 * 1_000);
}

/** What a clock on a wall of that zone shows, read as if it were one of UTC. */
function wallClock(at: Date, zone: string) {
	const parts = new Intl.DateTimeFormat("en-u-ca-gregory-nu-latn", {
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

/** Asked twice, because the zone's distance to UTC may change in between; a midnight that is skipped is the hour after it. */
function midnight(year: number, month: number, day: number, zone: string): Date {
	const wanted = Date.UTC(year, month - 1, day);
	let at = wanted;
	for (let time = 0; time < 2; time++) at += wanted - wallClock(new Date(at), zone).asUtc;
	return new Date(at);
}
