import { expect, test } from "vitest";
import { guides } from "../../app/i18n/dictionaries.ts";
import { languages } from "../language.ts";
import { closedDaysOf } from "../tasks/clock.ts";
import { confirmation } from "./confirmation-email.ts";
import { confirmationTexts } from "./confirmation-texts.ts";

const site = { name: "Hamroh", url: "https://hamroh.example" };
const mail = (language: "en" | "ru" | "uz", submittedAt: string, closed = closedDaysOf([])) =>
	confirmation(
		{ reference: "HM-7K3P-Q9TD", fullName: "Bobur Aliyev", language, submittedAt: new Date(submittedAt) },
		{ offices: [], closed },
		site,
	).text;

test.each([
	[
		"en",
		"20 November 2026: we have",
		"By 25 November 2026: we will contact you",
		"October–November: universities",
		"/my\n",
	],
	["ru", "20 ноября 2026 г. — мы получили", "До 25 ноября 2026 г. — свяжемся", "Октябрь–ноябрь", "/ru/my\n"],
	["uz", "2026-yil 20-noyabr: arizangizni", "2026-yil 25-noyabrgacha: siz bilan", "Oktabr–noyabr", "/uz/my\n"],
] as const)(
	"B2: the confirmation in %s names three steps with their dates, and leads to /my",
	(language, ...expected) => {
		// In Tashkent it is Friday already.
		const text = mail(language, "2026-11-19T20:00:00Z");
		for (const words of [...expected.slice(0, 3), `https://hamroh.example${expected[3]}`])
			expect(text).toContain(words);
		const closed = closedDaysOf([{ day: "2026-11-24", office: "both" }]);
		expect(mail(language, "2026-11-19T20:00:00Z", closed)).not.toContain(expected[1]);
		expect(mail(language, "2026-12-01T08:00:00Z")).toContain(confirmationTexts[language].send.september);
	},
);

test.each(languages)("the confirmation in %s names the same months as the guide", (language) => {
	const [march = "", september = ""] = guides[language].steps[2]?.months ?? [];
	const { send } = confirmationTexts[language];
	expect(send.march.toLowerCase()).toContain(march.toLowerCase());
	expect(send.september.toLowerCase()).toContain(september.toLowerCase());
});
