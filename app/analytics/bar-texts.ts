import type { Language } from "../../domain/language.ts";

type BarTexts = {
	label: string;
	text: string;
	privacy: string;
	yes: string;
	no: string;
	/** What was answered before. */
	answered: { yes: string; no: string };
	/** To a browser that has answered for its owner. */
	refused: string;
	close: string;
};

/** They travel to the browser alone, and only to those who are asked. */
export const barTexts: Record<Language, BarTexts> = {
	en: {
		label: "Ad settings",
		text: "If you agree, we load Meta’s advertising pixel, which shows us whether our ads help. Meta then learns which pages you open. It also gets the email address and phone number you send us, as a hash. The site works the same either way.",
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
		text: "С Вашего согласия загрузится рекламный пиксель Meta: он показывает, помогает ли наша реклама. Meta узнает, какие страницы Вы открываете, а почту и телефон из Ваших форм получит в виде хеша. Сайт работает одинаково при любом ответе.",
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
		text: "Rozi boʻlsangiz, Meta reklama pikseli yuklanadi: u reklamamiz foyda berayotganini koʻrsatadi. Meta qaysi sahifalarni ochganingizni biladi, bizga yuborgan elektron pochta manzilingiz va telefon raqamingizni xesh koʻrinishida oladi. Qanday javob bersangiz ham, sayt bir xil ishlaydi.",
		privacy: "Maxfiylik siyosati",
		yes: "Roziman",
		no: "Rad etaman",
		answered: { yes: "Hozirgi javobingiz: rozilik bergansiz.", no: "Hozirgi javobingiz: rad etgansiz." },
		refused:
			"Brauzeringiz saytlardan sizni kuzatmaslikni soʻraydi. Biz buni rad javobi deb bilamiz: Metadan hech narsa yuklanmaydi va bu yerda tanlaydigan narsa yoʻq.",
		close: "Yopish",
	},
};
