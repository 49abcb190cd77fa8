import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { plural } from "../plural.ts";

/** The page /plan: when to begin with each paper and with the money. */
export const plan = {
	title: { en: "When must we begin?", ru: "Когда пора начинать?", uz: "Qachon boshlash kerak?" },
	nav: { en: "When to begin", ru: "Когда начинать", uz: "Qachon boshlash" },
	description: {
		en: "The first and the last day to begin with each paper and to put the money in the bank, counted back from the university’s deadline and the visa application.",
		ru: "Первый и последний день, чтобы начать каждый документ и положить деньги на счёт: отсчёт назад от срока университета и дня заявления на визу.",
		uz: "Har bir hujjatni boshlash va pulni hisobga qoʻyish uchun birinchi va oxirgi kun: universitet muddati va viza arizasidan orqaga hisoblanadi.",
	},
	intro: {
		en: "Enter the days that you know. The deadline is on the program’s page; we never guess a day.",
		ru: "Укажите дни, которые Вам известны. Срок подачи есть на странице программы; мы не угадываем дни.",
		uz: "Oʻzingiz bilgan kunlarni kiriting. Muddat dastur sahifasida bor; biz kunlarni taxmin qilmaymiz.",
	},
	form: {
		by: {
			en: "The university takes papers until",
			ru: "Университет принимает документы до",
			uz: "Universitet hujjatlarni oladigan oxirgi kun",
		},
		visaOn: {
			en: "Day of the visa application",
			ru: "День заявления на визу",
			uz: "Viza uchun hujjat topshirish kuni",
		},
		show: { en: "Show the plan", ru: "Показать план", uz: "Rejani koʻrsatish" },
	},
	groups: {
		late: { en: "Too late", ru: "Уже не успеть", uz: "Ulgurib boʻlmaydi" },
		now: { en: "Begin now", ru: "Начинайте сейчас", uz: "Hozir boshlang" },
		later: { en: "Not yet", ru: "Ещё рано", uz: "Hali erta" },
	},
	money: { en: "The whole sum in the bank", ru: "Вся сумма на счёте", uz: "Butun summa hisobda" },
	by: {
		en: (day: string) => `at the latest on ${day}`,
		ru: (day: string) => `не позже ${day}`,
		uz: (day: string) => `kechi bilan ${day}`,
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
			`The last day to begin was ${last}. If you begin today, it is ready about ${ready}: ask whether it may come later, or choose the next intake.`,
		ru: (last: string, ready: string) =>
			`Начать надо было не позже ${last}; если начать сегодня, документ будет готов около ${ready}, поэтому спросите, можно ли прислать его позже, или выберите следующий набор.`,
		uz: (last: string, ready: string) =>
			`Boshlashning oxirgi kuni: ${last}. Bugun boshlasangiz, taxminan ${ready} tayyor boʻladi: keyinroq topshirish mumkinligini soʻrang yoki keyingi qabulni tanlang.`,
	},
	tooLateMoney: {
		en: (last: string, ready: string) =>
			`The last day was ${last}. If the money is in the bank today, you can apply for the visa from ${ready}: move the application, or choose the next intake.`,
		ru: (last: string, ready: string) =>
			`Положить деньги надо было не позже ${last}; если сделать это сегодня, подать заявление на визу можно с ${ready}, поэтому перенесите его или выберите следующий набор.`,
		uz: (last: string, ready: string) =>
			`Oxirgi kun: ${last}. Pul bugun hisobga qoʻyilsa, vizaga ${ready} kunidan topshirish mumkin: kunni oʻzgartiring yoki keyingi qabulni tanlang.`,
	},
	/** Where a day is missing. */
	noDays: {
		en: "Enter at least one of the two days to see the plan.",
		ru: "Укажите хотя бы один из двух дней, и появится план.",
		uz: "Rejani koʻrish uchun ikki kundan kamida bittasini kiriting.",
	},
	link: { en: "When to begin with them", ru: "Когда их начинать", uz: "Ularni qachon boshlash kerak" },
	unknown: {
		en: "we don’t know how long it takes: begin early",
		ru: "сколько это занимает, мы не знаем: начните заранее",
		uz: "qancha vaqt olishini bilmaymiz: oldindan boshlang",
	},
} satisfies LocalizedTexts;
