import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { plural } from "../plural.ts";

/** The page /plan: when to begin with each paper and with the money. */
export const plan = {
	title: { en: "When should we start?", ru: "Когда пора начинать?", uz: "Qachon boshlash kerak?" },
	nav: { en: "When to start", ru: "Когда начинать", uz: "Qachon boshlash" },
	description: {
		en: "When to start each document and put the money in the bank, counted back from the university’s deadline and your visa application.",
		ru: "Когда начать готовить каждый документ и положить деньги на счёт: отсчёт назад от срока университета и дня подачи заявления на визу.",
		uz: "Har bir hujjatni tayyorlashni qachon boshlash va pulni hisobga qachon qoʻyish kerak: universitet muddati va viza arizasi kunidan orqaga hisoblanadi.",
	},
	intro: {
		en: "Enter the dates you know. The deadline is on the program’s page; we never guess dates.",
		ru: "Укажите даты, которые знаете. Срок подачи есть на странице программы; сами мы даты не придумываем.",
		uz: "Bilgan sanalaringizni kiriting. Muddat dastur sahifasida bor; biz sanalarni taxmin qilmaymiz.",
	},
	form: {
		by: {
			en: "The university takes documents until",
			ru: "Университет принимает документы до",
			uz: "Universitet hujjatlarni oladigan oxirgi kun",
		},
		visaOn: {
			en: "Day of the visa application",
			ru: "День подачи заявления на визу",
			uz: "Viza uchun hujjat topshirish kuni",
		},
		show: { en: "Show the plan", ru: "Показать план", uz: "Rejani koʻrsatish" },
	},
	groups: {
		late: { en: "Too late", ru: "Уже не успеть", uz: "Ulgurib boʻlmaydi" },
		now: { en: "Start now", ru: "Начинайте сейчас", uz: "Hozir boshlang" },
		later: { en: "Not yet", ru: "Ещё рано", uz: "Hali erta" },
	},
	money: { en: "The whole sum in the bank", ru: "Вся сумма на счёте", uz: "Butun summa hisobda" },
	by: {
		en: (day: string) => `at the latest on ${day}`,
		ru: (day: string) => `не позже ${day}`,
		uz: (day: string) => `kechi bilan ${day}`,
	},
	dated: {
		en: (first: string) => `dated ${first} or later`,
		ru: (first: string) => `с датой не раньше ${first}`,
		uz: (first: string) => `sanasi ${first}dan oldin boʻlmasin`,
	},
	between: {
		en: (first: string, last: string) => `from ${first} to ${last}`,
		ru: (first: string, last: string) => `с ${first} до ${last}`,
		uz: (first: string, last: string) => `${first} – ${last}`,
	},
	lies: {
		en: (days: number) => `it must be there for ${plural("en", days, { one: `${days} day`, other: `${days} days` })}`,
		ru: (days: number) =>
			`должна пролежать ${plural("ru", days, { one: `${days} день`, few: `${days} дня`, many: `${days} дней`, other: `${days} дня` })}`,
		uz: (days: number) => `hisobda ${days} kun turishi kerak`,
	},
	/** Of a paper that cannot be ready in time: why, and what to do. */
	tooLate: {
		en: (last: string, ready: string) =>
			`The last day to start was ${last}. If you start today, it will be ready about ${ready}: ask whether you may send it later, or choose the next intake.`,
		ru: (last: string, ready: string) =>
			`Начать нужно было не позже ${last}, а если начать сегодня, документ будет готов примерно ${ready}: спросите, можно ли прислать его позже, или выберите следующий набор.`,
		uz: (last: string, ready: string) =>
			`Boshlashning oxirgi kuni: ${last}. Bugun boshlasangiz, taxminan ${ready} tayyor boʻladi: keyinroq topshirish mumkinligini soʻrang yoki keyingi qabulni tanlang.`,
	},
	tooLateMoney: {
		en: (last: string, ready: string) =>
			`The last day was ${last}. If the money is in the bank today, you can apply for the visa from ${ready}: move the application, or choose the next intake.`,
		ru: (last: string, ready: string) =>
			`Деньги нужно было положить не позже ${last}, а если сделать это сегодня, подать заявление на визу можно с ${ready}: перенесите его или выберите следующий набор.`,
		uz: (last: string, ready: string) =>
			`Oxirgi kun: ${last}. Pul bugun hisobga qoʻyilsa, vizaga ${ready}dan hujjat topshirish mumkin: kunni oʻzgartiring yoki keyingi qabulni tanlang.`,
	},
	/** Where a day is missing. */
	noDays: {
		en: "Enter at least one of the two dates to see the plan.",
		ru: "Укажите хотя бы одну из двух дат, и появится план.",
		uz: "Rejani koʻrish uchun ikki sanadan kamida bittasini kiriting.",
	},
	link: { en: "When to start them", ru: "Когда начать их готовить", uz: "Tayyorlashni qachon boshlash kerak" },
	unknown: {
		en: "we don’t know how long it takes: start early",
		ru: "сколько это занимает, мы не знаем: начните заранее",
		uz: "qancha vaqt olishini bilmaymiz: oldindan boshlang",
	},
} satisfies LocalizedTexts;
