import type { LocalizedTexts } from "../../../domain/shared/dictionary.ts";

/** Texts that staff send often, and insert into an answer. */
export const templates = {
	title: { en: "Reply templates", ru: "Шаблоны ответов", uz: "Javob shablonlari" },
	hint: {
		en: "Texts you send often. Choose one when you answer an applicant: it appears in their language, and you can edit it before you send it.",
		ru: "Тексты, которые Вы часто отправляете. Выберите шаблон в ответе абитуриенту: текст появится на его языке, и перед отправкой его можно изменить.",
		uz: "Tez-tez yuboradigan matnlaringiz. Abituriyentga javob yozayotganda shablonni tanlang: matn uning tilida chiqadi va uni yuborishdan oldin oʻzgartirish mumkin.",
	},
	wordsHint: {
		en: "We fill in {name}, {reference}, {next} (the next step) and its {date}, {program}, {university}, {sum} (the first year), {consultant} (you) and {office}. One language is enough: it is used where the others are missing.",
		ru: "Мы подставим {name} (имя), {reference} (номер заявки), {next} (следующий шаг), {date} (его срок), {program} (программа), {university} (университет), {sum} (сумма за первый год), {consultant} (Вы) и {office} (офис). Достаточно одного языка: он заменит недостающие.",
		uz: "{name} (ism), {reference} (ariza raqami), {next} (keyingi qadam), {date} (uning muddati), {program} (dastur), {university} (universitet), {sum} (birinchi yil summasi), {consultant} (siz) va {office} (ofis) oʻrniga tegishli maʼlumot qoʻyiladi. Bitta til kifoya: boshqalari boʻlmasa, oʻsha ishlatiladi.",
	},
	fields: {
		name: { en: "Name", ru: "Название", uz: "Nomi" },
		text: { en: "Text", ru: "Текст", uz: "Matn" },
	},
	choose: { en: "Insert a template", ru: "Вставить шаблон", uz: "Shablon qoʻyish" },
	insert: { en: "Insert", ru: "Вставить", uz: "Qoʻyish" },
	missing: {
		en: (words: string) => `Fill in ${words} before you send the answer.`,
		ru: (words: string) => `Перед отправкой замените ${words} своим текстом.`,
		uz: (words: string) => `Yuborishdan oldin ${words} oʻrniga matn yozing.`,
	},
} satisfies LocalizedTexts;
