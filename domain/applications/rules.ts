import { pageNumber } from "../paging.ts";
import { cleanQuery } from "../validation.ts";
import { type ApplicationFilter, homeZone, periods, storedStatuses } from "./schema.ts";

/** Reads a filter out of an address. Whatever is unknown is no filter. */
export function applicationFilter(params: URLSearchParams, zone = homeZone): ApplicationFilter {
	const status = storedStatuses.find((one) => one === params.get("status"));
	const period = periods.find((one) => one === params.get("date"));
	return {
		query: cleanQuery(params.get("q")),
		...(status && { status }),
		...(period && { period }),
		...(params.get("suspect") === "yes" && { suspect: true }),
		page: pageNumber(params),
		zone: asZone(zone),
	};
}

/** The address of a filter, in a fixed order and without what is not set. */
export function applicationQuery({ query, status, period, suspect, page }: Omit<ApplicationFilter, "zone">): string {
	const params = new URLSearchParams();
	if (query) params.set("q", query);
	if (status) params.set("status", status);
	if (period) params.set("date", period);
	if (suspect) params.set("suspect", "yes");
	if (page > 1) params.set("page", String(page));
	const text = params.toString();
	return text && `?${text}`;
}

/** A time zone that there is, else the consultancy's. */
export function asZone(zone: string | undefined): string {
	try {
		return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone && zone ? zone : homeZone;
	} catch {
		return homeZone;
	}
}

/**
 * What was typed, and the same with its numbers as a phone number is kept for searching: digits alone, and of a long one the
 * last nine, which stay the same however country code and leading zeros are written. A reference is kept with its hyphens.
 */
export function spellings(query: string): string[] {
	const asNumber = query.replace(/\+?\(?\d[\d\s()./-]*\d/g, (number) => {
		const digits = number.replace(/\D/g, "");
		return digits.length < 4 ? number : ` ${digits.slice(-9)} `;
	});
	const asReference = query.replace(/\bhm-?([2-9a-z]{4})-?([2-9a-z]{4})\b/gi, "hm-$1-$2");
	return [...new Set([query, asNumber, asReference].map((text) => text.replace(/\s+/g, " ").trim()))];
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
