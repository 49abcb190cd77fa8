import type { Text } from "./types.ts";

export const achievements: {
	iconName: "Users" | "Award" | "Globe" | "Building";
	value: Text;
	title: Text;
	description: Text;
}[] = [
	{
		iconName: "Award",
		value: { en: "15+", ru: "15+", uz: "15+" },
		title: {
			en: "Years of work, since 2009",
			ru: "Лет работы, с 2009 года",
			uz: "Yillik tajriba, 2009-yildan beri",
		},
		description: {
			en: "From the first question to arrival in Korea.",
			ru: "От первого вопроса до приезда в Корею.",
			uz: "Birinchi savoldan Koreyaga yetib borguncha.",
		},
	},
	{
		iconName: "Building",
		value: { en: "2", ru: "2", uz: "2" },
		title: {
			en: "Offices",
			ru: "Офиса",
			uz: "Ofis",
		},
		description: {
			en: "One in Tashkent, for your questions before you leave, and one in Seoul, for your questions in Korea.",
			ru: "В Ташкенте — для вопросов до отъезда, в Сеуле — для вопросов в Корее.",
			uz: "Toshkentda — ketishdan oldingi savollaringiz uchun, Seulda — Koreyadagi savollaringiz uchun.",
		},
	},
	{
		iconName: "Globe",
		value: { en: "3", ru: "3", uz: "3" },
		title: {
			en: "Languages",
			ru: "Языка",
			uz: "Til",
		},
		description: {
			en: "The whole site is in English, Russian and Uzbek.",
			ru: "Весь сайт — на английском, русском и узбекском.",
			uz: "Sayt toʻliq ingliz, rus va oʻzbek tillarida.",
		},
	},
	{
		iconName: "Users",
		value: {
			en: "24 h",
			ru: "24 ч",
			uz: "24 soat",
		},
		title: {
			en: "To answer a message",
			ru: "На ответ",
			uz: "Javob muddati",
		},
		description: {
			en: "We reply to messages from the contact form within 24 hours on working days.",
			ru: "На сообщения из формы на сайте отвечаем в течение 24 часов в рабочие дни.",
			uz: "Saytdagi forma orqali yozilgan xabarlarga ish kunlarida 24 soat ichida javob beramiz.",
		},
	},
];
