import { expect, test } from "vitest";
import { isPersonal } from "./track.ts";

test.each([
	"someone@example.com",
	"+998 90 123-45-67",
	"901234567",
	"FA1234567",
	"AB123456",
	"someone＠example.com",
	"01.02.03",
	"٩٠١٢٣٤٥",
])("%s may be personal data and is never reported as a search", (words) => {
	expect(isPersonal(words)).toBe(true);
});

test.each(["", "chemistry", "Seoul 2026", "TOPIK 4", "D-2-3", "TOPIK 6 2027", "4.5"])(
	"%s is reported as a search",
	(words) => {
		expect(isPersonal(words)).toBe(false);
	},
);
