import { expect, test } from "vitest";
import { isCommonPassword } from "./common-passwords.ts";
import { commonForms, isDerived, isPattern } from "./password-rules.ts";

const owner = { email: "dilnoza.karimova77@example.com", displayName: "Dilnoza Karimova", siteName: "Hamroh" };

test("L7: a password made of the site's name, the user's name or address, or a place is rejected", () => {
	for (const password of [
		"hamroh2026",
		"Hamroh123!",
		"h@mr0h2026",
		"2026hamroh",
		"tashkent1",
		"Toshkent2025",
		"seoul-korea-26",
		"Самарканд1",
		"ташкент01012001",
		owner.email,
		"dilnoza.karimova77",
		"dilnoza77",
		"Karimova1990",
		"KARIMOVA.dilnoza",
		"d1lnoza.k4rimova",
	]) {
		expect([password, isDerived(password, owner)]).toEqual([password, true]);
	}
	for (const password of ["seven quiet cranes over Jeonju", "tashkent has nine rivers", "hamroh wolves ate 7 pears"]) {
		expect([password, isDerived(password, owner)]).toEqual([password, false]);
	}
	expect(isDerived("annlee-2026", { ...owner, displayName: "Ann Lee" })).toBe(true);
});

test("L7: repetitions and sequences are rejected, words are not", () => {
	for (const password of ["aaaaaaaa", "abababab", "abcabcabc", "12345678", "987654321", "abcdefgh", "qwertyuiop"]) {
		expect([password, isPattern(password)]).toEqual([password, true]);
	}
	for (const password of ["qwerty12345", "asdfghjkl;", "йцукенгш", "abcd1234", "111222333"]) {
		expect([password, isPattern(password)]).toEqual([password, true]);
	}
	for (const password of ["seven quiet cranes", "kX9-fLq2", "uzun yoʻlda ot toliqdi"]) {
		expect([password, isPattern(password)]).toEqual([password, false]);
	}
});

test("L7: a common password is detected with other cases, leetspeak, and a year appended", () => {
	const isCommon = (password: string) => commonForms(password).some(isCommonPassword);
	for (const password of [
		"password1",
		"P@ssw0rd",
		"Dr4g0n2024",
		"Iloveyou!",
		"football2026!",
		"trustno1",
		"$unshine99",
	]) {
		expect([password, isCommon(password)]).toEqual([password, true]);
	}
	for (const password of ["seven quiet cranes over Jeonju", "dragonfruit8372", "kX9-fLq2"]) {
		expect([password, isCommon(password)]).toEqual([password, false]);
	}
});
