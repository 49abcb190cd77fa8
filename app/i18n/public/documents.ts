import type { Payer } from "../../../domain/documents/rules.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { plural } from "../plural.ts";
import { documentNames, documentStages, documentTerms } from "../shared/documents.ts";
import { costs } from "./costs.ts";

/** The page /documents: which papers a student needs. */
export const documents = {
	title: { en: "Which documents do I need?", ru: "Какие нужны документы?", uz: "Qanday hujjatlar kerak?" },
	nav: { en: "Documents", ru: "Документы", uz: "Hujjatlar" },
	description: {
		en: "The documents for a Korean university and a student visa, by country, visa and who pays: form, age, how long each takes, with sources.",
		ru: "Документы для университета и студенческой визы Кореи по стране, типу визы и плательщику: форма, срок действия, сколько времени занимает каждый, с источниками.",
		uz: "Koreyadagi universitet va oʻquv vizasi uchun hujjatlar: davlat, viza turi va kim toʻlashiga qarab, koʻrinishi, muddati, qancha vaqt olishi va manbalari bilan.",
	},
	intro: {
		en: "A university or an embassy may ask for more. We check your list with you before you send anything.",
		ru: "Университет или посольство может попросить и другое. Прежде чем Вы что-то отправите, мы проверим список вместе с Вами.",
		uz: "Universitet yoki elchixona boshqa hujjat ham soʻrashi mumkin. Biror narsa yuborishingizdan oldin roʻyxatni siz bilan birga tekshiramiz.",
	},
	form: {
		legend: { en: "About the student", ru: "О студенте", uz: "Talaba haqida" },
		visa: { en: "Where will you study?", ru: "Где Вы будете учиться?", uz: "Qayerda oʻqiysiz?" },
		country: { en: "Citizenship", ru: "Гражданство", uz: "Fuqarolik" },
		payer: { en: "Who shows the money?", ru: "Чьи деньги Вы покажете?", uz: "Kimning puli koʻrsatiladi?" },
		show: { en: "Show the documents", ru: "Показать документы", uz: "Hujjatlarni koʻrsatish" },
	},
	visas: {
		"D-2-1": { en: "Junior college (D-2-1)", ru: "Колледж (D-2-1)", uz: "Kollej (D-2-1)" },
		"D-2-2": { en: "Bachelor’s program (D-2-2)", ru: "Бакалавриат (D-2-2)", uz: "Bakalavriat (D-2-2)" },
		"D-2-3": { en: "Master’s program (D-2-3)", ru: "Магистратура (D-2-3)", uz: "Magistratura (D-2-3)" },
		"D-2-4": { en: "PhD program (D-2-4)", ru: "Докторантура (D-2-4)", uz: "Doktorantura (D-2-4)" },
		"D-2-5": { en: "Research (D-2-5)", ru: "Научная работа (D-2-5)", uz: "Ilmiy ish (D-2-5)" },
		"D-2-6": { en: "Exchange (D-2-6)", ru: "Обмен (D-2-6)", uz: "Almashinuv (D-2-6)" },
		"D-2-7": { en: "Work and study (D-2-7)", ru: "Работа и учёба (D-2-7)", uz: "Ish va oʻqish (D-2-7)" },
		"D-2-8": { en: "Short-term study (D-2-8)", ru: "Краткосрочная учёба (D-2-8)", uz: "Qisqa muddatli oʻqish (D-2-8)" },
		"D-4-1": { en: "Language course (D-4-1)", ru: "Языковой курс (D-4-1)", uz: "Til kursi (D-4-1)" },
	},
	anotherCountry: costs.countries.other,
	payers: {
		self: { en: "My own", ru: "Мои", uz: "Oʻzimniki" },
		parents: { en: "My parents’", ru: "Родителей", uz: "Ota-onamniki" },
	} satisfies Record<Payer, LocalizedText>,
	names: documentNames,
	stages: documentStages,
	...documentTerms,
	lead: {
		en: (days: number) => `takes about ${plural("en", days, { one: `${days} day`, other: `${days} days` })}`,
		ru: (days: number) => `займёт около ${plural("ru", days, { one: `${days} дня`, other: `${days} дней` })}`,
		uz: (days: number) => `taxminan ${days} kun oladi`,
	},
	none: {
		en: "We have no list for this yet. Ask us: we will check with the university.",
		ru: "Такого списка у нас пока нет. Спросите у нас: мы уточним в университете.",
		uz: "Bunday roʻyxat hozircha yoʻq. Bizdan soʻrang: universitetdan aniqlaymiz.",
	},
	print: {
		en: "Print this list, or send the link to your parents: it opens the same answers.",
		ru: "Распечатайте список или отправьте ссылку родителям: по ней откроются те же ответы.",
		uz: "Roʻyxatni chop eting yoki havolani ota-onangizga yuboring: unda shu javoblar ochiladi.",
	},
	money: { en: "How much money to show", ru: "Сколько денег показать", uz: "Qancha pul koʻrsatish kerak" },
} satisfies LocalizedTexts;
