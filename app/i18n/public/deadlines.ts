import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { nthRound } from "../shared/fields.ts";

/** The intakes on the page of a program and in calendars. */
export const intakes = {
	title: { en: "When to apply", ru: "Когда подавать документы", uz: "Ariza topshirish muddatlari" },
	round: nthRound,
	dates: {
		opens: { en: "Applications open", ru: "Начало приёма документов", uz: "Hujjat qabuli boshlanadi" },
		closes: { en: "Applications close", ru: "Конец приёма документов", uz: "Hujjat qabuli tugaydi" },
		documentsBy: { en: "Documents by", ru: "Документы до", uz: "Hujjatlar muddati" },
		result: { en: "Result", ru: "Результаты", uz: "Natijalar" },
		classes: { en: "Classes begin", ru: "Начало занятий", uz: "Darslar boshlanadi" },
	},
	expected: {
		en: "Expected: the university has not published the dates yet.",
		ru: "Ожидается: точных дат университет ещё не опубликовал.",
		uz: "Kutilmoqda: universitet aniq sanalarni hali eʼlon qilmagan.",
	},
	asIn: {
		en: (year: number) => `The months are those of ${year}.`,
		ru: (year: number) => `Месяцы — как в ${year} году.`,
		uz: (year: number) => `Oylar ${year}-yildagidek.`,
	},
	calendar: { en: "Add to calendar", ru: "Добавить в календарь", uz: "Taqvimga qoʻshish" },
	citizenship: {
		en: "Show the dates for citizens of:",
		ru: "Показать сроки для граждан:",
		uz: "Fuqarolik boʻyicha muddatlar:",
	},
	everybody: { en: "all other countries", ru: "всех других стран", uz: "boshqa barcha davlatlar" },
	korea: {
		en: "A day ends at midnight in Korea, which is 20:00 in Tashkent.",
		ru: "День заканчивается в полночь по Корее, это 20:00 по Ташкенту.",
		uz: "Kun Koreya vaqti bilan yarim tunda, Toshkentda soat 20:00 da tugaydi.",
	},
	source: { en: "Source", ru: "Источник", uz: "Manba" },
} satisfies LocalizedTexts;

/** The page with the deadlines of all programs. */
export const deadlines = {
	title: { en: "Application deadlines", ru: "Сроки подачи документов", uz: "Ariza topshirish muddatlari" },
	description: {
		en: "Published application deadlines of Korean universities for international students, by date, with a calendar to download.",
		ru: "Опубликованные сроки подачи документов в университеты Кореи для иностранцев: по датам, с календарём для скачивания.",
		uz: "Koreya universitetlarining xorijliklar uchun eʼlon qilingan ariza topshirish muddatlari: kunma-kun, yuklab olinadigan taqvim bilan.",
	},
	intro: {
		en: "Dates that universities have published. A day ends at midnight in Korea, which is 20:00 in Tashkent.",
		ru: "Даты, которые опубликовали университеты. День заканчивается в полночь по Корее, это 20:00 по Ташкенту.",
		uz: "Universitetlar eʼlon qilgan sanalar. Kun Koreya vaqti bilan yarim tunda, Toshkentda soat 20:00 da tugaydi.",
	},
	found: {
		en: (count: number) => (count === 1 ? "1 deadline" : `${count} deadlines`),
		ru: (count: number) => `Сроков: ${count}`,
		uz: (count: number) => `${count} ta muddat`,
	},
	empty: { en: "No published deadlines match.", ru: "Подходящих сроков пока нет.", uz: "Mos muddatlar hozircha yoʻq." },
	calendar: {
		en: "Download this list as a calendar",
		ru: "Скачать этот список как календарь",
		uz: "Bu roʻyxatni taqvim sifatida yuklab olish",
	},
	error: {
		en: (problem: string) => `We couldn’t load the deadlines. ${problem}`,
		ru: (problem: string) => `Не удалось загрузить сроки. ${problem}`,
		uz: (problem: string) => `Muddatlarni yuklab boʻlmadi. ${problem}`,
	},
	all: { en: "All deadlines", ru: "Все сроки", uz: "Barcha muddatlar" },
} satisfies LocalizedTexts;

/** Reminders of a closing, for everybody. */
export const reminders = {
	title: { en: "Remind me of a deadline", ru: "Напомнить о сроке", uz: "Muddatni eslatish" },
	/** A day such as "30 November". */
	open: {
		en: (day: string) => `Remind me before ${day}`,
		ru: (day: string) => `Напомнить о сроке: ${day}`,
		uz: (day: string) => `Muddatni eslatish: ${day}`,
	},
	email: { en: "Email", ru: "Электронная почта", uz: "Elektron pochta" },
	send: { en: "Remind me by email", ru: "Напомнить по почте", uz: "Pochta orqali eslatish" },
	telegram: { en: "Remind me in Telegram", ru: "Напомнить в Telegram", uz: "Telegramda eslatish" },
	about: {
		en: "30, 14, 7, 3 and 1 days before, and if the deadline moves. You can stop at any time.",
		ru: "За 30, 14, 7, 3 и 1 день, а также если срок перенесут. Отключить можно в любой момент.",
		uz: "30, 14, 7, 3 va 1 kun oldin, muddat oʻzgarganda ham. Istalgan payt toʻxtatish mumkin.",
	},
	confirm: {
		title: { en: "Confirm the reminders", ru: "Подтвердите напоминания", uz: "Eslatmalarni tasdiqlang" },
		send: { en: "Yes, remind me", ru: "Да, напоминайте", uz: "Ha, eslatib turing" },
	},
	stop: {
		title: { en: "Stop reminders", ru: "Отключить напоминания", uz: "Eslatmalarni toʻxtatish" },
		text: {
			en: "We will delete your address and stop reminding you of deadlines.",
			ru: "Мы удалим Ваш адрес и больше не будем напоминать о сроках.",
			uz: "Manzilingizni oʻchiramiz va muddatlarni boshqa eslatmaymiz.",
		},
		send: { en: "Stop all reminders", ru: "Отключить все напоминания", uz: "Barcha eslatmalarni toʻxtatish" },
		gone: {
			en: "There are no reminders for this link. If they still come, use the link in the latest email.",
			ru: "По этой ссылке напоминаний нет. Если они ещё приходят, откройте ссылку из последнего письма.",
			uz: "Bu havola boʻyicha eslatma yoʻq. Agar ular kelayotgan boʻlsa, oxirgi xatdagi havolani oching.",
		},
	},
	gone: {
		en: "This link no longer works. Ask for the reminders again on the program’s page.",
		ru: "Эта ссылка больше не действует. Запросите напоминания ещё раз на странице программы.",
		uz: "Bu havola endi ishlamaydi. Eslatmalarni dastur sahifasida qayta soʻrang.",
	},
	over: {
		en: "This deadline has passed or is no longer published. Choose another one.",
		ru: "Этот срок прошёл или больше не опубликован. Выберите другой.",
		uz: "Bu muddat oʻtib ketgan yoki endi eʼlon qilinmagan. Boshqasini tanlang.",
	},
} satisfies LocalizedTexts;
