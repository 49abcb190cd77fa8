import type { MovedNoun } from "../../../domain/cases/duplicates/queries.ts";
import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** The dialog that makes two cases one. */
export const merge = {
	title: {
		en: (name: string) => `Same person as ${name}?`,
		ru: (name: string) => `Тот же человек: ${name}?`,
		uz: (name: string) => `${name} bilan bitta odammi?`,
	},
	hint: {
		en: "The cases become one. You can separate them again for 30 days, as long as what moved is unchanged.",
		ru: "Карточки станут одной. Их можно разъединить в течение 30 дней, если перенесённое не изменится.",
		uz: "Kartochkalar bitta boʻladi. Koʻchirilganlar oʻzgarmasa, 30 kun ichida ularni qayta ajratish mumkin.",
	},
	choose: { en: "Choose what to keep", ru: "Выберите, что оставить", uz: "Qaysi biri qolishini tanlang" },
	equal: { en: "All details are the same.", ru: "Все данные совпадают.", uz: "Barcha maʼlumotlar bir xil." },
	moves: { en: "This moves here:", ru: "Сюда перейдут:", uz: "Bu yerga koʻchadi:" },
	nouns: {
		applications: {
			en: (count: number) => `applications: ${count}`,
			ru: (count: number) => `заявки: ${count}`,
			uz: (count: number) => `arizalar: ${count}`,
		},
		messages: {
			en: (count: number) => `messages: ${count}`,
			ru: (count: number) => `сообщения: ${count}`,
			uz: (count: number) => `xabarlar: ${count}`,
		},
		papers: {
			en: (count: number) => `documents: ${count}`,
			ru: (count: number) => `документы: ${count}`,
			uz: (count: number) => `hujjatlar: ${count}`,
		},
		inquiries: {
			en: (count: number) => `inquiries: ${count}`,
			ru: (count: number) => `обращения: ${count}`,
			uz: (count: number) => `murojaatlar: ${count}`,
		},
	} satisfies Record<MovedNoun, unknown>,
	access: {
		en: "Emails about all applications go to the address that you keep. The applicant has to open the page again, and Telegram may have to be connected again. Both reference numbers keep working with their phone numbers.",
		ru: "Письма обо всех заявках будут приходить на выбранный адрес. Абитуриенту придётся снова открыть страницу и, возможно, подключить Telegram. Номера обеих заявок по-прежнему открываются со своими телефонами.",
		uz: "Barcha arizalar haqidagi xatlar tanlangan manzilga boradi. Abituriyent sahifani qaytadan ochishi va, ehtimol, Telegramni qayta ulashi kerak. Ikkala ariza raqami oʻz telefon raqami bilan ochilaveradi.",
	},
	submit: { en: "Merge the cases", ru: "Объединить карточки", uz: "Kartochkalarni birlashtirish" },
} satisfies LocalizedTexts;
