import { expect, test } from "vitest";
import { guides } from "../../app/i18n/dictionaries.ts";
import { languages } from "../language.ts";
import { confirmation } from "./confirmation-email.ts";
import { confirmationTexts } from "./confirmation-texts.ts";

const site = { name: "Hamroh", url: "https://hamroh.example" };
const promise = { at: new Date("2026-11-25T13:00:00Z"), skipped: ["2026-11-21", "2026-11-22"] };
const mail = (language: "en" | "ru" | "uz", submittedAt: string, hasBot = false) =>
	confirmation(
		{ reference: "HM-7K3P-Q9TD", fullName: "Bobur Aliyev", language, submittedAt: new Date(submittedAt) },
		{ offices: [], promise, hasBot },
		site,
	).text;

test.each([
	[
		"en",
		"20 November 2026: we have",
		"By 25 November 2026, 18:00 (Tashkent time): we will contact you",
		"October–November: universities",
		"/my\n",
	],
	[
		"ru",
		"20 ноября 2026 г. — мы получили",
		"До 18:00 25 ноября 2026 г. (по ташкентскому времени) — свяжемся",
		"Октябрь–ноябрь",
		"/ru/my\n",
	],
	[
		"uz",
		"2026-yil 20-noyabr: arizangizni",
		"2026-yil 25-noyabr, soat 18:00 gacha (Toshkent vaqti bilan): siz bilan",
		"Oktabr–noyabr",
		"/uz/my\n",
	],
] as const)(
	"B2, B6-2: the confirmation in %s names three steps with their dates, and leads to /my",
	(language, ...expected) => {
		// In Tashkent it is Friday already.
		const text = mail(language, "2026-11-19T20:00:00Z");
		for (const words of [...expected.slice(0, 3), `https://hamroh.example${expected[3]}`])
			expect(text).toContain(words);
		for (const day of ["21", "22"]) expect(text).toMatch(new RegExp(`\\(${day}[./]11\\)`));
		expect(mail(language, "2026-12-01T08:00:00Z")).toContain(confirmationTexts[language].send.september);
	},
);

test.each([
	["en", ""],
	["ru", "/ru"],
	["uz", "/uz"],
] as const)(
	"B3: the confirmation in %s leads to the page that connects Telegram, only with a bot",
	(language, prefix) => {
		const line = `\n${confirmationTexts[language].telegram}\nhttps://hamroh.example${prefix}/my/telegram\n`;
		const text = mail(language, "2026-11-19T20:00:00Z", true);
		expect(text).toContain(line);
		expect(mail(language, "2026-11-19T20:00:00Z")).toBe(text.replace(line, ""));
		expect(text).not.toMatch(/t\.me|start=/);
	},
);

test.each(languages)("the confirmation in %s names the same months as the guide", (language) => {
	const [march = "", september = ""] = guides[language].steps[2]?.months ?? [];
	const { send } = confirmationTexts[language];
	expect(send.march.toLowerCase()).toContain(march.toLowerCase());
	expect(send.september.toLowerCase()).toContain(september.toLowerCase());
});
