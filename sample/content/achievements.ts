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
			en: "Years of work",
			ru: "Лет работы",
			uz: "Yillik tajriba",
		},
		description: {
			en: "We have helped students apply to Korean universities since 2009.",
			ru: "Помогаем поступать в корейские университеты с 2009 года.",
			uz: "2009-yildan beri Koreya universitetlariga topshirishda yordam beramiz.",
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
			en: "One in Tashkent, where you start, and one in Seoul, where you arrive.",
			ru: "В Ташкенте, где Вы начинаете, и в Сеуле, куда Вы приезжаете.",
			uz: "Toshkentda — siz boshlaydigan joyda, Seulda — siz boradigan joyda.",
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
			en: "We reply to messages from the contact form within 24 hours.",
			ru: "На сообщения из формы на сайте отвечаем в течение 24 часов.",
			uz: "Saytdagi shakl orqali yozilgan xabarlarga 24 soat ichida javob beramiz.",
		},
	},
	{
		iconName: "Building",
		value: { en: "6", ru: "6", uz: "6" },
		title: {
			en: "Cities in Korea",
			ru: "Городов Кореи",
			uz: "Koreya shahri",
		},
		description: {
			en: "Search by city: Seoul, Busan, Incheon, Daegu, Daejeon and Gwangju.",
			ru: "Поиск по городам: Сеул, Пусан, Инчхон, Тэгу, Тэджон и Кванджу.",
			uz: "Shahar boʻyicha qidiruv: Seul, Pusan, Inchxon, Tegu, Tejon va Kvanju.",
		},
	},
];
