import { expect, test } from "vitest";
import { officeCity, openingAt } from "./rules.ts";

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
