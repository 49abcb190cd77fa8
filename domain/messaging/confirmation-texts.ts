import type { Language } from "../language.ts";

type Confirmation = {
	subject(reference: string): string;
	hello(name: string | undefined): string;
	thanks: string;
	reference(reference: string): string;
	next: string;
	/** The heading of the three steps. */
	steps: string;
	received(day: string): string;
	contact(day: string, time: string): string;
	/** How that was counted. */
	counted(days: string): string;
	/** When universities usually take applications, by the intake. The guide names the same months (app/guide). */
	send: Record<"march" | "september", string>;
	/** The link follows. */
	follow: string;
	/** The page where Telegram is connected follows, never the link that connects it. */
	telegram: string;
	/** The heading of the offices' phone numbers and addresses. */
	questions: string;
	regards: string;
	why: string;
};

/** The email that confirms the receipt of an application. */
export const confirmationTexts: Record<Language, Confirmation> = {
	en: {
		subject: (reference) => `We have received your application ${reference}`,
		hello: (name) => (name ? `Hello ${name},` : "Hello,"),
		thanks: "Thank you! We have received your application.",
		reference: (reference) =>
			`Your reference number: ${reference}\nPlease keep it: when you write or call, we will use it to find your application.`,
		next: "We will review your application and contact you by phone within 2-3 business days.",
		steps: "What happens next:",
		received: (day) => `${day}: we have received your application.`,
		contact: (day, time) =>
			`By ${day}, ${time} (Tashkent time): we will contact you by phone or messenger and tell you what is missing.`,
		counted: (days) => `We count three business days. Not counted: ${days}.`,
		send: {
			march: "October–November: universities usually take applications for studies that begin in March.",
			september: "April–May: universities usually take applications for studies that begin in September.",
		},
		follow: "You can follow your application here. You will need the reference number and your phone number:",
		telegram: "You can also get our answers and news in Telegram. Connect it on this page:",
		questions: "Do you have questions before that? You can reach us here:",
		regards: "Kind regards,",
		why: "You are receiving this email because someone entered this address in an application on our website. If it was not you, please let us know.",
	},
	ru: {
		subject: (reference) => `Мы получили Вашу заявку ${reference}`,
		hello: (name) => (name ? `Здравствуйте, ${name}!` : "Здравствуйте!"),
		thanks: "Спасибо за заявку! Мы её получили.",
		reference: (reference) =>
			`Номер заявки: ${reference}\nСохраните его: по нему мы сразу найдём Вашу заявку, когда Вы напишете или позвоните.`,
		next: "Мы рассмотрим заявку и свяжемся с Вами по телефону в течение 2–3\u00a0рабочих дней.",
		steps: "Что будет дальше:",
		received: (day) => `${day} — мы получили Вашу заявку.`,
		contact: (day, time) =>
			`До ${time} ${day} (по ташкентскому времени) — свяжемся с Вами по телефону или в мессенджере и скажем, чего не хватает.`,
		counted: (days) => `Отсчитываем три рабочих дня. Не учитываем: ${days}.`,
		send: {
			march: "Октябрь–ноябрь — университеты обычно принимают документы, если учёба начинается в марте.",
			september: "Апрель–май — университеты обычно принимают документы, если учёба начинается в сентябре.",
		},
		follow: "Следить за заявкой можно здесь. Понадобятся номер заявки и Ваш номер телефона:",
		telegram: "Наши ответы и новости можно получать и в Telegram. Подключите его на этой странице:",
		questions: "Если до этого появятся вопросы, мы на связи:",
		regards: "С уважением,",
		why: "Вы получили это письмо, потому что этот адрес указан в заявке на нашем сайте. Если её отправили не Вы, пожалуйста, сообщите нам.",
	},
	uz: {
		subject: (reference) => `Arizangizni oldik: ${reference}`,
		hello: (name) => (name ? `Assalomu alaykum, ${name}!` : "Assalomu alaykum!"),
		thanks: "Ariza topshirganingiz uchun rahmat! Arizangiz bizga yetib keldi.",
		reference: (reference) =>
			`Ariza raqami: ${reference}\nUni saqlab qoʻying: yozganingizda yoki qoʻngʻiroq qilganingizda arizangizni shu raqam orqali darhol topamiz.`,
		next: "Arizangizni koʻrib chiqamiz va 2–3\u00a0ish kuni ichida siz bilan telefon orqali bogʻlanamiz.",
		steps: "Keyin nima boʻladi:",
		received: (day) => `${day}: arizangizni oldik.`,
		counted: (days) => `Uch ish kunini hisoblaymiz. Hisobga kirmaydi: ${days}.`,
		contact: (day, time) =>
			`${day}, soat ${time} gacha (Toshkent vaqti bilan): siz bilan telefon yoki messenjer orqali bogʻlanamiz va nima yetishmayotganini aytamiz.`,
		send: {
			march: "Oktabr–noyabr: oʻqish martda boshlansa, universitetlar hujjatlarni odatda shu oylarda qabul qiladi.",
			september: "Aprel–may: oʻqish sentabrda boshlansa, universitetlar hujjatlarni odatda shu oylarda qabul qiladi.",
		},
		follow: "Arizangizni shu yerda kuzatishingiz mumkin. Ariza raqami va telefon raqamingiz kerak boʻladi:",
		telegram: "Javoblarimiz va yangiliklarni Telegramda ham olishingiz mumkin. Uni shu sahifada ulang:",
		questions: "Ungacha savolingiz boʻlsa, bizga murojaat qiling:",
		regards: "Hurmat bilan,",
		why: "Bu xat sizga keldi, chunki saytimizdagi arizada shu manzil koʻrsatilgan. Arizani siz yubormagan boʻlsangiz, iltimos, bizga xabar bering.",
	},
};
