import { expect, test } from "vitest";
import { isPersonal } from "./track.ts";

test("what may be personal data is never reported as a search", () => {
	for (const words of [
		...["someone@example.com", "someone＠example.com", "+998 90 123-45-67", "901234567"],
		...["FA1234567", "AB123456", "01.02.03", "٩٠١٢٣٤٥"],
	])
		expect(isPersonal(words), words).toBe(true);
	for (const words of ["", "chemistry", "Seoul 2026", "TOPIK 4", "D-2-3", "TOPIK 6 2027", "4.5"])
		expect(isPersonal(words), words).toBe(false);
});
