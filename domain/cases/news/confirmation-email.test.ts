import { expect, test } from "vitest";
import { whenTexts } from "../../catalog/intakes/when-texts.ts";
import type { Language } from "../../shared/language.ts";
import { confirmation } from "./confirmation-email.ts";
import { confirmationTexts } from "./confirmation-texts.ts";

const site = { name: "Hamroh", url: "https://hamroh.example" };
const promise = { at: new Date("2026-11-25T13:00:00Z"), skipped: ["2026-11-21", "2026-11-22"] };
const mail = (language: Language, submittedAt: string, hasBot = false) =>
	confirmation(
		{ reference: "HM-7K3P-Q9TD", fullName: "Bobur Aliyev", language, submittedAt: new Date(submittedAt) },
		{ offices: [], promise, hasBot },
		site,
	).text;

test.each([
	["en", "By 25 November, 18:00 (Tashkent time), we will call or message", "(22 Nov)", ""],
	["ru", "До 18:00 25 ноября (по ташкентскому времени) позвоним", "(22.11)", "/ru"],
	["uz", "25-noyabr, soat 18:00 gacha (Toshkent vaqti bilan) qoʻngʻiroq", "(22.11)", "/uz"],
] as const)(
	"B2, B3, B6-2: the confirmation in %s names the promised moment and the usual months, and leads to /my and, only with a bot, to the page that connects Telegram",
	(language, moment, skipped, prefix) => {
		const plain = mail(language, "2026-11-19T20:00:00Z");
		const text = plain.replaceAll("\u00a0", " ").replaceAll("\u2060", "");
		for (const words of [moment, skipped, `https://hamroh.example${prefix}/my\n`]) expect(text).toContain(words);
		const { ofTerm, terms, tooLate } = whenTexts[language];
		expect(mail(language, "2026-12-01T08:00:00Z")).toContain(`${ofTerm(terms.spring, tooLate)}; ${terms.fall}: `);
		const line = `\n${confirmationTexts[language].telegram}\nhttps://hamroh.example${prefix}/my/telegram\n`;
		const withBot = mail(language, "2026-11-19T20:00:00Z", true);
		expect(withBot).toContain(line);
		expect(plain).toBe(withBot.replace(line, ""));
		expect(withBot).not.toMatch(/t\.me|start=/);
	},
);
