import { dictionariesOf, type LocalizedTexts } from "../shared/dictionary.ts";

/** What the bot says on Mondays: a line for each. */
export const planTexts = dictionariesOf({
	thisWeek: {
		en: (papers: string) => `Start this week: ${papers}.`,
		ru: (papers: string) => `На этой неделе начните: ${papers}.`,
		uz: (papers: string) => `Shu hafta boshlang: ${papers}.`,
	},
	late: {
		en: (papers: string) => `Late: ${papers}. If you have not started, write to us.`,
		ru: (papers: string) => `Срок уже прошёл: ${papers}. Если ещё не начали, напишите нам.`,
		uz: (papers: string) => `Kechikmoqda: ${papers}. Hali boshlamagan boʻlsangiz, bizga yozing.`,
	},
	money: {
		en: "the whole sum for the visa in the bank",
		ru: "вся сумма для визы на счёте",
		uz: "viza uchun butun summa hisobda",
	},
	page: { en: "Your plan:", ru: "Ваш план:", uz: "Rejangiz:" },
} satisfies LocalizedTexts);
