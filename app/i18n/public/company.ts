import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** Who is responsible for the site, what the company charges and returns, and what came of its cases. */
export const company = {
	responsible: { en: "Who is responsible", ru: "Кто отвечает за сайт", uz: "Sayt uchun kim javobgar" },
	labels: {
		name: { en: "Registered name", ru: "Зарегистрированное название", uz: "Roʻyxatdan oʻtgan nomi" },
		registration: {
			en: "Registration or taxpayer number",
			ru: "Регистрационный номер или ИНН",
			uz: "Roʻyxatdan oʻtish raqami yoki STIR",
		},
		address: { en: "Registered address", ru: "Юридический адрес", uz: "Yuridik manzil" },
		director: { en: "Director", ru: "Руководитель", uz: "Rahbar" },
		license: { en: "License", ru: "Лицензия", uz: "Litsenziya" },
	},
	photo: {
		en: (name: string) => `The office of ${name}`,
		ru: (name: string) => `Офис компании ${name}`,
		uz: (name: string) => `${name} ofisi`,
	},
	notPublished: {
		en: "We have not published our registered name and number yet. Ask for them in writing before you pay.",
		ru: "Мы ещё не опубликовали название и регистрационный номер компании. Прежде чем платить, запросите их письменно.",
		uz: "Kompaniyaning roʻyxatdan oʻtgan nomi va raqamini hali eʼlon qilmadik. Pul toʻlashdan oldin ularni yozma ravishda soʻrang.",
	},
	example: {
		en: "This is an example. Do not rely on it: the company has yet to enter its own details.",
		ru: "Это пример. Не полагайтесь на него: компания укажет здесь свои данные.",
		uz: "Bu namuna. Unga tayanmang: kompaniya bu yerga oʻz maʼlumotini kiritadi.",
	},
	fees: {
		en: "What we charge and refund",
		ru: "Сколько мы берём и что возвращаем",
		uz: "Qancha olamiz va nimani qaytaramiz",
	},
	columns: {
		service: { en: "Service", ru: "Услуга", uz: "Xizmat" },
		price: { en: "Price", ru: "Цена", uz: "Narxi" },
		due: { en: "When you pay", ru: "Когда платить", uz: "Qachon toʻlanadi" },
		refund: { en: "What we refund", ru: "Что возвращаем", uz: "Nimani qaytaramiz" },
	},
	noFees: {
		en: "We have not published our prices yet. Ask for them in writing before you pay.",
		ru: "Мы ещё не опубликовали цены. Прежде чем платить, запросите их письменно.",
		uz: "Narxlarimizni hali eʼlon qilmadik. Pul toʻlashdan oldin ularni yozma ravishda soʻrang.",
	},
	results: { en: "What came of our cases", ru: "Чем закончились наши заявки", uz: "Arizalarimiz natijasi" },
	resultsNote: {
		en: "Counted by this site from its own cases. Years with fewer than 20 applications are not shown.",
		ru: "Сайт считает это по своим заявкам. Годы, в которых меньше 20 заявок, не показаны.",
		uz: "Buni sayt oʻz arizalari boʻyicha hisoblaydi. 20 tadan kam ariza boʻlgan yillar koʻrsatilmaydi.",
	},
	resultColumns: {
		year: { en: "Year", ru: "Год", uz: "Yil" },
		applications: { en: "Applications", ru: "Заявки", uz: "Arizalar" },
		admissions: { en: "Admissions", ru: "Зачисления", uz: "Qabul qilinganlar" },
		enrolled: { en: "Began their studies", ru: "Начали учёбу", uz: "Oʻqishni boshlaganlar" },
	},
	numbers: { en: "The company in numbers", ru: "Компания в цифрах", uz: "Kompaniya raqamlarda" },
} satisfies LocalizedTexts;
