import { expect, test } from "vitest";
import { composeAccountEmail } from "../cases/news/account-email.ts";
import { caseEmailTexts } from "../cases/news/case-email-texts.ts";
import { statusDetails } from "../cases/news/channels/case-emails.ts";
import { writtenDeadline, writtenMoment } from "./dates.ts";

const news = { status: "documents_requested", reason: null, step: "Send us the diploma.", due: "2026-11-24" } as const;

test("the sentences of emails contain dates and times in their right form, of Tashkent", () => {
	// Tashkent is a day ahead.
	const at = new Date("2026-11-23T19:30:00Z");
	const due = "Due: 24 November 2026";
	expect(statusDetails(news, "en").join().replaceAll("\u00a0", " ")).toContain(due);
	// Staff may give a day and no words: that of an interview, or by when papers are due.
	const plain = [{ ...news, status: "interview_scheduled", step: null } as const, { ...news, step: null }];
	expect(plain.flatMap((one) => statusDetails(one, "uz"))).toEqual([
		"Sana: 2026-yil 24-noyabr",
		"Muddat: 2026-yil 24-noyabrgacha",
	]);
	const changed = caseEmailTexts.ru.changed.text(writtenMoment(at, "ru")).replaceAll("\u00a0", " ");
	expect(changed).toContain("изменён 24 ноября 2026 г. в 00:30 (по ташкентскому времени).");
	const notice = { kind: "new-device", language: "uz", about: null, linkId: null, createdAt: at } as const;
	const site = { name: "Hamroh", url: "https://hamroh.example" };
	const { text } = composeAccountEmail(notice, { sign: () => "" }, site);
	expect(text).toContain("Vaqt: 2026-yil 24-noyabr, soat 00:30 (Toshkent)");
});

test("a promise until midnight names the day that ends", () => {
	const midnight = new Date("2026-11-30T19:00:00Z");
	const said = (["en", "ru", "uz"] as const).map((language) =>
		writtenDeadline(midnight, language).replaceAll("\u00a0", " "),
	);
	expect(said).toEqual(["30 November, 24:00", "24:00 30 ноября", "30-noyabr, soat 24:00"]);
});
