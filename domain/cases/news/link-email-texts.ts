import type { Language } from "../../shared/language.ts";

type LinkEmail = { subject: string; text: string; why: string };
type LinkEmails = {
	/** The links follow, each after its references. */
	link: LinkEmail;
	/** The link that signs out everywhere follows. */
	opened: Omit<LinkEmail, "text"> & { text(time: string): string };
};

/** Emails that applicants get about opening their applications, in plain text. */
export const linkEmailTexts: Record<Language, LinkEmails> = {
	en: {
		link: {
			subject: "The link to your application",
			text: "Use this link to open your application. It works once and expires in 30 minutes:",
			why: "If you did not ask for this, you do not need to do anything. Please do not pass the link on: it shows your details.",
		},
		opened: {
			subject: "Your application was opened on another device",
			text: (time) =>
				`Your application page was opened in a browser we have not seen before.\n\nWhen: ${time} (Tashkent time)\n\nIf this was you, you do not need to do anything. If it was not, sign out on all devices here:`,
			why: "You are receiving this email because this address belongs to an application on our website.",
		},
	},
	ru: {
		link: {
			subject: "Ссылка на Вашу заявку",
			text: "По этой ссылке можно открыть заявку. Она сработает один раз и действует 30\u00a0минут:",
			why: "Если Вы об этом не просили, ничего делать не нужно. Пожалуйста, никому не передавайте ссылку: по ней видны Ваши данные.",
		},
		opened: {
			subject: "Вашу заявку открыли на другом устройстве",
			text: (time) =>
				`Страницу Вашей заявки открыли на устройстве или в браузере, которые нам не знакомы.\n\nКогда: ${time} (по ташкентскому времени)\n\nЕсли это были Вы, ничего делать не нужно. Если не Вы, завершите все сеансы по этой ссылке:`,
			why: "Вы получили это письмо, потому что этот адрес указан в заявке на нашем сайте.",
		},
	},
	uz: {
		link: {
			subject: "Arizangizga havola",
			text: "Arizangizni shu havola orqali ochishingiz mumkin. Havola bir marta ishlaydi va 30\u00a0daqiqa amal qiladi:",
			why: "Buni siz soʻramagan boʻlsangiz, hech narsa qilish shart emas. Iltimos, havolani hech kimga bermang: u orqali maʼlumotlaringiz koʻrinadi.",
		},
		opened: {
			subject: "Arizangiz boshqa qurilmada ochildi",
			text: (time) =>
				`Arizangiz sahifasi bizga notanish qurilma yoki brauzerda ochildi.\n\nQachon: ${time} (Toshkent vaqti bilan)\n\nAgar bu siz boʻlsangiz, hech narsa qilish shart emas. Agar bu siz boʻlmasangiz, shu havola orqali barcha qurilmalarda arizangizdan chiqing:`,
			why: "Bu xat sizga keldi, chunki saytimizdagi arizada shu manzil koʻrsatilgan.",
		},
	},
};
