import { expect, test } from "vitest";
import { usualApplications } from "../../domain/catalog/usual-applications.ts";
import { languages } from "../../domain/shared/language.ts";
import { deadlineText, usualText } from "./dates.ts";
import { texts } from "./dictionaries.ts";

const at = (time: string) => new Date(`${time}+05:00`);
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("\u2060", "");

test.each([
	[
		"en",
		"closes 30 November 2026",
		["closes 30 November (60 days)", "closes 30 November (21 days)", "closes 30 November (2 days)"],
		["closes 30 November (1 day)", "closes 30 November (today)", "closed on 30 November 2026"],
	],
	[
		"ru",
		"до 30 ноября 2026 г.",
		["до 30 ноября (60 дней)", "до 30 ноября (21 день)", "до 30 ноября (2 дня)"],
		["до 30 ноября (1 день)", "до 30 ноября (сегодня)", "приём закрыт 30 ноября 2026 г."],
	],
	[
		"uz",
		"2026-yil 30-noyabrgacha",
		["30-noyabrgacha (60 kun)", "30-noyabrgacha (21 kun)", "30-noyabrgacha (2 kun)"],
		["30-noyabrgacha (1 kun)", "30-noyabrgacha (bugun)", "2026-yil 30-noyabrda yopilgan"],
	],
] as const)(
	"visual 20: a deadline counts its days in %s until the day ends in Korea, at 20:00 in Tashkent",
	(language, far, counted, end) => {
		const text = (time: string) => plain(deadlineText("2026-11-30", at(time), language, texts[language]));
		expect(text("2026-09-30T19:59:59")).toBe(far);
		expect(["2026-09-30T20:00:00", "2026-11-09T12:00:00", "2026-11-28T19:59:59"].map(text)).toEqual(counted);
		expect(["2026-11-28T20:00:00", "2026-11-30T19:59:59", "2026-11-30T20:00:00"].map(text)).toEqual(end);
	},
);

test.each([
	["en", "usually October–November", "usually through November", "closing about now", "usually April–May"],
	["ru", "обычно октябрь–ноябрь", "обычно по ноябрь", "приём заканчивается", "обычно апрель–май"],
	["uz", "odatda oktabr–noyabr", "odatda noyabr oxirigacha", "qabul tugayapti", "odatda aprel–may"],
] as const)("visual 20: the usual months in %s know the day in Tashkent", (language, ...expected) => {
	const text = (time: string) => {
		const usual = usualApplications(["Bachelor"], at(time));
		return usual && plain(usualText(usual, language, texts[language], "long"));
	};
	expect(["2026-09-30T23:59", "2026-10-31T23:59", "2026-11-01T00:00", "2026-12-01T00:00"].map(text)).toEqual(expected);
	expect(text("2026-11-30T23:59")).toBe(expected[2]);
});

test("in every language, only a deadline that is near counts its days", () => {
	for (const language of languages)
		expect(deadlineText("2027-11-30", at("2026-11-26T12:00"), language, texts[language]), language).not.toContain("(");
});
