import type { Text } from "./types.ts";

export const companyInfo: { sectionKey: "about_main" | "mission" | "vision"; title: Text; content: Text }[] = [
	{
		sectionKey: "about_main",
		title: {
			en: "Who we are",
			ru: "Кто мы",
			uz: "Biz kimmiz",
		},
		content: {
			en: "Since 2009, for 15+ years, we have helped students from Uzbekistan and nearby countries apply to universities in South Korea. Our offices in Seoul and Tashkent work as one team: you start at home, and someone is there when you arrive.",
			ru: "С 2009 года, уже 15+ лет, мы помогаем студентам из Узбекистана и соседних стран поступать в университеты Южной Кореи. Офисы в Сеуле и Ташкенте работают как одна команда: Вы начинаете дома, а в Корее есть к кому обратиться.",
			uz: "2009-yildan beri, 15+ yil davomida, Oʻzbekiston va qoʻshni davlatlardan boʻlgan talabalarga Janubiy Koreya universitetlariga hujjat topshirishda yordam berib kelamiz. Seul va Toshkentdagi ofislarimiz bir jamoa boʻlib ishlaydi: siz uyda boshlaysiz, Koreyada esa murojaat qiladigan joyingiz boʻladi.",
		},
	},
	{
		sectionKey: "mission",
		title: {
			en: "Our mission",
			ru: "Наша задача",
			uz: "Vazifamiz",
		},
		content: {
			en: "To make the way to a Korean university clear: what it costs, which documents it takes and when each step has to be done, so that a family can decide with the facts in hand.",
			ru: "Сделать путь в корейский университет понятным: сколько это стоит, какие документы нужны и когда делать каждый шаг, — чтобы семья принимала решение, зная факты.",
			uz: "Koreya universitetiga boradigan yoʻlni tushunarli qilish: u qancha turadi, qanday hujjatlar kerak va har bir qadam qachon bajariladi — toki oila qarorni aniq maʼlumotga tayanib qabul qilsin.",
		},
	},
	{
		sectionKey: "vision",
		title: {
			en: "Our vision",
			ru: "К чему мы стремимся",
			uz: "Maqsadimiz",
		},
		content: {
			en: "That every student from our region who is ready to study in Korea can find honest information in their own language and choose a university by its merits, not by rumor.",
			ru: "Чтобы каждый студент из нашего региона, готовый учиться в Корее, мог найти честную информацию на своём языке и выбирал университет по существу, а не по слухам.",
			uz: "Mintaqamizdan boʻlgan, Koreyada oʻqishga tayyor har bir talaba oʻz tilida ishonchli maʼlumot topa olsin va universitetni mish-mishga emas, sifatiga qarab tanlasin.",
		},
	},
];
