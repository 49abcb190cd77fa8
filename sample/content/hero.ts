import type { Text } from "./types.ts";

export const hero: {
	title: Text;
	subtitle: Text;
	buttonText: Text;
	buttonLink: string;
	backgroundImageUrl: string | null;
} = {
	title: {
		en: "Study in Korea, with someone who knows the way",
		ru: "Учёба в Корее\u00a0— с теми, кто знает дорогу",
		uz: "Koreyada oʻqish\u00a0— yoʻlni biladiganlar bilan",
	},
	subtitle: {
		en: "We help students from Uzbekistan and nearby countries choose a program, prepare documents and apply. Offices in Seoul and Tashkent.",
		ru: "Помогаем студентам из Узбекистана и соседних стран выбрать программу, подготовить документы и подать заявку. Офисы в Сеуле и Ташкенте.",
		uz: "Oʻzbekiston va qoʻshni davlatlardan boʻlgan talabalarga dastur tanlash, hujjat tayyorlash va ariza topshirishda yordam beramiz. Seul va Toshkentda ofislarimiz bor.",
	},
	buttonText: {
		en: "See programs",
		ru: "Смотреть программы",
		uz: "Dasturlarni koʻrish",
	},
	buttonLink: "/programs",
	backgroundImageUrl: null,
};
