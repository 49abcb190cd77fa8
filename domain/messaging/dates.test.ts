import { expect, test } from "vitest";
import { caseEmailTexts } from "../cases/news/case-email-texts.ts";
import { statusDetails } from "../cases/news/channels/case-emails.ts";
import { writtenDeadline, writtenMoment, writtenSkipped } from "./dates.ts";

const news = { status: "documents_requested", reason: null, step: "Send us the diploma.", due: "2026-11-24" } as const;

test.each([
	["en", "Next step, by 24 November 2026:", "was changed on 24 November 2026 at 00:30 (Tashkent time)."],
	["ru", "Следующий шаг (срок до 24 ноября 2026 г.):", "изменён 24 ноября 2026 г. в 00:30 (по ташкентскому времени)."],
	[
		"uz",
		"Keyingi qadam (muddat 2026-yil 24-noyabrgacha):",
		"2026-yil 24-noyabr, soat 00:30 da (Toshkent vaqti bilan) oʻzgartirildi.",
	],
] as const)("the sentences of emails in %s contain dates and times in their right form", (language, due, changed) => {
	// Tashkent is a day ahead.
	const at = new Date("2026-11-23T19:30:00Z");
	const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");
	expect(plain(statusDetails(news, language).join())).toContain(due);
	expect(plain(caseEmailTexts[language].changed.text(writtenMoment(at, language)))).toContain(changed);
});

test.each([
	["en", "25 November, 18:00", "Sunday (22 Nov), Tuesday (24 Nov)"],
	["ru", "18:00 25 ноября", "воскресенье (22.11), вторник (24.11)"],
	["uz", "25-noyabr, soat 18:00", "yakshanba (22.11), seshanba (24.11)"],
] as const)("B6-2: a deadline and the days that it skips fit into sentences in %s", (language, deadline, skipped) => {
	expect(writtenDeadline(new Date("2026-11-25T13:00:00Z"), language).replaceAll("\u00a0", " ")).toBe(deadline);
	expect(writtenSkipped(["2026-11-22", "2026-11-24"], language).replaceAll("\u00a0", " ")).toBe(skipped);
});
