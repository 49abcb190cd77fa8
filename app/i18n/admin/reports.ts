import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { formatNumber } from "../formats.ts";
import { navigation } from "./navigation.ts";

export const reports = {
	title: navigation.entries.reports,
	ownTitle: { en: "My work", ru: "Моя работа", uz: "Mening ishim" },
	intro: {
		en: "What came in, what was answered in time, and who was accepted. Floods, spam and duplicates are not counted.",
		ru: "Сколько обращений и заявок поступило, на сколько ответили в срок и сколько абитуриентов приняли. Спам, массовые отправки и дубли не учитываются.",
		uz: "Qancha murojaat va ariza kelgani, nechtasiga muddatida javob berilgani va necha abituriyent qabul qilingani. Spam, ommaviy yuborishlar va takrorlar hisobga olinmaydi.",
	},
	period: { en: "Period", ru: "Период", uz: "Davr" },
	weeks: {
		en: (weeks: number) => (weeks === 52 ? "Last 12 months" : `Last ${formatNumber(weeks, "en")} weeks`),
		ru: (weeks: number) =>
			weeks === 52
				? "Последние 12 месяцев"
				: `Последние ${formatNumber(weeks, "ru")} ${weeks === 4 ? "недели" : "недель"}`,
		uz: (weeks: number) => (weeks === 52 ? "Oxirgi 12 oy" : `Oxirgi ${formatNumber(weeks, "uz")} hafta`),
	},
	who: { en: "Whose work", ru: "Чья работа", uz: "Kimning ishi" },
	everybody: { en: "All staff", ru: "Все сотрудники", uz: "Barcha xodimlar" },
	me: { en: "Mine", ru: "Моя", uz: "Meniki" },
	empty: {
		en: "Nothing in this period.",
		ru: "За этот период ничего нет.",
		uz: "Bu davrda hech narsa yoʻq.",
	},
	download: { en: "Download XLSX", ru: "Скачать XLSX", uz: "XLSX yuklab olish" },
	money: {
		month: { en: "Payments by month", ru: "Платежи по месяцам", uz: "Oylar boʻyicha toʻlovlar" },
		source: { en: "Payments by source", ru: "Платежи по источникам", uz: "Manbalar boʻyicha toʻlovlar" },
		consultant: {
			en: "Payments by consultant",
			ru: "Платежи по консультантам",
			uz: "Maslahatchilar boʻyicha toʻlovlar",
		},
	},
	moneyHint: {
		en: "Whole months, each currency by itself. Cash counts once it is confirmed.",
		ru: "За целые месяцы, каждая валюта отдельно. Наличные считаются после подтверждения.",
		uz: "Toʻliq oylar uchun, har bir valyuta alohida. Naqd pul tasdiqlangach hisobga olinadi.",
	},
	monthOf: {
		en: (month: string, year: string) => `${month} ${year}`,
		ru: (month: string, year: string) => `${month} ${year} года`,
		uz: (month: string, year: string) => `${year}-yil ${month}`,
	},
	month: { en: "Month", ru: "Месяц", uz: "Oy" },
	currency: { en: "Currency", ru: "Валюта", uz: "Valyuta" },
	paid: { en: "Paid", ru: "Оплачено", uz: "Toʻlangan" },
	refunded: { en: "Refunded", ru: "Возвращено", uz: "Qaytarilgan" },
	unconfirmed: { en: "Not confirmed", ru: "Не подтверждено", uz: "Tasdiqlanmagan" },
	byWeek: { en: "By week", ru: "По неделям", uz: "Haftalar boʻyicha" },
	byStatus: { en: "By current status", ru: "По текущему статусу", uz: "Hozirgi holati boʻyicha" },
	bySource: { en: "By source", ru: "По источникам", uz: "Manbalar boʻyicha" },
	byConsultant: { en: "By consultant", ru: "По консультантам", uz: "Maslahatchilar boʻyicha" },
	statusHint: {
		en: "Where the applications of this period stand today.",
		ru: "На каком этапе сейчас заявки, поступившие за этот период.",
		uz: "Shu davrda kelgan arizalar hozir qaysi bosqichda.",
	},
	consultantHint: {
		en: "An answer counts for the person who gave it, an application for the person who looks after it.",
		ru: "Ответ засчитывается тому, кто его дал, заявка — тому, кто её ведёт.",
		uz: "Javob uni bergan xodimga, ariza esa uni olib borayotgan xodimga hisoblanadi.",
	},
	/** Column headings. */
	week: { en: "Week from", ru: "Неделя с", uz: "Hafta boshi" },
	status: { en: "Status", ru: "Статус", uz: "Holat" },
	source: { en: "Source", ru: "Источник", uz: "Manba" },
	consultant: { en: "Consultant", ru: "Консультант", uz: "Maslahatchi" },
	inquiries: { en: "Messages", ru: "Обращения", uz: "Murojaatlar" },
	applications: { en: "Applications", ru: "Заявки", uz: "Arizalar" },
	inTime: { en: "In time", ru: "Ответ в срок", uz: "Muddatida" },
	accepted: { en: "Accepted", ru: "Приняты", uz: "Qabul qilingan" },
	promised: { en: "Answers due", ru: "Нужен был ответ", uz: "Javob berilishi kerak" },
	total: { en: "Total", ru: "Всего", uz: "Jami" },
	/** Of the answers that were due. */
	inTimeOf: {
		en: (inTime: number, promised: number) => `${formatNumber(inTime, "en")} of ${formatNumber(promised, "en")}`,
		ru: (inTime: number, promised: number) => `${formatNumber(inTime, "ru")} из ${formatNumber(promised, "ru")}`,
		uz: (inTime: number, promised: number) =>
			`${formatNumber(promised, "uz")} tadan ${formatNumber(inTime, "uz")} tasi`,
	},
	nobody: { en: "Unassigned", ru: "Без ответственного", uz: "Masʼul belgilanmagan" },
	former: { en: "Deleted account", ru: "Удалённый аккаунт", uz: "Oʻchirilgan hisob" },
} satisfies LocalizedTexts;
