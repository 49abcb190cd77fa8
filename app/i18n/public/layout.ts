import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** What every public page shows. */
export const layout = {
	close: { en: "Close", ru: "Закрыть", uz: "Yopish" },
	skipToContent: { en: "Skip to content", ru: "Перейти к содержанию", uz: "Asosiy qismga oʻtish" },
	contents: { en: "Contents", ru: "Содержание", uz: "Mundarija" },
	menu: { en: "Menu", ru: "Меню", uz: "Menyu" },
	closeMenu: { en: "Close menu", ru: "Закрыть меню", uz: "Menyuni yopish" },
	chooseLanguage: { en: "Language", ru: "Язык", uz: "Til" },
} satisfies LocalizedTexts;

export const nav = {
	label: { en: "Main", ru: "Основное меню", uz: "Asosiy menyu" },
	home: { en: "Home", ru: "Главная", uz: "Bosh sahifa" },
	programs: { en: "Programs", ru: "Программы", uz: "Dasturlar" },
	universities: { en: "Universities", ru: "Университеты", uz: "Universitetlar" },
	guide: { en: "Guide", ru: "Руководство", uz: "Qoʻllanma" },
	blog: { en: "Blog", ru: "Блог", uz: "Blog" },
	about: { en: "About", ru: "О нас", uz: "Biz haqimizda" },
	contact: { en: "Contact", ru: "Контакты", uz: "Aloqa" },
	visaStatus: { en: "Visa status", ru: "Статус визы", uz: "Viza holati" },
	apply: { en: "Apply", ru: "Подать заявку", uz: "Ariza topshirish" },
	signUpSignIn: { en: "Sign Up / Sign In", ru: "Регистрация / Вход", uz: "Roʻyxatdan oʻtish / Kirish" },
	costs: { en: "Costs", ru: "Расходы", uz: "Xarajatlar" },
	/** The groups of the menu. */
	groups: {
		find: { en: "Find", ru: "Поиск", uz: "Qidiruv" },
		more: { en: "More", ru: "Ещё", uz: "Yana" },
		staff: { en: "For staff", ru: "Для сотрудников", uz: "Xodimlar uchun" },
	},
} satisfies LocalizedTexts;

export const footer = {
	quickLinks: { en: "Quick Links", ru: "Разделы сайта", uz: "Sayt boʻlimlari" },
	admissionsGuide: { en: "Admissions guide", ru: "Руководство по поступлению", uz: "Qabul boʻyicha qoʻllanma" },
	offices: { en: "Offices", ru: "Офисы", uz: "Ofislar" },
	opensInNewTab: {
		en: (name: string) => `${name} (opens in a new tab)`,
		ru: (name: string) => `${name} (откроется в новой вкладке)`,
		uz: (name: string) => `${name} (yangi varaqda ochiladi)`,
	},
	about: {
		en: "Admissions consultancy for students from Uzbekistan and nearby countries who want to study in South Korea.",
		ru: "Консультируем студентов из Узбекистана и соседних стран по поступлению в университеты Южной Кореи.",
		uz: "Oʻzbekiston va qoʻshni davlatlar abituriyentlariga Koreyada oʻqishga kirish boʻyicha maslahat beramiz.",
	},
	ads: { en: "Ad settings", ru: "Настройка рекламы", uz: "Reklama sozlamasi" },
	copyright: {
		en: (years: string, name: string) => `© ${years} ${name}`,
		ru: (years: string, name: string) => `© ${years} ${name}`,
		uz: (years: string, name: string) => `© ${years} ${name}`,
	},
} satisfies LocalizedTexts;

export const help = {
	label: { en: "Help", ru: "Помощь", uz: "Yordam" },
	text: {
		en: "Ask us about this page:",
		ru: "Спросите нас об этой странице:",
		uz: "Shu sahifa haqida bizdan soʻrang:",
	},
	none: { en: "Call or write to us:", ru: "Позвоните или напишите нам:", uz: "Bizga qoʻngʻiroq qiling yoki yozing:" },
	form: { en: "Message form", ru: "Форма для сообщения", uz: "Xabar yuborish" },
	message: {
		en: (address: string) => `Hello! I have a question about this page: ${address}`,
		ru: (address: string) => `Здравствуйте! У меня вопрос об этой странице: ${address}`,
		uz: (address: string) => `Assalomu alaykum! Shu sahifa boʻyicha savolim bor: ${address}`,
	},
} satisfies LocalizedTexts;

export const sample = {
	line: {
		en: "Sample data: prices, dates, requirements and everything about the company are examples.",
		ru: "Демонстрационные данные: цены, сроки, требования и всё о компании приведены для примера.",
		uz: "Namunaviy maʼlumotlar: narx, muddat, talablar va kompaniya haqidagi hamma narsa misol uchun keltirilgan.",
	},
	/** A version that fits one line on a phone. */
	short: {
		en: "Sample data: everything is an example.",
		ru: "Всё здесь — пример, включая компанию.",
		uz: "Hammasi, kompaniya ham — namuna.",
	},
} satisfies LocalizedTexts;

export const notice = {
	unfold: { en: "Show the whole notice", ru: "Показать объявление целиком", uz: "Eʼlonni toʻliq koʻrsatish" },
	label: { en: "Notice", ru: "Объявление", uz: "Eʼlon" },
	more: { en: "Read more", ru: "Подробнее", uz: "Batafsil" },
	dismiss: { en: "Hide for a week", ru: "Скрыть на неделю", uz: "Bir haftaga yashirish" },
} satisfies LocalizedTexts;

export const hiddenPage = {
	en: "Hidden: visitors do not see this page.",
	ru: "Скрыто: посетители не видят эту страницу.",
	uz: "Yashirilgan: bu sahifani tashrif buyuruvchilar koʻrmaydi.",
} satisfies LocalizedTexts;
