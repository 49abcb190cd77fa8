import { cities, costNames } from "../../fields/ru.ts";
import { visaTypes } from "../case/ru.ts";
import { certificationStatuses } from "../certifications/ru.ts";
import type { money as english } from "./en.ts";

const regions = {
	capital: "Сеул, Инчхон и Кёнгидо",
	other: "остальная Корея",
};
const grades = {
	A: "A: официальный источник",
	B: "B: университет, юристы или пресса",
	C: "C: агентство или справочный сайт",
};
const codes = { ...costNames, deposit: "Залог за комнату (возвращается)" };
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
			visa: { label: "Тип визы", all: "Все типы виз", options: visaTypes },
			region: { label: "Регион", all: "Все регионы", options: regions },
			certification: { label: "Сертификация", all: "Все сертификации", options: certificationStatuses },
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
		...certificationStatuses,
		...grades,
		...codes,
		...cities,
		once: "один раз",
		per_month: "в месяц",
		per_year: "в год",
	},
};
