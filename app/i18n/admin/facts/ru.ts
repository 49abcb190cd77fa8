import { formatNumber } from "../../formats.ts";
import { plural } from "../../plural.ts";
import type { FactsTexts } from "./en.ts";

const number = (value: number) => formatNumber(value, "ru");
const records = (count: number) =>
	`${number(count)} ${plural("ru", count, { one: "запись", few: "записи", many: "записей", other: "записи" })}`;

export const facts: FactsTexts = {
	title: "Проверить данные",
	intro:
		"Эти данные не сверяли с источником 180 дней, а сертификаты — с 1 марта. Откройте источник. Если там всё по-прежнему, нажмите «Проверено сегодня, без изменений». Если что-то изменилось, исправьте запись.",
	topics: {
		fees: "Стоимость обучения и сборы",
		funds: "Деньги на счёте для визы",
		costs: "Расходы на жизнь и визу",
		certifications: "Сертификаты",
	},
	records,
	stale: (count) => `${records(count)}: сверить с источником`,
	notChecked: (day) => `Не проверялось с ${day}`,
	confirm: "Проверено сегодня, без изменений",
	confirmAll: (count) => `Проверено сегодня, все ${number(count)} без изменений`,
	showRecords: (count) => `Показать ${records(count)}`,
	source: "Источник",
	next: (shown) => `Показано: ${records(shown)}. После их проверки здесь появятся следующие.`,
	empty: "Все данные проверены вовремя.",
	open: "Открыть список",
};
