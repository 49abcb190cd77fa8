import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** Labels of stored values in a case. */
export const caseOptions = {
	self: { en: "The applicant", ru: "Абитуриент", uz: "Abituriyent" },
	parent: { en: "A parent", ru: "Родитель", uz: "Otasi yoki onasi" },
	parents: { en: "Parents", ru: "Родители", uz: "Ota-onasi" },
	other: { en: "Someone else", ru: "Другой человек", uz: "Boshqa odam" },
	single: { en: "Single", ru: "Не в браке", uz: "Turmush qurmagan" },
	married: { en: "Married", ru: "В браке", uz: "Turmush qurgan" },
	divorced: { en: "Divorced", ru: "В разводе", uz: "Ajrashgan" },
	widowed: { en: "Widowed", ru: "Вдовец или вдова", uz: "Beva" },
	school: { en: "School", ru: "Школа", uz: "Maktab" },
	lyceum_or_college: { en: "Lyceum or college", ru: "Лицей или колледж", uz: "Litsey yoki kollej" },
	associate: { en: "Associate degree", ru: "Диплом associate", uz: "Associate diplomi" },
	bachelor: { en: "Bachelor’s degree", ru: "Бакалавриат", uz: "Bakalavriat" },
	master: { en: "Master’s degree", ru: "Магистратура", uz: "Magistratura" },
} satisfies LocalizedTexts;
