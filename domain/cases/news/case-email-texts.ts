import type { Language } from "../../shared/language.ts";

/** The statuses of which an applicant is notified by email (domain/cases/entries/timing.ts). */
export type NotifiedStatus = "documents_requested" | "interview_scheduled" | "accepted" | "rejected" | "enrolled";

type Frame<Details> = { subject(reference: string): string; text(reference: string, details: Details): string };
type CaseEmails = {
	/** A message from staff; its text follows. */
	message: Frame<undefined> & {
		/** The link to the page follows. */
		reply: { byEmail: string; onPage: string };
	};
	status: Frame<NotifiedStatus> & {
		reason: string;
		next: string;
		/** The day of an interview, or by when something is due, without words about the step. */
		date: Record<"on" | "by", (day: string) => string>;
		/** The link to the page follows. */
		page: string;
	};
	/** To the previous address, after an email address or phone number was changed. */
	changed: { subject: string; text: (time: string) => string };
	/** The heading of the offices' phone numbers and addresses. */
	questions: string;
	why: string;
};

const en: CaseEmails = {
	message: {
		subject: (reference) => `A message about your application ${reference}`,
		text: (reference) => `Here is our message about your application ${reference}:`,
		reply: {
			byEmail: "You can reply to this email or answer on your page:",
			onPage: "You can answer on your page:",
		},
	},
	status: {
		subject: (reference) => `News about your application ${reference}`,
		text: (reference, status) =>
			({
				documents_requested: `We need documents from you for your application ${reference}.`,
				interview_scheduled: `Your interview has been scheduled (application ${reference}).`,
				accepted: `Congratulations! The university has admitted you (application ${reference}).`,
				rejected: `Unfortunately, your application ${reference} was not successful.`,
				enrolled: `Congratulations on starting your studies in Korea (application ${reference})!`,
			})[status],
		reason: "Reason:",
		next: "Next step:",
		date: { on: (day) => `Date: ${day}`, by: (day) => `Due: ${day}` },
		page: "Your page shows which step your application is at and what to do next:",
	},
	changed: {
		subject: "The contact details in your application were changed",
		text: (time) =>
			`The email address or phone number in your application was changed on ${time} (Tashkent time). If you made this change or asked us for it, you don’t need to do anything. If not, please call us right away.`,
	},
	questions: "You can reach us here:",
	why: "You are receiving this email because this address was given in an application on our website.",
};

const ru: CaseEmails = {
	message: {
		subject: (reference) => `Сообщение по Вашей заявке ${reference}`,
		text: (reference) => `Наше сообщение по Вашей заявке ${reference}:`,
		reply: {
			byEmail: "Вы можете ответить на это письмо или написать нам на Вашей странице:",
			onPage: "Ответить можно на Вашей странице:",
		},
	},
	status: {
		subject: (reference) => `Новости по Вашей заявке ${reference}`,
		text: (reference, status) =>
			({
				documents_requested: `Нам нужны от Вас документы по заявке ${reference}.`,
				interview_scheduled: `По заявке ${reference} Вам назначено собеседование.`,
				accepted: `Поздравляем! Вас приняли в университет (заявка ${reference}).`,
				rejected: `К сожалению, по Вашей заявке ${reference} отказ.`,
				enrolled: `Поздравляем с началом учёбы в Корее (заявка ${reference})!`,
			})[status],
		reason: "Причина:",
		next: "Следующий шаг:",
		date: { on: (day) => `Дата: ${day}`, by: (day) => `Срок: до ${day}` },
		page: "На Вашей странице видно, на каком этапе заявка и что делать дальше:",
	},
	changed: {
		subject: "В Вашей заявке изменены контактные данные",
		text: (time) =>
			`Адрес электронной почты или номер телефона в Вашей заявке изменён ${time} (по ташкентскому времени). Если это сделали Вы или мы по Вашей просьбе, ничего делать не нужно. Если нет, пожалуйста, сразу позвоните нам.`,
	},
	questions: "Связаться с нами можно так:",
	why: "Вы получили это письмо, потому что этот адрес указан в заявке на нашем сайте.",
};

const uz: CaseEmails = {
	message: {
		subject: (reference) => `Arizangiz boʻyicha xabar: ${reference}`,
		text: (reference) => `${reference} raqamli arizangiz boʻyicha sizga xabarimiz:`,
		reply: {
			byEmail: "Shu xatga javob yozishingiz yoki sahifangizda javob berishingiz mumkin:",
			onPage: "Sahifangizda javob berishingiz mumkin:",
		},
	},
	status: {
		subject: (reference) => `Arizangiz boʻyicha yangilik: ${reference}`,
		text: (reference, status) =>
			({
				documents_requested: `${reference} raqamli arizangiz uchun sizdan hujjatlar kerak.`,
				interview_scheduled: `${reference} raqamli arizangiz boʻyicha sizga suhbat belgilandi.`,
				accepted: `Tabriklaymiz! Universitet sizni oʻqishga qabul qildi (ariza: ${reference}).`,
				rejected: `Afsuski, ${reference} raqamli arizangiz rad etildi.`,
				enrolled: `Koreyada oʻqishni boshlaganingiz bilan tabriklaymiz (ariza: ${reference})!`,
			})[status],
		reason: "Sababi:",
		next: "Keyingi qadam:",
		date: { on: (day) => `Sana: ${day}`, by: (day) => `Muddat: ${day}gacha` },
		page: "Arizangiz qaysi bosqichda ekanini va endi nima qilish kerakligini sahifangizda koʻrasiz:",
	},
	changed: {
		subject: "Arizangizdagi aloqa maʼlumotlari oʻzgartirildi",
		text: (time) =>
			`Arizangizdagi elektron pochta manzili yoki telefon raqami ${time} da (Toshkent vaqti bilan) oʻzgartirildi. Buni oʻzingiz qilgan yoki bizdan soʻragan boʻlsangiz, hech narsa qilish shart emas. Aks holda, iltimos, bizga darhol qoʻngʻiroq qiling.`,
	},
	questions: "Biz bilan bogʻlanish:",
	why: "Bu xat sizga keldi, chunki saytimizdagi arizada shu manzil koʻrsatilgan.",
};

/** Emails about an application in plain text, in the applicant's language. */
export const caseEmailTexts: Record<Language, CaseEmails> = { en, ru, uz };

type ReplyTexts = {
	subject: (site: string) => string;
	/** Above the quoted message. */
	quoted: (time: string) => string;
};

/** The answer to a contact message. */
export const contactReplyTexts: Record<Language, ReplyTexts> = {
	en: {
		subject: (site) => `Our answer to your message to ${site}`,
		quoted: (time) => `On ${time} (Tashkent time) you wrote:`,
	},
	ru: {
		subject: (site) => `Ответ на Ваше обращение в ${site}`,
		quoted: (time) => `${time} (по ташкентскому времени) Вы написали:`,
	},
	uz: {
		subject: (site) => `Murojaatingizga javob: ${site}`,
		quoted: (time) => `${time} da (Toshkent vaqti bilan) yozgan xabaringiz:`,
	},
};
