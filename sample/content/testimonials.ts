import type { Text } from "./types.ts";

export const testimonials: { name: Text; country: Text; content: Text }[] = [
	{
		name: {
			en: "Sample student",
			ru: "Студентка (пример)",
			uz: "Talaba (namuna)",
		},
		country: {
			en: "Uzbekistan",
			ru: "Узбекистан",
			uz: "Oʻzbekiston",
		},
		content: {
			en: "(sample text) I came with a pile of papers and left with a list: what was ready, what needed an apostille and what to do first.",
			ru: "(пример текста) Пришла с кипой бумаг, а ушла со списком: что готово, на что нужен апостиль и с чего начать.",
			uz: "(namuna matn) Bir quchoq qogʻoz bilan kelgandim, roʻyxat bilan chiqdim: nima tayyor, nimaga apostil kerak va ishni nimadan boshlash lozim.",
		},
	},
	{
		name: {
			en: "Sample student",
			ru: "Студент (пример)",
			uz: "Talaba (namuna)",
		},
		country: {
			en: "Kazakhstan",
			ru: "Казахстан",
			uz: "Qozogʻiston",
		},
		content: {
			en: "(sample text) They told me honestly that my first choice was too expensive for us, and we found a program in another city.",
			ru: "(пример текста) Мне честно сказали, что первый вариант нам не по средствам, и мы нашли программу в другом городе.",
			uz: "(namuna matn) Birinchi tanlovim oilamiz budjetiga toʻgʻri kelmasligini ochiq aytishdi va boshqa shahardan dastur topdik.",
		},
	},
	{
		name: {
			en: "Sample student",
			ru: "Студентка (пример)",
			uz: "Talaba (namuna)",
		},
		country: {
			en: "Kyrgyzstan",
			ru: "Кыргызстан",
			uz: "Qirgʻiziston",
		},
		content: {
			en: "(sample text) My parents could ask everything in Russian, and I could ask the Seoul office about the dormitory.",
			ru: "(пример текста) Родители смогли обо всём спросить по-русски, а я — узнать у сеульского офиса про общежитие.",
			uz: "(namuna matn) Ota-onam hamma savolini rus tilida berdi, men esa yotoqxona haqida Seul ofisidan soʻradim.",
		},
	},
];
