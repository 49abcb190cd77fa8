import type { Text } from "./types.ts";

export const companyInfo: {
	sectionKey: "about_main" | "mission" | "vision" | "payment";
	title: Text;
	content: Text;
}[] = [
	{
		sectionKey: "about_main",
		title: {
			en: "Who we are",
			ru: "Кто мы",
			uz: "Biz kimmiz",
		},
		content: {
			en: "An admissions consultancy for universities in South Korea. Our offices in Seoul and Tashkent work as one team: you start at home, and in Korea there is an office you can turn to.",
			ru: "Консультанты по поступлению в университеты Южной Кореи. Офисы в Сеуле и Ташкенте работают как одна команда: Вы начинаете дома, а в Корее есть к кому обратиться.",
			uz: "Janubiy Koreya universitetlariga qabul boʻyicha maslahatchilarmiz. Seul va Toshkentdagi ofislarimiz bir jamoa boʻlib ishlaydi: siz uyda boshlaysiz, Koreyada esa murojaat qiladigan joyingiz boʻladi.",
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
			en: "We make the way to a Korean university clear: what it costs, which documents you need and when you take each step. So a family can decide on the basis of facts.",
			ru: "Мы делаем путь в корейский университет понятным: сколько это стоит, какие документы нужны и когда делать каждый шаг. Так семья принимает решение, зная факты.",
			uz: "Koreya universitetiga boradigan yoʻlni tushunarli qilamiz: u qancha turadi, qanday hujjatlar kerak va har bir qadam qachon bajariladi. Shunda oila qarorni aniq maʼlumotga tayanib qabul qiladi.",
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
			en: "We want every student from our region who is ready to study in Korea to find honest information in their own language and to choose a university on the basis of facts, not rumors.",
			ru: "Мы хотим, чтобы каждый студент из нашего региона, готовый учиться в Корее, находил честную информацию на своём языке и выбирал университет, опираясь на факты, а не на слухи.",
			uz: "Mintaqamizdagi Koreyada oʻqishga tayyor har bir talaba oʻz tilida ishonchli maʼlumot topishini va universitetni mish-mishga emas, dalillarga tayanib tanlashini istaymiz.",
		},
	},
	{
		sectionKey: "payment",
		title: {
			en: "How we accept payments",
			ru: "Как мы принимаем оплату",
			uz: "Toʻlovni qanday qabul qilamiz",
		},
		content: {
			en: "Example text, to be replaced by the consultancy: you pay by bank transfer to our company’s account or at the cash desk of one of our offices, and you get a receipt each time. We never accept payments to a private person’s card.",
			ru: "Пример текста, компания заменит его своим: Вы платите переводом на счёт компании или в кассе офиса и каждый раз получаете квитанцию. Переводы на карту частного лица мы не принимаем.",
			uz: "Namuna matn, kompaniya uni oʻziniki bilan almashtiradi: siz kompaniya hisobiga oʻtkazma qilasiz yoki ofis kassasida toʻlaysiz va har safar kvitansiya olasiz. Jismoniy shaxs kartasiga pul qabul qilmaymiz.",
		},
	},
];
