import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { formatNumber } from "../formats.ts";
import { facts } from "./facts.ts";

/** The list of facts whose last check is too old. */
export const factChecks = {
	intro: {
		en: "Nobody has compared these facts with their source for 180 days, or, for certifications, since 1 March. Open the source. If it still says the same, press “Checked today, unchanged”. If not, change the record.",
		ru: "Эти данные не сверяли с источником 180 дней, а сертификаты — с 1 марта. Откройте источник. Если там всё по-прежнему, нажмите «Проверено сегодня, без изменений». Если что-то изменилось, исправьте запись.",
		uz: "Bu maʼlumotlar 180 kundan beri, sertifikatlar esa 1-martdan beri manba bilan solishtirilmagan. Manbani oching. Hammasi avvalgidek boʻlsa, “Bugun tekshirildi, oʻzgarmagan” tugmasini bosing. Oʻzgargan boʻlsa, yozuvni tuzating.",
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
		en: (count: number) => `Show ${facts.records.en(count)}`,
		ru: (count: number) => `Показать ${facts.records.ru(count)}`,
		uz: (count: number) => `${facts.records.uz(count)}ni koʻrsatish`,
	},
	source: { en: "Source", ru: "Источник", uz: "Manba" },
	next: {
		en: (shown: number) =>
			`The first ${facts.records.en(shown)}. Once you have checked them, the next ones appear here.`,
		ru: (shown: number) => `Показано: ${facts.records.ru(shown)}. После их проверки здесь появятся следующие.`,
		uz: (shown: number) => `Dastlabki ${facts.records.uz(shown)}. Ular tekshirilgach, keyingilari shu yerda chiqadi.`,
	},
	empty: {
		en: "Every fact has been checked in time.",
		ru: "Все данные проверены вовремя.",
		uz: "Barcha maʼlumotlar oʻz vaqtida tekshirilgan.",
	},
} satisfies LocalizedTexts;
