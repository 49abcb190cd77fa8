import type { FactTopic } from "../../../domain/desk/fact-checks/rules.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { formatNumber } from "../formats.ts";
import { plural } from "../plural.ts";

const records = {
	en: (count: number) => `${formatNumber(count, "en")} ${plural("en", count, { one: "record", other: "records" })}`,
	ru: (count: number) =>
		`${formatNumber(count, "ru")} ${plural("ru", count, { one: "запись", few: "записи", many: "записей", other: "записи" })}`,
	uz: (count: number) => `${formatNumber(count, "uz")} ta yozuv`,
};

/** The list of facts whose last check is too old, and the task about them. */
export const facts = {
	title: { en: "Facts to check", ru: "Проверить данные", uz: "Tekshiriladigan maʼlumotlar" },
	intro: {
		en: "Nobody has compared these facts with their source for 180 days, or, for certifications, since 1 March. Open the source. If it still says the same, press “Checked today, unchanged”. If not, change the record.",
		ru: "Эти данные не сверяли с источником 180 дней, а сертификаты — с 1 марта. Откройте источник. Если там всё по-прежнему, нажмите «Проверено сегодня, без изменений». Если что-то изменилось, исправьте запись.",
		uz: "Bu maʼlumotlar 180 kundan beri, sertifikatlar esa 1-martdan beri manba bilan solishtirilmagan. Manbani oching. Hammasi avvalgidek boʻlsa, “Bugun tekshirildi, oʻzgarmagan” tugmasini bosing. Oʻzgargan boʻlsa, yozuvni tuzating.",
	},
	topics: {
		fees: { en: "Tuition and fees", ru: "Стоимость обучения и сборы", uz: "Oʻqish narxi va toʻlovlar" },
		intakes: { en: "Intakes", ru: "Наборы", uz: "Qabullar" },
		funds: { en: "Money to show", ru: "Деньги на счёте для визы", uz: "Viza uchun hisobdagi pul" },
		costs: { en: "Living and visa costs", ru: "Расходы на жизнь и визу", uz: "Yashash va viza xarajatlari" },
		certifications: { en: "Certifications", ru: "Сертификаты", uz: "Sertifikatlar" },
		scholarships: { en: "Scholarships", ru: "Стипендии", uz: "Stipendiyalar" },
	} satisfies Record<FactTopic, LocalizedText>,
	records,
	/** What the task in the queue says. */
	stale: {
		en: (count: number) => `${records.en(count)} to compare with the source`,
		ru: (count: number) => `${records.ru(count)}: сверить с источником`,
		uz: (count: number) => `${records.uz(count)}ni manba bilan solishtirish kerak`,
	},
	notChecked: {
		en: (day: string) => `Not checked since ${day}`,
		ru: (day: string) => `Не проверялось с ${day}`,
		uz: (day: string) => `${day} kunidan beri tekshirilmagan`,
	},
	confirm: {
		en: "Checked today, unchanged",
		ru: "Проверено сегодня, без изменений",
		uz: "Bugun tekshirildi, oʻzgarmagan",
	},
	confirmAll: {
		en: (count: number) => `Checked today, all ${formatNumber(count, "en")} unchanged`,
		ru: (count: number) => `Проверено сегодня, все ${formatNumber(count, "ru")} без изменений`,
		uz: (count: number) => `Bugun tekshirildi, ${formatNumber(count, "uz")} tasi ham oʻzgarmagan`,
	},
	showRecords: {
		en: (count: number) => `Show ${records.en(count)}`,
		ru: (count: number) => `Показать ${records.ru(count)}`,
		uz: (count: number) => `${records.uz(count)}ni koʻrsatish`,
	},
	source: { en: "Source", ru: "Источник", uz: "Manba" },
	next: {
		en: (shown: number) => `The first ${records.en(shown)}. Once you have checked them, the next ones appear here.`,
		ru: (shown: number) => `Показано: ${records.ru(shown)}. После их проверки здесь появятся следующие.`,
		uz: (shown: number) => `Dastlabki ${records.uz(shown)}. Ular tekshirilgach, keyingilari shu yerda chiqadi.`,
	},
	empty: {
		en: "Every fact has been checked in time.",
		ru: "Все данные проверены вовремя.",
		uz: "Barcha maʼlumotlar oʻz vaqtida tekshirilgan.",
	},
	open: { en: "See the list", ru: "Открыть список", uz: "Roʻyxatni ochish" },
} satisfies LocalizedTexts;
