import type { Language } from "../../shared/language.ts";
import type { NotifiedStatus } from "./case-email-texts.ts";

type TelegramTexts = {
	/**
	 * A new status for somebody of the family, below the applicant's first name. Without the reference: together with the
	 * phone number, it opens the application.
	 */
	family: Record<NotifiedStatus, string>;
	/** The link of the family follows, if the chat was connected on its page. */
	familyPage: string;
	/** Ends a text that was cut; the address of the page follows. */
	readOn: string;
};

/** What messages to Telegram chats say besides what the emails say, too. */
export const telegramTexts: Record<Language, TelegramTexts> = {
	en: {
		family: {
			documents_requested: "We need documents for the application.",
			interview_scheduled: "An interview is scheduled for the application.",
			accepted: "Congratulations: admitted to the university!",
			rejected: "Unfortunately, the application was not successful.",
			enrolled: "Congratulations! Studies in Korea have begun.",
		},
		familyPage: "All steps and payments:",
		readOn: "… read more on your page:",
	},
	ru: {
		family: {
			documents_requested: "По\u00a0заявке нужны документы.",
			interview_scheduled: "По\u00a0заявке назначено собеседование.",
			accepted: "Поздравляем с поступлением в университет!",
			rejected: "К сожалению, по\u00a0заявке отказ.",
			enrolled: "Поздравляем с началом учёбы в Корее!",
		},
		familyPage: "Все этапы и платежи:",
		readOn: "… продолжение на Вашей странице:",
	},
	uz: {
		family: {
			documents_requested: "Ariza uchun hujjatlar kerak.",
			interview_scheduled: "Ariza boʻyicha suhbat belgilandi.",
			accepted: "Tabriklaymiz: universitetga qabul qilindi!",
			rejected: "Afsuski, ariza rad etildi.",
			enrolled: "Tabriklaymiz: Koreyada oʻqish boshlandi!",
		},
		familyPage: "Barcha bosqichlar va toʻlovlar:",
		readOn: "… davomini sahifangizda oʻqing:",
	},
};
