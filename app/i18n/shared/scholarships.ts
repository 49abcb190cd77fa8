import type { Benefit } from "../../../domain/catalog/scholarships/rules.ts";
import type { Scholarship } from "../../../domain/catalog/scholarships/schema.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";

export const providers = {
	government: { en: "The Korean government", ru: "Правительство Кореи", uz: "Koreya hukumati" },
	university: { en: "The university", ru: "Университет", uz: "Universitet" },
	private: { en: "A foundation or a company", ru: "Фонд или компания", uz: "Jamgʻarma yoki kompaniya" },
} satisfies Record<Scholarship["provider"], LocalizedText>;

export const benefitNames = {
	tuition: { en: "tuition", ru: "обучение", uz: "oʻqish toʻlovi" },
	living: { en: "allowance", ru: "пособие", uz: "yashash uchun toʻlov" },
	language_course: { en: "Korean language course", ru: "курс корейского языка", uz: "koreys tili kursi" },
	airfare: { en: "flights", ru: "авиабилеты", uz: "aviachipta" },
	insurance: { en: "health insurance", ru: "медицинская страховка", uz: "tibbiy sugʻurta" },
	dormitory: { en: "dormitory", ru: "общежитие", uz: "yotoqxona" },
	other: { en: "other costs", ru: "другие расходы", uz: "boshqa xarajatlar" },
} satisfies Record<Benefit["kind"], LocalizedText>;

/** The filters of the lists, in the admin panel and on the page. */
export const scholarshipFilterTexts = {
	provider: {
		label: { en: "Who pays", ru: "Кто платит", uz: "Kim toʻlaydi" },
		all: { en: "Anyone", ru: "Кто угодно", uz: "Farqi yoʻq" },
		options: providers,
	},
} satisfies LocalizedTexts;
