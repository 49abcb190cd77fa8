import type { Language } from "../../shared/language.ts";

type Confirmation = {
	subject(reference: string): string;
	thanks(reference: string): string;
	contact(deadline: string): string;
	/** How that was counted. */
	counted(days: string): string;
	/** @param when such as "usually October–November; for studies from March" */
	usual(when: string): string;
	/** The link follows. */
	follow: string;
	/** The page where Telegram is connected follows, never the link that connects it. */
	telegram: string;
	/** The heading of the offices' phone numbers and addresses. */
	questions: string;
	why: string;
};

/** The email that confirms the receipt of an application. */
export const confirmationTexts: Record<Language, Confirmation> = {
	en: {
		subject: (reference) => `We have received your application ${reference}`,
		thanks: (reference) => `Thank you! We have your application ${reference}. Keep this number.`,
		contact: (deadline) => `By ${deadline} (Tashkent time), we will call or message you and tell you what is missing.`,
		counted: (days) => `Three business days, not counting ${days}.`,
		usual: (when) => `When universities take applications: ${when}.`,
		follow: "You can follow your application here. You will need the reference number and your phone number:",
		telegram: "You can also get our answers and news in Telegram. Connect it on this page:",
		questions: "Do you have questions before that? You can reach us here:",
		why: "You are receiving this email because someone entered this address in an application on our website. If it was not you, please let us know.",
	},
	ru: {
		subject: (reference) => `Мы получили Вашу заявку ${reference}`,
		thanks: (reference) => `Спасибо! Мы получили Вашу заявку ${reference}. Сохраните этот номер.`,
		contact: (deadline) => `До ${deadline} (по ташкентскому времени) позвоним или напишем и скажем, чего не хватает.`,
		counted: (days) => `Три рабочих дня без учёта дней: ${days}.`,
		usual: (when) => `Сроки университетов: ${when}.`,
		follow: "Следить за заявкой можно здесь. Понадобятся номер заявки и Ваш номер телефона:",
		telegram: "Наши ответы и новости можно получать и в Telegram. Подключите его на этой странице:",
		questions: "Если до этого появятся вопросы, мы на связи:",
		why: "Вы получили это письмо, потому что этот адрес указан в заявке на нашем сайте. Если её отправили не Вы, пожалуйста, сообщите нам.",
	},
	uz: {
		subject: (reference) => `Arizangizni oldik: ${reference}`,
		thanks: (reference) => `Rahmat! ${reference} raqamli arizangizni oldik, raqamni saqlab qoʻying.`,
		contact: (deadline) =>
			`${deadline} gacha (Toshkent vaqti bilan) qoʻngʻiroq qilamiz yoki yozamiz va nima yetishmasligini aytamiz.`,
		counted: (days) => `Uch ish kuni, bu kunlarsiz: ${days}.`,
		usual: (when) => `Universitetlar muddatlari: ${when}.`,
		follow: "Arizangizni shu yerda kuzatishingiz mumkin. Ariza raqami va telefon raqamingiz kerak boʻladi:",
		telegram: "Javoblarimiz va yangiliklarni Telegramda ham olishingiz mumkin. Uni shu sahifada ulang:",
		questions: "Ungacha savolingiz boʻlsa, bizga murojaat qiling:",
		why: "Bu xat sizga keldi, chunki saytimizdagi arizada shu manzil koʻrsatilgan. Arizani siz yubormagan boʻlsangiz, iltimos, bizga xabar bering.",
	},
};
