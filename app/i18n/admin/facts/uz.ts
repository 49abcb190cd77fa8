import { formatNumber } from "../../formats.ts";
import type { FactsTexts } from "./en.ts";

const number = (value: number) => formatNumber(value, "uz");
const records = (count: number) => `${number(count)} ta yozuv`;

export const facts: FactsTexts = {
	title: "Tekshiriladigan maʼlumotlar",
	intro:
		"Bu maʼlumotlar 180 kundan beri, sertifikatlar esa 1-martdan beri manba bilan solishtirilmagan. Manbani oching. Hammasi avvalgidek boʻlsa, “Bugun tekshirildi, oʻzgarmagan” tugmasini bosing. Oʻzgargan boʻlsa, yozuvni tuzating.",
	topics: {
		fees: "Oʻqish narxi va toʻlovlar",
		funds: "Viza uchun hisobdagi pul",
		costs: "Yashash va viza xarajatlari",
		certifications: "Sertifikatlar",
	},
	records,
	stale: (count) => `${records(count)}ni manba bilan solishtirish kerak`,
	notChecked: (day) => `${day} kunidan beri tekshirilmagan`,
	confirm: "Bugun tekshirildi, oʻzgarmagan",
	confirmAll: (count) => `Bugun tekshirildi, ${number(count)} tasi ham oʻzgarmagan`,
	showRecords: (count) => `${records(count)}ni koʻrsatish`,
	source: "Manba",
	next: (shown) => `Dastlabki ${records(shown)}. Ular tekshirilgach, keyingilari shu yerda chiqadi.`,
	empty: "Barcha maʼlumotlar oʻz vaqtida tekshirilgan.",
	open: "Roʻyxatni ochish",
};
