import { expect, test } from "vitest";
import { formatDay, formatMoment, formatNumber } from "../../app/i18n/formats.ts";
import { plain, typeset, typesetAll } from "../../app/i18n/typography.ts";

/** "_" and "^" stand for a no-break space and a word joiner. */
const seen = (text: string) => text.replaceAll("\u00a0", "_").replaceAll("\u2060", "^");

test.each([
	["ru", "Мы с теми, кто ждёт 2–3 рабочих дня", "Мы с_теми, кто ждёт 2–^3_рабочих дня"],
	["ru", "Работаем с 2009 года; места нет ли и в 5 вузах", "Работаем с_2009_года; места нет_ли и_в_5_вузах"],
	["ru", "38-е место, № 5, А. С. Пак — 12 500 ₩", "38-^е место, №_5, А._С._Пак_— 12_500_₩"],
	["ru", "по-русски, из-за чего кое-что ясно; пол-лета", "по-^русски, из-^за чего кое-^что ясно; пол-лета"],
	["uz", "2009-yildan beri, 2–3 hafta, 5 ta dastur", "2009-^yildan beri, 2–^3_hafta, 5_ta dastur"],
	["uz", "D-2 va D-4 vizalari, TOPIK 3", "D-^2 va D-^4_vizalari, TOPIK_3"],
	["en", "A D-2 visa, TOPIK 3, IELTS 5.5, No. 7, 9:00–18:00", "A D-^2 visa, TOPIK_3, IELTS_5.5, No._7, 9:00–^18:00"],
	["en", "for example +998 90 123 45 67 or 4,165,000 KRW", "for example +998_90_123_45_67 or 4,165,000_KRW"],
	["ru", "Фотография 3 × 4 см", "Фотография 3_×_4_см"],
	["en", "within 2-3 business days, in 2 cities", "within 2-3 business days, in 2 cities"],
] as const)("no line breaks at a wrong place in %s: %s", (language, text, expected) => {
	const set = typeset(text, language);
	expect(seen(set)).toBe(expected);
	expect(typeset(set, language)).toBe(set);
	expect(plain(set)).toBe(text);
});

test("URLs, Markdown links, code and ISO dates stay unchanged", () => {
	const addresses = ["https://example.com/2-a/D-2–3?x=1-b", "name-2-a@example.com", "[так](/programs?a=2-b&c=D-2)"];
	for (const text of [...addresses, "`sudo в 5 x-2`", "2027-03-01"])
		for (const language of ["en", "ru", "uz"] as const) expect(typeset(text, language)).toBe(text);
});

test("typography applies to a whole dictionary, including the results of its functions", () => {
	const set = typesetAll({ a: "в 5 лет", list: ["с 1"], deep: { b: (count: number) => `за ${count} дней` } }, "ru");
	expect([seen(set.a), seen(set.list[0] ?? ""), seen(set.deep.b(3))]).toEqual(["в_5_лет", "с_1", "за_3_дней"]);
});

test("U15, R40: Uzbek dates start with the year, and four-digit numbers are not grouped", () => {
	expect(seen(formatDay("2026-11-22", "uz"))).toBe("2026-^yil 22-^noyabr");
	expect(plain(formatMoment("2026-11-22T09:05:00Z", "uz", "UTC"))).toBe("2026-yil 22-noyabr, 09:05 UTC");
	expect(seen(formatDay("2026-11-22", "ru"))).toBe("22_ноября 2026_г.");
	expect(formatDay("2026-11-22", "en")).toBe("22 November 2026");
	for (const language of ["ru", "uz"] as const) {
		const numbers = [5700, 12_500, 1_234_567].map((value) => seen(formatNumber(value, language)));
		expect(numbers).toEqual(["5700", "12_500", "1_234_567"]);
	}
	expect(formatNumber(5700, "en")).toBe("5,700");
});
