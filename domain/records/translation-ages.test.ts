import { expect, test } from "vitest";
import { findTextGaps, nextTextTimes } from "./translation-ages.ts";

test.for<[string, Record<string, string | null>, string[]]>([
	["a text that is empty in every language", { title: null, title_en: " ", title_ru: "", title_uz: null }, []],
	["a plain text stands in for the English one", { title: "A" }, ["ru.missing.title", "uz.missing.title"]],
	["a plain text that repeats a translation", { title: "Я", title_ru: "Я" }, ["en.missing.title", "uz.missing.title"]],
	["a blank translation", { title_en: "A", title_ru: " \u00a0\u3000\n", title_uz: "O" }, ["ru.missing.title"]],
	["the same text in every language", { title: "X", title_en: "X", title_ru: "X", title_uz: "X" }, []],
])("missing translations: %s", ([, record, gaps]) => {
	expect(findTextGaps(["title"], record, {})).toEqual(gaps);
});

test("a translation is older when its original changed later, and a text without an original is never older", () => {
	const record = { title_en: "A", title_ru: "А", title_uz: "A uz", name_ru: "И", name_uz: "I" };
	const times = { title_en: 20, title_ru: 20, title_uz: 10.5, name_en: 30 };
	expect(findTextGaps(["title", "name"], record, times)).toEqual(["uz.older.title", "en.missing.name"]);
});

test("changed texts get the time of the change; texts that come back together get the times they had", () => {
	const times = { title_en: 10, title_ru: 5 };
	expect(nextTextTimes(times, [], { title_en: 1 }, 99)).toBe(times);
	expect(nextTextTimes(times, ["title_ru"], null, 99)).toEqual({ title_en: 10, title_ru: 99 });
	expect(nextTextTimes(times, ["title_en", "title_ru"], {}, 99)).toEqual({});
});
