import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { commonForms, isDerived, isPattern } from "./password-rules.ts";

const owner = { email: "dilnoza.karimova77@example.com", displayName: "Dilnoza Karimova", siteName: "Hamroh" };

const isCommon = (password: string) => commonForms(password).some(isCommonPassword);
const words = ["seven quiet cranes over Jeonju", "tashkent has nine rivers", "hamroh wolves ate 7 pears", "kX9-fLq2"];

test("L7: a password made of the site's name, the user's name or address, or a place is rejected", () => {
	const ofSite = ["hamroh2026", "Hamroh123!", "h@mr0h2026", "2026hamroh", "tashkent1", "seoul-korea-26", "Самарканд1"];
	const ofOwner = [owner.email, "dilnoza77", "Karimova1990", "KARIMOVA.dilnoza", "d1lnoza.k4rimova"];
	for (const password of [...ofSite, ...ofOwner]) expect(isDerived(password, owner), password).toBe(true);
	for (const password of words) expect(isDerived(password, owner), password).toBe(false);
	expect(isDerived("annlee-2026", { ...owner, displayName: "Ann Lee" })).toBe(true);
});

test("L7: repetitions and sequences are rejected, and common passwords, with other cases, leetspeak, and a year appended", () => {
	for (const password of ["aaaaaaaa", "abcabcabc", "987654321", "abcdefgh", "qwerty12345", "йцукенгш", "111222333"])
		expect(isPattern(password), password).toBe(true);
	for (const password of ["password1", "P@ssw0rd", "Dr4g0n2024", "football2026!", "trustno1", "$unshine99"])
		expect(isCommon(password), password).toBe(true);
	for (const password of [...words, "dragonfruit8372", "uzun yoʻlda ot toliqdi"])
		expect([isPattern(password), isCommon(password)], password).toEqual([false, false]);
});
