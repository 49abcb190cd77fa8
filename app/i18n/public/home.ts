import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** Shown if the database has no text or is unreachable (spec §2). */
export const hero = {
	title: {
		en: (name: string) => `Welcome to ${name}`,
		ru: (name: string) => `Добро пожаловать в ${name}`,
		uz: (name: string) => `${name} saytiga xush kelibsiz`,
	},
	subtitle: {
		en: "Your Gateway to Studying in Korea",
		ru: "Ваш путь к учёбе в Корее",
		uz: "Koreyada oʻqish sari yoʻlingiz",
	},
	button: { en: "Start Your Journey", ru: "Начать", uz: "Boshlash" },
	consultation: { en: "Get Consultation", ru: "Получить консультацию", uz: "Maslahat olish" },
} satisfies LocalizedTexts;

export const home = {
	title: {
		en: (name: string) => `${name}: study in South Korea`,
		ru: (name: string) => `${name}: учёба в Южной Корее`,
		uz: (name: string) => `${name}: Janubiy Koreyada oʻqish`,
	},
	description: {
		en: "Universities and programs in South Korea with fees, requirements and deadlines. We help students from Uzbekistan and nearby countries apply.",
		ru: "Университеты и программы Южной Кореи: стоимость, требования и сроки подачи. Помогаем поступать абитуриентам из Узбекистана и соседних стран.",
		uz: "Janubiy Koreya universitetlari va dasturlari: oʻqish toʻlovi, talablar va ariza topshirish muddatlari. Oʻzbekiston va qoʻshni davlatlar abituriyentlariga hujjat topshirishda yordam beramiz.",
	},
	facts: {
		firstYear: {
			en: "First year: tuition, home, food",
			ru: "Первый год: учёба, жильё, еда",
			uz: "Birinchi yil: oʻqish, turar joy, ovqat",
		},
		universities: { en: "Universities", ru: "Университеты", uz: "Universitetlar" },
		programs: { en: "Programs", ru: "Программы", uz: "Dasturlar" },
		tuition: { en: "Tuition", ru: "Обучение", uz: "Oʻqish toʻlovi" },
		deadline: { en: "Next deadline", ru: "Ближайший срок подачи", uz: "Eng yaqin ariza topshirish muddati" },
		/** A year, or the first and the last one with a dash. */
		priceYears: {
			en: (years: string) => `Prices from ${years}, as published`,
			ru: (years: string) => `Цены опубликованы в ${years} ${/\d{4}.+/.test(years) ? "годах" : "году"}`,
			uz: (years: string) => `${years}-${/\d{4}.+/.test(years) ? "yillarda" : "yilda"} eʼlon qilingan narxlar`,
		},
	},
	levels: { en: "Choose your level of study", ru: "Выберите уровень обучения", uz: "Taʼlim bosqichini tanlang" },
	stepsTitle: { en: "How we work: five steps", ru: "Как мы работаем: пять шагов", uz: "Qanday ishlaymiz: besh qadam" },
	steps: [
		{
			title: { en: "Choose a program", ru: "Выберите программу", uz: "Dastur tanlang" },
			who: { en: "You", ru: "Вы", uz: "Siz" },
			text: {
				en: "Compare fees and deadlines: free, no account.",
				ru: "Сравните стоимость и сроки: бесплатно, без регистрации.",
				uz: "Narx va muddatni solishtiring: bepul, roʻyxatdan oʻtmasdan.",
			},
		},
		{
			title: { en: "Send us your application", ru: "Отправьте заявку", uz: "Bizga ariza yuboring" },
			who: { en: "You, then us", ru: "Вы, затем мы", uz: "Siz, keyin biz" },
			text: {
				en: "Free. We contact you within 2–3 business days.",
				ru: "Бесплатно. Свяжемся в течение 2–3 рабочих дней.",
				uz: "Bepul. 2–3 ish kuni ichida bogʻlanamiz.",
			},
		},
		{
			title: { en: "Prepare the documents", ru: "Подготовьте документы", uz: "Hujjatlarni tayyorlang" },
			who: { en: "You and us", ru: "Вы и мы", uz: "Siz va biz" },
			text: {
				en: "We tell you what is missing; you collect it.",
				ru: "Скажем, чего не хватает; собираете Вы.",
				uz: "Nima yetishmasligini aytamiz, siz yigʻasiz.",
			},
		},
		{
			title: { en: "The university’s decision", ru: "Решение университета", uz: "Universitet qarori" },
			who: { en: "The university", ru: "Университет", uz: "Universitet" },
			text: {
				en: "It may interview you. Nobody can promise a place.",
				ru: "Возможно собеседование. Место не обещает никто.",
				uz: "Suhbat boʻlishi mumkin. Qabulni hech kim vaʼda qilmaydi.",
			},
		},
		{
			title: { en: "The visa", ru: "Виза", uz: "Viza" },
			who: { en: "You and the embassy", ru: "Вы и посольство", uz: "Siz va elchixona" },
			text: {
				en: "The embassy decides. Check the status on this site.",
				ru: "Решает посольство. Статус можно проверить на нашем сайте.",
				uz: "Qaror elchixonada. Holatni saytimizda koʻring.",
			},
		},
	],
	whyChoose: {
		en: (name: string) => `Why Choose ${name}`,
		ru: (name: string) => `Почему выбирают ${name}`,
		uz: (name: string) => `Nega aynan ${name}?`,
	},
	topUniversities: { en: "Top universities", ru: "Ведущие университеты", uz: "Yetakchi universitetlar" },
	allUniversities: { en: "All universities", ru: "Все университеты", uz: "Barcha universitetlar" },
	learnMore: { en: "Learn More", ru: "Подробнее", uz: "Batafsil" },
	results: { en: "The company in numbers", ru: "Компания в цифрах", uz: "Kompaniya raqamlarda" },
	team: { en: "Our team", ru: "Наша команда", uz: "Jamoamiz" },
	testimonials: { en: "What students say", ru: "Что говорят студенты", uz: "Talabalar fikri" },
	posts: { en: "Latest from the blog", ru: "Новое в блоге", uz: "Blogdagi soʻnggi maqolalar" },
	callTitle: {
		en: "Not sure where to begin?",
		ru: "Не знаете, с чего начать?",
		uz: "Nimadan boshlashni bilmayapsizmi?",
	},
	callText: {
		en: "Tell us what you want to study and your budget. We reply within 24 hours, except Sundays and holidays.",
		ru: "Расскажите, что Вы хотите изучать и какой у Вас бюджет. Ответим в течение 24 часов, кроме воскресений и праздников.",
		uz: "Qaysi yoʻnalishda oʻqimoqchi ekaningizni va budjetingizni yozing. Yakshanba va bayramlardan tashqari, 24 soat ichida javob beramiz.",
	},
	callContact: { en: "Write to us", ru: "Написать нам", uz: "Bizga yozish" },
	callPrograms: { en: "See the programs", ru: "Смотреть программы", uz: "Dasturlarni koʻrish" },
} satisfies LocalizedTexts;

export const shareCard = {
	until: {
		en: (day: string) => `apply by ${day}`,
		ru: (day: string) => `срок подачи: до ${day}`,
		uz: (day: string) => `ariza ${day}gacha`,
	},
} satisfies LocalizedTexts;
