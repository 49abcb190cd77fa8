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
	["en", "By 25 November, 18:00 (Tashkent time), we will call or message", "(22 Nov)", "/my\n"],
	["ru", "До 18:00 25 ноября (по ташкентскому времени) позвоним", "(22.11)", "/ru/my\n"],
	["uz", "25-noyabr, soat 18:00 gacha (Toshkent vaqti bilan) qoʻngʻiroq", "(22.11)", "/uz/my\n"],
] as const)(
	"B2, B6-2: the confirmation in %s names the promised moment and the usual months, and leads to /my",
	(language, ...expected) => {
		const text = mail(language, "2026-11-19T20:00:00Z").replaceAll("\u00a0", " ").replaceAll("\u2060", "");
		for (const words of [...expected.slice(0, 2), `https://hamroh.example${expected[2]}`])
			expect(text).toContain(words);
		const { ofTerm, terms, tooLate } = whenTexts[language];
		expect(mail(language, "2026-12-01T08:00:00Z")).toContain(`${ofTerm(terms.spring, tooLate)}; ${terms.fall}: `);
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
