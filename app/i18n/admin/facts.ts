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

/** The task about facts whose last check is too old. */
export const facts = {
	title: { en: "Facts to check", ru: "Проверить данные", uz: "Tekshiriladigan maʼlumotlar" },
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
	open: { en: "See the list", ru: "Открыть список", uz: "Roʻyxatni ochish" },
} satisfies LocalizedTexts;
