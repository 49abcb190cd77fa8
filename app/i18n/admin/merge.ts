import type { MovedNoun } from "../../../domain/cases/duplicates/queries.ts";
import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { plural } from "../plural.ts";

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
			en: (count: number) => (count === 1 ? "1 application" : `${count} applications`),
			ru: (count: number) =>
				`${count} ${plural("ru", count, { one: "заявка", few: "заявки", many: "заявок", other: "заявки" })}`,
			uz: (count: number) => `${count} ta ariza`,
		},
		messages: {
			en: (count: number) => (count === 1 ? "1 message" : `${count} messages`),
			ru: (count: number) =>
				`${count} ${plural("ru", count, { one: "сообщение", few: "сообщения", many: "сообщений", other: "сообщения" })}`,
			uz: (count: number) => `${count} ta xabar`,
		},
		papers: {
			en: (count: number) => (count === 1 ? "1 document" : `${count} documents`),
			ru: (count: number) =>
				`${count} ${plural("ru", count, { one: "документ", few: "документа", many: "документов", other: "документа" })}`,
			uz: (count: number) => `${count} ta hujjat`,
		},
		inquiries: {
			en: (count: number) => (count === 1 ? "1 inquiry" : `${count} inquiries`),
			ru: (count: number) =>
				`${count} ${plural("ru", count, { one: "обращение", few: "обращения", many: "обращений", other: "обращения" })}`,
			uz: (count: number) => `${count} ta murojaat`,
		},
	} satisfies Record<MovedNoun, unknown>,
	access: {
		en: "Emails about all applications go to the address that you keep. The applicant has to open the page again, and Telegram may have to be connected again. Both reference numbers keep working with their phone numbers.",
		ru: "Письма обо всех заявках будут приходить на выбранный адрес. Абитуриенту придётся снова открыть страницу и, возможно, подключить Telegram. Номера обеих заявок по-прежнему открываются со своими телефонами.",
		uz: "Barcha arizalar haqidagi xatlar tanlangan manzilga boradi. Abituriyent sahifani qaytadan ochishi va, ehtimol, Telegramni qayta ulashi kerak. Ikkala ariza raqami oʻz telefon raqami bilan ochilaveradi.",
	},
	submit: { en: "Merge the cases", ru: "Объединить карточки", uz: "Birlashtirish" },
} satisfies LocalizedTexts;
