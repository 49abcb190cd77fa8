import type { Text } from "./types.ts";

/** Names of fields of study as people type them. */
export const searchSynonyms: { words: Text }[] = [
	{
		words: {
			en: "IT, computer science, computer engineering, software, information technology",
			ru: "ИТ, информатика, программирование, компьютерные науки, информационные технологии",
			uz: "dasturlash, informatika, kompyuter, axborot texnologiyalari",
		},
	},
	{ words: { en: "AI, artificial intelligence", ru: "ИИ, искусственный интеллект", uz: "sunʼiy intellekt" } },
	{ words: { en: "business, management, MBA", ru: "бизнес, менеджмент", uz: "biznes, menejment" } },
	{ words: { en: "economics, economy", ru: "экономика", uz: "iqtisodiyot, iqtisod" } },
	{ words: { en: "law", ru: "право, юриспруденция", uz: "huquq, yurisprudensiya" } },
	{ words: { en: "medicine, medical", ru: "медицина", uz: "tibbiyot, meditsina" } },
	{ words: { en: "engineering", ru: "инженерия, инженерное дело", uz: "muhandislik" } },
	{ words: { en: "tourism, hospitality", ru: "туризм, гостиничное дело", uz: "turizm, mehmonxona ishi" } },
	{ words: { en: "design", ru: "дизайн", uz: "dizayn" } },
	{ words: { en: "Korean language", ru: "корейский язык", uz: "koreys tili" } },
];
