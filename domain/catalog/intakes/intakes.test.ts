import { expect, test } from "vitest";
import { expectedIntake, intakeItem } from "../../../tests/support/intake-items.ts";
import type { Intake } from "../../records/intakes/rules.ts";
import { type Language, languages } from "../../shared/language.ts";
import { outlookOf, programDates } from "./outlook.ts";
import { deadlineText, whenLines } from "./when.ts";

const at = (time: string) => new Date(`${time}+05:00`);
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ").replaceAll("\u2060", "");

type Shown = { language?: Language; style?: "short" | "long"; type?: string };
const linesOf = (
	intakes: Intake[],
	time: string,
	{ language = "en", style = "short", type = "Bachelor" }: Shown = {},
) => {
	const dates = programDates({ intakes, applicationDeadline: null, type }, null);
	return whenLines(outlookOf(dates, at(time)), at(time), language, style).map(({ text }) => plain(text));
};

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
		const text = (time: string) => plain(deadlineText("2026-11-30", at(time), language));
		expect(text("2026-09-30T19:59:59")).toBe(far);
		expect(["2026-09-30T20:00:00", "2026-11-09T12:00:00", "2026-11-28T19:59:59"].map(text)).toEqual(counted);
		expect(["2026-11-28T20:00:00", "2026-11-30T19:59:59", "2026-11-30T20:00:00"].map(text)).toEqual(end);
	},
);

test("B10-1: an intake opens, closes and is followed by the next one to the second", () => {
	const on = (time: string) => linesOf([intakeItem(), expectedIntake()], time);
	expect(on("2026-11-01T19:59:59")).toEqual(["opens 2 November"]);
	expect(on("2026-11-01T20:00:00")[0]).toMatch(/^closes 30 November/);
	expect(on("2026-11-30T19:59:59")).toEqual(["closes 30 November (today)"]);
	expect(on("2026-11-30T20:00:00")).toEqual(["spring: closed on 30 November 2026", "fall: from April"]);
});

test.each([
	["en", ["spring: probably too late", "fall: from April"]],
	["ru", ["весна: скорее всего, уже поздно", "осень: с апреля"]],
	["uz", ["bahor: ulgurish qiyin", "kuz: apreldan"]],
] as const)(
	"where nothing is published, the usual months are said in %s as of today, by the month in Tashkent",
	(language, missed) => {
		const on = (time: string) => linesOf([], time, { language });
		const usual = { en: "usually Oct–Nov", ru: "обычно окт.–нояб.", uz: "odatda okt–noy" }[language];
		expect(on("2026-09-30T23:59:59")).toEqual([usual]);
		expect(on("2026-11-30T23:59:59")).toHaveLength(2);
		expect(on("2026-12-01T00:00:00")).toEqual(missed);
		expect(on("2027-02-28T23:59:59")).toEqual(missed);
		expect(linesOf([], "2026-12-01T00:00:00", { language, type: "Language" })).toHaveLength(1);
		expect(linesOf([], "2026-12-01T00:00:00", { language, type: "Exchange" })).toEqual([]);
	},
);

test("a missed start is named until its classes begin, and not while a further round is open", () => {
	const second = intakeItem({ round: 2, opens: "2026-12-07", closes: "2026-12-24" });
	expect(linesOf([intakeItem(), second], "2026-12-01T00:00:00")).toEqual(["opens 7 December"]);
	const fall = intakeItem({ term: "fall", opens: "2027-03-29", closes: "2027-04-30" });
	const long = (time: string) => linesOf([intakeItem(), fall], time, { style: "long" });
	expect(long("2027-02-28T12:00:00")).toContain("spring: closed on 30 November 2026");
	expect(long("2027-03-01T12:00:00").join()).not.toContain("spring");
	expect(linesOf([fall], "2027-05-01T12:00:00")).toEqual(["fall: closed on 30 April 2027", "spring: from October"]);
});

test.each(languages)("B10-5: an expected intake has no day in any line in %s", (language) => {
	const expected = [
		expectedIntake(),
		expectedIntake({ year: 2028, term: "spring", opens: "2027-10", closes: "2027-11", classes: "2028-03" }),
	];
	for (let month = 1; month <= 16; month++) {
		const time = `${2026 + Math.floor(month / 13)}-${String(((month - 1) % 12) + 1).padStart(2, "0")}-15T12:00:00`;
		for (const style of ["short", "long"] as const)
			for (const line of linesOf(expected, time, { language, style }))
				expect(line).not.toMatch(/\d{1,2}(?!\d)(?![-\s]yil)/);
	}
});
