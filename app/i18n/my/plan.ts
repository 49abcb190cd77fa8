import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** The page /my/plan, and its line on /my. */
export const myPlan = {
	title: { en: "My plan", ru: "Мой план", uz: "Mening rejam" },
	intro: {
		en: "When to start each document and put the money in the bank, so that everything is ready in time.",
		ru: "Когда начать готовить каждый документ и положить деньги на счёт, чтобы успеть к сроку.",
		uz: "Hujjatlar va pul oʻz vaqtida tayyor boʻlishi uchun nimani qachon boshlash kerak.",
	},
	groups: {
		late: { en: "Late", ru: "Срок прошёл", uz: "Kechikmoqda" },
		thisWeek: { en: "Start this week", ru: "Начните на этой неделе", uz: "Shu hafta boshlang" },
		later: { en: "Later", ru: "Позже", uz: "Keyinroq" },
		undated: { en: "No exact date yet", ru: "Точной даты пока нет", uz: "Hozircha aniq sana yoʻq" },
		done: { en: "Sent or done", ru: "Отправлено или готово", uz: "Yuborildi yoki bajarildi" },
	},
	counts: {
		thisWeek: {
			en: (count: number) => `to start this week: ${count}`,
			ru: (count: number) => `начать на этой неделе: ${count}`,
			uz: (count: number) => `shu hafta boshlash kerak: ${count}`,
		},
		late: {
			en: (count: number) => `late: ${count}`,
			ru: (count: number) => `срок прошёл: ${count}`,
			uz: (count: number) => `kechikmoqda: ${count}`,
		},
		done: {
			en: (done: number, all: number) => `Sent or done: ${done} of ${all}`,
			ru: (done: number, all: number) => `Отправлено или готово: ${done} из ${all}`,
			uz: (done: number, all: number) => `Yuborildi yoki bajarildi: ${all} tadan ${done} tasi`,
		},
	},
	/** Of a paper that cannot be ready in time unless it was begun. */
	late: {
		en: (last: string, ready: string) =>
			`The last day to start was ${last}. If you have not started, write to us: it cannot be ready before ${ready}.`,
		ru: (last: string, ready: string) =>
			`Начать надо было не позже ${last}; если ещё не начали, напишите нам: документ будет готов не раньше ${ready}`,
		uz: (last: string, ready: string) =>
			`Boshlashning oxirgi kuni: ${last}. Hali boshlamagan boʻlsangiz, bizga yozing: hujjat eng erta ${ready} tayyor boʻladi.`,
	},
	undated: {
		en: "Neither we nor the university have set a date for these documents yet. If you know it, count back from it on the page",
		ru: "Срока для этих документов ни мы, ни университет ещё не назвали. Если Вы его знаете, рассчитайте план на странице",
		uz: "Bu hujjatlar muddatini hali biz ham, universitet ham aytmagan. Muddatni bilsangiz, rejani shu sahifada hisoblang:",
	},
} satisfies LocalizedTexts;
