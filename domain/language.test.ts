import fc from "fast-check";
import { expect, test } from "vitest";
import { asLanguage, localized } from "./language.ts";

const blank = fc.constantFrom(null, "", " ", "\n\t", "\u00a0", "\u2003 ");
const text = fc.string({ unit: "grapheme", minLength: 1 }).filter((value) => value.trim() !== "");
const variants = { en: "nameEn", ru: "nameRu", uz: "nameUz" } as const;
const anyLanguage = fc.constantFrom("en", "ru", "uz");

test("I18N-05: the language's own text comes first", () => {
	fc.assert(
		fc.property(anyLanguage, text, text, (language, own, other) => {
			const row = { name: other, nameEn: other, nameRu: other, nameUz: other, [variants[language]]: own };
			expect(localized(row, "name", language)).toBe(own);
		}),
		{ seed: 1, numRuns: 500 },
	);
});

test("I18N-06, O-03: a blank text falls back to English", () => {
	fc.assert(
		fc.property(fc.constantFrom("ru", "uz"), blank, text, text, (language, nothing, english, other) => {
			const row = { name: other, nameRu: other, nameUz: other, nameEn: english, [variants[language]]: nothing };
			expect(localized(row, "name", language)).toBe(english);
		}),
		{ seed: 2, numRuns: 500 },
	);
});

test("I18N-07, O-03: without English it falls back to the plain text, and never to a third language", () => {
	fc.assert(
		fc.property(anyLanguage, blank, blank, fc.option(text), text, (language, nothing, noEnglish, plain, other) => {
			const row = { name: plain, nameRu: other, nameUz: other, [variants[language]]: nothing, nameEn: noEnglish };
			expect(localized(row, "name", language)).toBe(plain ?? "");
		}),
		{ seed: 3, numRuns: 500 },
	);
});

test("I18N-01, I18N-04, LIMIT-23: en, ru and uz are the only languages", () => {
	expect(["en", "ru", "uz"].map(asLanguage)).toEqual(["en", "ru", "uz"]);
	fc.assert(
		fc.property(fc.anything(), (value) => {
			fc.pre(!["en", "ru", "uz"].includes(value as string));
			expect(asLanguage(value)).toBeUndefined();
		}),
		{ seed: 4, numRuns: 500 },
	);
});
