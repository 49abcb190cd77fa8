import { documentNames, issuedFromText, returnTexts } from "../../../domain/cases/news/document-texts.ts";
import type {
	DocumentNeed,
	DocumentStage,
	documentForms,
	documentTranslations,
	legalizations,
} from "../../../domain/documents/rules.ts";
import type { LocalizedText } from "../../../domain/shared/dictionary.ts";
import { plural } from "../plural.ts";

export { documentNames, issuedFromText, returnTexts };

export const documentStages = {
	admission: { en: "For the university", ru: "Для университета", uz: "Universitet uchun" },
	visa: { en: "For the visa", ru: "Для визы", uz: "Viza uchun" },
	arrival: { en: "After arrival", ru: "После приезда", uz: "Yetib borgandan keyin" },
} satisfies Record<DocumentStage, LocalizedText>;

/** What is asked of a paper. */
export const documentTerms = {
	needs: {
		required: { en: "needed", ru: "нужен", uz: "kerak" },
		conditional: { en: "in some cases", ru: "в некоторых случаях", uz: "ayrim hollarda" },
		recommended: { en: "recommended", ru: "желательно", uz: "boʻlgani maʼqul" },
		not_needed: { en: "not needed", ru: "не нужен", uz: "kerak emas" },
	} satisfies Record<DocumentNeed, LocalizedText>,
	legalizations: {
		notarized: { en: "notarized", ru: "заверить у нотариуса", uz: "notarial tasdiqlanadi" },
		apostille: { en: "apostille", ru: "апостиль", uz: "apostil" },
		consular: { en: "consular legalization", ru: "консульская легализация", uz: "konsullik tasdigʻi" },
		apostille_or_consular: {
			en: "apostille or consular confirmation",
			ru: "апостиль или подтверждение консульства",
			uz: "apostil yoki konsullik tasdigʻi",
		},
	} satisfies Record<(typeof legalizations)[number], LocalizedText>,
	translations: {
		korean_or_english: {
			en: "translation into Korean or English",
			ru: "перевод на корейский или английский",
			uz: "koreys yoki ingliz tiliga tarjima",
		},
		korean: { en: "translation into Korean", ru: "перевод на корейский", uz: "koreys tiliga tarjima" },
		english: { en: "translation into English", ru: "перевод на английский", uz: "ingliz tiliga tarjima" },
	} satisfies Record<(typeof documentTranslations)[number], LocalizedText>,
	forms: {
		original: { en: "original", ru: "оригинал", uz: "asl nusxa" },
		copy: { en: "copy", ru: "копия", uz: "nusxa" },
		both: { en: "original and copy", ru: "оригинал и копия", uz: "asli va nusxasi" },
	} satisfies Record<(typeof documentForms)[number], LocalizedText>,
	maxAge: {
		en: (days: number) =>
			days % 365
				? `at most ${days} ${plural("en", days, { one: "day", other: "days" })} old`
				: `at most ${days / 365} ${plural("en", days / 365, { one: "year", other: "years" })} old`,
		ru: (days: number) =>
			days % 365
				? `не старше ${days} ${plural("ru", days, { one: "дня", other: "дней" })}`
				: `не старше ${days / 365} ${plural("ru", days / 365, { one: "года", other: "лет" })}`,
		uz: (days: number) => `koʻpi bilan ${days % 365 ? `${days} kunlik` : `${days / 365} yillik`}`,
	},
};
