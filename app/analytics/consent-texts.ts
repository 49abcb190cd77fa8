import type { Language } from "../../domain/shared/language.ts";

type BarTexts = {
	label: string;
	/** What the pixel does. */
	text: string;
	/** What the server also reports to Meta, if the Conversions API is configured. */
	reports: string;
	same: string;
	privacy: string;
	yes: string;
	no: string;
	/** The previous answer. */
	answered: { yes: string; no: string };
	/** Shown if the browser sends an opt-out signal. */
	refused: string;
	close: string;
};

/** Loaded only by browsers that show the bar. */
export const consentTexts: Record<Language, BarTexts> = {
	en: {
		label: "Ad settings",
		text: "May we load Meta’s advertising pixel? It shows us whether our ads work. Meta learns which pages you open and what you do on them.",
		reports:
			"When you send us a form or open an account, our server also sends Meta your email address and phone number as a one-way code (hash).",
		same: "The site works the same either way.",
		privacy: "Privacy",
		yes: "Agree",
		no: "Refuse",
		answered: { yes: "Your current choice: you agreed.", no: "Your current choice: you refused." },
		refused:
			"Your browser asks sites not to track you. We take that as a no: we load nothing from Meta, so you have nothing to choose here.",
		close: "Close",
	},
	ru: {
		label: "Настройка рекламы",
		text: "Можно загрузить рекламный пиксель Meta? Он показывает нам, работает ли реклама. Meta узнаёт, какие страницы Вы открываете и что на них делаете.",
		reports:
			"Когда Вы отправляете форму или создаёте аккаунт, наш сервер также передаёт Meta Вашу электронную почту и телефон в виде необратимого кода (хеша).",
		same: "Сайт работает одинаково при любом ответе.",
		privacy: "Политика конфиденциальности",
		yes: "Согласиться",
		no: "Отказаться",
		answered: { yes: "Ваш ответ сейчас: согласие.", no: "Ваш ответ сейчас: отказ." },
		refused:
			"Ваш браузер просит сайты не отслеживать Вас. Мы считаем это отказом: ничего от Meta не загружается, и выбирать здесь нечего.",
		close: "Закрыть",
	},
	uz: {
		label: "Reklama sozlamasi",
		text: "Meta reklama pikselini yuklashga ruxsat berasizmi? U reklamamiz foyda berayotganini koʻrsatadi. Meta qaysi sahifalarni ochganingizni va ularda nima qilganingizni biladi.",
		reports:
			"Forma yuborsangiz yoki hisob ochsangiz, serverimiz Metaga elektron pochtangiz va telefon raqamingizni orqaga qaytarib boʻlmaydigan kod (xesh) koʻrinishida ham yuboradi.",
		same: "Qanday javob bersangiz ham, sayt bir xil ishlaydi.",
		privacy: "Maxfiylik siyosati",
		yes: "Roziman",
		no: "Rad etaman",
		answered: { yes: "Hozirgi javobingiz: rozilik bergansiz.", no: "Hozirgi javobingiz: rad etgansiz." },
		refused:
			"Brauzeringiz saytlardan sizni kuzatmaslikni soʻraydi. Biz buni rad javobi deb bilamiz: Metadan hech narsa yuklanmaydi va bu yerda tanlaydigan narsa yoʻq.",
		close: "Yopish",
	},
};
