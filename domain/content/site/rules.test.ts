import fc from "fast-check";
import { expect, test } from "vitest";
import { officeCity, openingAt, openingIn } from "./rules.ts";

test("LIMIT-16, LIMIT-17: the Seoul office is open Monday to Friday from 9:00 to 18:00 Korean time", () => {
	// 2026-11-23 is a Monday; Seoul is nine hours ahead of UTC.
	expect(openingAt("Seoul", new Date("2026-11-22T23:59:59Z"))).toEqual({
		open: false,
		until: new Date("2026-11-23T00:00:00Z"),
	});
	expect(openingAt("Seoul", new Date("2026-11-23T00:00:00Z"))).toEqual({
		open: true,
		until: new Date("2026-11-23T09:00:00Z"),
	});
	expect(openingAt("Seoul", new Date("2026-11-23T09:00:00Z"))).toEqual({
		open: false,
		until: new Date("2026-11-24T00:00:00Z"),
	});
});

test("LIMIT-16, LIMIT-17: the Tashkent office is open on Saturday from 10:00 to 16:00 Uzbek time and closed on Sunday", () => {
	// 2026-11-21 is a Saturday; Tashkent is five hours ahead of UTC.
	expect(openingAt("Tashkent", new Date("2026-11-21T04:59:00Z")).open).toBe(false);
	expect(openingAt("Tashkent", new Date("2026-11-21T05:00:00Z"))).toEqual({
		open: true,
		until: new Date("2026-11-21T11:00:00Z"),
	});
	expect(openingAt("Tashkent", new Date("2026-11-21T11:00:00Z"))).toEqual({
		open: false,
		until: new Date("2026-11-23T04:00:00Z"),
	});
});

test("B6: an office is closed all day on its closed days, and opens on the next weekday", () => {
	// 2026-12-25 is a Friday.
	const closed = new Set(["2026-12-25"]);
	expect(openingAt("Seoul", new Date("2026-12-24T09:00:00Z"), closed)).toEqual({
		open: false,
		until: new Date("2026-12-26T01:00:00Z"),
	});
	expect(openingAt("Seoul", new Date("2026-12-25T03:00:00Z"), closed)).toEqual({
		open: false,
		until: new Date("2026-12-26T01:00:00Z"),
	});
	expect(openingAt("Seoul", new Date("2026-12-25T03:00:00Z")).open).toBe(true);
});

test("C-06: an office's city is recognized by its name or address in any of the three languages", () => {
	expect(officeCity({ name: "Head office", addressRu: "г. Сеул" })).toBe("Seoul");
	expect(officeCity({ name: "Toshkentdagi ofis" })).toBe("Tashkent");
	expect(officeCity({ name: "Almaty", email: "seoul@example.com" })).toBeUndefined();
});

/** The reference: checks every quarter of an hour. */
function openingByQuarters(timeZone: string, now: Date): { open: boolean; until: Date } {
	const clock = new Intl.DateTimeFormat("en-GB", {
		timeZone,
		weekday: "short",
		hour: "2-digit",
		minute: "2-digit",
		hourCycle: "h23",
	});
	const isOpen = (at: number) => {
		const [, day, hour, minute] = /^(\w+),? (\d+):(\d+)$/.exec(clock.format(at)) ?? [];
		const time = Number(hour) * 60 + Number(minute);
		if (day === "Sun") return false;
		return day === "Sat" ? time >= 600 && time < 960 : time >= 540 && time < 1_080;
	};
	const open = isOpen(now.getTime());
	const quarter = 15 * 60_000;
	let at = Math.ceil((now.getTime() + 1) / quarter) * quarter;
	while (isOpen(at) === open) at += quarter;
	return { open, until: new Date(at) };
}

test("the next opening or closing is found in any time zone, also across clock changes", () => {
	const zones = [
		"Asia/Seoul",
		"Asia/Tashkent",
		"Europe/Berlin",
		"America/St_Johns",
		"Asia/Kathmandu",
		"Australia/Lord_Howe",
		"Pacific/Chatham",
		"Pacific/Apia",
		"Africa/Casablanca",
	];
	const moment = fc.integer({ min: Date.UTC(1985, 0), max: Date.UTC(2040, 0) });
	// Around clock changes in Europe, Lord Howe and Samoa, and in Seoul in 1987 and 1988.
	const changes = ["2026-03-29", "2026-10-25", "2026-04-05", "2026-10-04", "2011-12-30", "1987-05-10", "1988-10-09"];
	const near = fc
		.tuple(fc.constantFrom(...changes), fc.integer({ min: -4_320, max: 4_320 }))
		.map(([day, minutes]) => Date.parse(day) + minutes * 60_000);
	fc.assert(
		fc.property(fc.constantFrom(...zones), fc.oneof(moment, near), (zone, at) => {
			expect(openingIn(zone, new Date(at))).toEqual(openingByQuarters(zone, new Date(at)));
		}),
		{ numRuns: 1_500 },
	);
});
