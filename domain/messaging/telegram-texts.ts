import type { Language } from "../language.ts";
import type { ToldStatus } from "./case-email-texts.ts";

type TelegramTexts = {
	/** A new status for somebody of the family, below the applicant's first name. */
	family(reference: string, status: ToldStatus): string;
	/** Ends a text that was cut; the address of the page follows. */
	readOn: string;
};

/** What messages to Telegram chats say besides what the emails say, too. */
export const telegramTexts: Record<Language, TelegramTexts> = {
	en: {
		family: (reference, status) =>
			({
				documents_requested: `We need documents for application ${reference}.`,
				interview_scheduled: `An interview is scheduled for application ${reference}.`,
				accepted: `Congratulations on the admission to the university (application ${reference})!`,
				rejected: `Unfortunately, application ${reference} was not successful.`,
				enrolled: `Congratulations on the start of studies in Korea (application ${reference})!`,
			})[status],
		readOn: "… read on your page:",
	},
	ru: {
		family: (reference, status) =>
			({
				documents_requested: `По заявке ${reference} нужны документы.`,
				interview_scheduled: `По заявке ${reference} назначено собеседование.`,
				accepted: `Поздравляем с поступлением в университет (заявка ${reference})!`,
				rejected: `К сожалению, по заявке ${reference} пришёл отказ.`,
				enrolled: `Поздравляем с началом учёбы в Корее (заявка ${reference})!`,
			})[status],
		readOn: "… продолжение на Вашей странице:",
	},
	uz: {
		family: (reference, status) =>
			({
				documents_requested: `${reference} raqamli ariza uchun hujjatlar kerak.`,
				interview_scheduled: `${reference} raqamli ariza boʻyicha suhbat belgilandi.`,
				accepted: `Universitetga qabul qilingani bilan tabriklaymiz (ariza: ${reference})!`,
				rejected: `Afsuski, ${reference} raqamli ariza rad etildi.`,
				enrolled: `Koreyada oʻqish boshlangani bilan tabriklaymiz (ariza: ${reference})!`,
			})[status],
		readOn: "… davomini sahifangizda oʻqing:",
	},
};
