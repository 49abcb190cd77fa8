import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { fields, filters } from "../shared/fields.ts";

export const universities = {
	deleteHint: {
		en: "Its programs are not deleted with it. A university that still has programs or applications cannot be deleted: delete those first.",
		ru: "Программы вместе с ним не удаляются. Университет, у которого есть программы или заявки, удалить нельзя: сначала удалите их.",
		uz: "Dasturlari u bilan birga oʻchirilmaydi. Dasturi yoki arizasi bor universitetni oʻchirib boʻlmaydi: avval ularni oʻchiring.",
	},
	add: { en: "Add university", ru: "Добавить университет", uz: "Universitet qoʻshish" },
	editTitle: { en: "Edit university", ru: "Изменить университет", uz: "Universitetni tahrirlash" },
	addFailed: {
		en: "Failed to add university",
		ru: "Не удалось добавить университет",
		uz: "Universitetni qoʻshib boʻlmadi",
	},
	updateFailed: {
		en: "Failed to update university",
		ru: "Не удалось изменить университет",
		uz: "Universitetni yangilab boʻlmadi",
	},
	search: {
		en: "Search by name or location",
		ru: "Поиск по названию или городу",
		uz: "Qidirish: nomi yoki joylashuvi",
	},
	ranking: { en: "Ranking", ru: "Рейтинг", uz: "Reyting" },
	top10: { en: "Top 10", ru: "Топ-10", uz: "Top 10" },
	top50: { en: "Top 50", ru: "Топ-50", uz: "Top 50" },
	empty: {
		en: "No universities yet. Add the first one: it appears on the website right away.",
		ru: "Университетов пока нет. Добавьте первый: он сразу появится на сайте.",
		uz: "Hozircha universitetlar yoʻq. Birinchisini qoʻshing: u saytda darhol koʻrinadi.",
	},
	noRanking: { en: "no data", ru: "нет данных", uz: "maʼlumot yoʻq" },
	fields: fields.universities,
	filters: filters.universities,
} satisfies LocalizedTexts;

export const programs = {
	add: { en: "Add program", ru: "Добавить программу", uz: "Dastur qoʻshish" },
	editTitle: { en: "Edit program", ru: "Изменить программу", uz: "Dasturni tahrirlash" },
	addFailed: { en: "Failed to add program", ru: "Не удалось добавить программу", uz: "Dasturni qoʻshib boʻlmadi" },
	updateFailed: {
		en: "Failed to update program",
		ru: "Не удалось изменить программу",
		uz: "Dasturni yangilab boʻlmadi",
	},
	search: {
		en: "Search by title or description",
		ru: "Поиск по названию или описанию",
		uz: "Qidirish: nomi yoki tavsifi",
	},
	empty: {
		en: "No programs yet. Add the first one: it appears on the website right away.",
		ru: "Программ пока нет. Добавьте первую: она сразу появится на сайте.",
		uz: "Hozircha dasturlar yoʻq. Birinchisini qoʻshing: u saytda darhol koʻrinadi.",
	},
	noDeadline: { en: "no date", ru: "без срока", uz: "muddatsiz" },
	fields: fields.programs,
	filters: filters.programs,
} satisfies LocalizedTexts;

/** The intakes of all programs by year and term. */
export const intakeGrid = {
	title: { en: "Intakes", ru: "Наборы", uz: "Qabullar" },
	search: {
		en: "Search by program or university",
		ru: "Поиск по программе или вузу",
		uz: "Qidirish: dastur yoki universitet",
	},
	hint: {
		en: "Copy a year’s intakes to the next year when it ends: they become expected months, until you enter the dates that each university publishes. Intakes that the next year already has do not change.",
		ru: "Когда год заканчивается, скопируйте его наборы на следующий: они станут ожидаемыми месяцами, пока Вы не введёте даты, которые опубликует вуз. Наборы, которые в следующем году уже есть, не меняются.",
		uz: "Yil tugaganda uning qabullarini keyingi yilga koʻchiring: universitet sanalarni eʼlon qilib, siz ularni kiritmaguningizcha, ular kutilayotgan oylar boʻlib turadi. Keyingi yilda bor qabullar oʻzgarmaydi.",
	},
	rollOver: {
		en: (from: number, to: number) => `Copy ${from} to ${to} as expected`,
		ru: (from: number, to: number) => `Скопировать ${from} на ${to} как ожидаемые`,
		uz: (from: number, to: number) => `${from}-yil qabullarini ${to}-yilga koʻchirish`,
	},
} satisfies LocalizedTexts;
