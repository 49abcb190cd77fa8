import { cities } from "../../fields/ru.ts";
import type { money as english } from "./en.ts";

const regions = {
	capital: "Сеул, Инчхон и Кёнгидо",
	other: "остальная Корея",
};
const certifications = {
	excellent: "С отличием",
	certified: "Есть",
	not_certified: "Нет",
	enhanced_screening: "Усиленная проверка виз",
	precision_screening: "Ограничение виз (precision screening)",
};
const grades = {
	A: "A: официальный источник",
	B: "B: университет, юристы или пресса",
	C: "C: агентство или справочный сайт",
};
const codes = {
	dormitory: "Общежитие",
	food: "Еда",
	rent: "Аренда комнаты",
	deposit: "Залог за комнату (возвращается)",
	transport: "Транспорт",
	phone: "Связь",
	flight: "Перелёт",
	visa_fee: "Визовый сбор",
	translation_apostille: "Переводы и апостиль",
	tb_test: "Обследование на туберкулёз",
	health_insurance: "Государственная медицинская страховка",
};
/** Visa types have the same official codes in every language. */
const visas = {
	"D-2-1": "Виза D-2-1",
	"D-2-2": "Виза D-2-2",
	"D-2-3": "Виза D-2-3",
	"D-2-4": "Виза D-2-4",
	"D-2-5": "Виза D-2-5",
	"D-2-6": "Виза D-2-6",
	"D-2-7": "Виза D-2-7",
	"D-2-8": "Виза D-2-8",
	"D-4-1": "Виза D-4-1",
};
/** Bank balance rules and cost items. */
export const money: typeof english = {
	fundsRules: {
		title: "Деньги на счёте для визы",
		hint: "Какую сумму показать на счёте, по каждому источнику. Страницы программ и /costs показывают подходящие правила; считается самая большая сумма.",
		empty: "Правил пока нет. Пока Вы их не добавите, страницы предлагают посетителям спросить у Вас.",
		fields: {
			visaTypes: "Типы виз",
			region: "Регион университета (пусто: вся Корея)",
			nationality: "Гражданство (пусто: любое)",
			certification: "Сертификация университета (пусто: любая)",
			amount: "Сумма (пусто для освобождения)",
			currency: "Валюта",
			exempt: "Освобождение: при условиях из примечания деньги показывать не нужно",
			holdDaysBefore: "Сколько дней на счёте до подачи",
			maxAgeDays: "Наибольший возраст справки из банка в днях",
			keepAfterArrivalDays: "Сколько дней на счёте после приезда (3650: всё время)",
			bank: "Банк, который выдаёт справку",
			note: "Примечание для посетителей",
			source: "Источник (адрес в интернете)",
			grade: "Надёжность источника",
			checkedOn: "Проверено",
			validFrom: "Первый день (по Корее)",
			validTo: "Последний день (по Корее, включительно)",
		},
		filters: {
			visa: { label: "Тип визы", all: "Все типы виз", options: visas },
			region: { label: "Регион", all: "Все регионы", options: regions },
			certification: { label: "Сертификация", all: "Все сертификации", options: certifications },
			grade: { label: "Надёжность", all: "Все источники", options: grades },
		},
	},
	costItems: {
		title: "Статьи расходов",
		hint: "Сколько студенты платят кроме стоимости программы, по каждому источнику. Страница /costs складывает эти суммы.",
		empty: "Расходов пока нет. Пока Вы их не добавите, /costs предлагает посетителям спросить у Вас.",
		fields: {
			code: "Вид расхода",
			city: "Город (пусто: везде)",
			nationality: "Гражданство студента (пусто: любое)",
			low: "Сумма или минимальная сумма",
			high: "Максимальная сумма (пусто: одна сумма)",
			currency: "Валюта",
			period: "Платится",
			year: "Год цены",
			note: "Что входит в сумму, для посетителей",
			source: "Источник (адрес в интернете)",
			grade: "Надёжность источника",
			checkedOn: "Проверено",
		},
		filters: {
			code: { label: "Вид расхода", all: "Все расходы", options: codes },
			city: { label: "Город", all: "Все города", options: cities },
			grade: { label: "Надёжность", all: "Все источники", options: grades },
		},
	},
	conditions: "Для кого",
	amount: "Сумма",
	validity: "Действует",
	exemption: "освобождение",
	/** The names of choices, which other records call otherwise. */
	options: {
		...regions,
		...certifications,
		...grades,
		...codes,
		...cities,
		once: "один раз",
		per_month: "в месяц",
		per_year: "в год",
	},
};
