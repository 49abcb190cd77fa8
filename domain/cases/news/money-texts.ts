import type { Language } from "../../shared/language.ts";

type Texts = { subject(reference: string): string; text(reference: string): string };

/** News about money name no sums: whoever reads over a shoulder learns nothing. */
export const moneyNewsTexts: Record<Language, Texts> = {
	en: {
		subject: (reference) => `Payments for application ${reference}`,
		text: (reference) =>
			`There is news about payments for your application ${reference}. Your page shows what was agreed, paid and refunded:`,
	},
	ru: {
		subject: (reference) => `Платежи по заявке ${reference}`,
		text: (reference) =>
			`Есть новости о платежах по Вашей заявке ${reference}. На Вашей странице видно, о чём мы договорились, что оплачено и что возвращено:`,
	},
	uz: {
		subject: (reference) => `${reference} raqamli ariza boʻyicha toʻlovlar`,
		text: (reference) =>
			`${reference} raqamli arizangiz toʻlovlari boʻyicha yangilik bor. Nima kelishilgani, toʻlangani va qaytarilgani sahifangizda koʻrinadi:`,
	},
};
