import type { Text } from "./types.ts";

export const team: {
	name: Text;
	position: Text;
	city: Text;
	speaks: Text;
	bio: Text;
	email: string | null;
	code: string;
	linkedinUrl: string | null;
	imageUrl: string | null;
}[] = [
	{
		name: {
			en: "Sample adviser",
			ru: "Консультант (пример)",
			uz: "Maslahatchi (namuna)",
		},
		position: {
			en: "Admissions adviser",
			ru: "Консультант по поступлению",
			uz: "Qabul boʻyicha maslahatchi",
		},
		city: { en: "Tashkent", ru: "Ташкент", uz: "Toshkent" },
		speaks: { en: "Uzbek, Russian", ru: "узбекский, русский", uz: "oʻzbek, rus" },
		bio: {
			en: "Sample entry. Helps families compare programs, fees and deadlines before they decide.",
			ru: "Пример записи. Помогает семьям сравнить программы, стоимость и сроки до того, как они примут решение.",
			uz: "Namuna yozuv. Qaror qabul qilishdan oldin oilalarga dastur, narx va muddatlarni solishtirishda yordam beradi.",
		},
		email: "consultant.tashkent@example.com",
		code: "7K3P",
		linkedinUrl: null,
		imageUrl: null,
	},
	{
		name: {
			en: "Sample adviser",
			ru: "Консультант (пример)",
			uz: "Maslahatchi (namuna)",
		},
		position: {
			en: "University relations",
			ru: "Связь с университетами",
			uz: "Universitetlar bilan aloqa",
		},
		city: { en: "Seoul", ru: "Сеул", uz: "Seul" },
		speaks: {
			en: "Uzbek, Korean, English",
			ru: "узбекский, корейский, английский",
			uz: "oʻzbek, koreys, ingliz",
		},
		bio: {
			en: "Sample entry. Writes to admissions offices and checks what each university asks for this year.",
			ru: "Пример записи. Переписывается с приёмными отделами и уточняет, что каждый университет требует в этом году.",
			uz: "Namuna yozuv. Qabul boʻlimlari bilan yozishadi va har bir universitet bu yil nima talab qilishini aniqlaydi.",
		},
		email: "consultant.seoul@example.com",
		code: "4MX9",
		linkedinUrl: null,
		imageUrl: null,
	},
	{
		name: {
			en: "Sample document specialist",
			ru: "Специалист по документам (пример)",
			uz: "Hujjatlar boʻyicha mutaxassis (namuna)",
		},
		position: {
			en: "Documents and visas",
			ru: "Документы и визы",
			uz: "Hujjatlar va vizalar",
		},
		city: { en: "Tashkent", ru: "Ташкент", uz: "Toshkent" },
		speaks: {
			en: "Uzbek, Russian, English",
			ru: "узбекский, русский, английский",
			uz: "oʻzbek, rus, ingliz",
		},
		bio: {
			en: "Sample entry. Makes the list of documents for each student and checks every page before we send it.",
			ru: "Пример записи. Составляет список документов для каждого студента и читает каждую страницу перед отправкой.",
			uz: "Namuna yozuv. Har bir talaba uchun hujjatlar roʻyxatini tuzadi va yuborishdan oldin har bir sahifani oʻqib chiqadi.",
		},
		email: null,
		code: "9TD6",
		linkedinUrl: null,
		imageUrl: null,
	},
	{
		name: {
			en: "Sample student adviser",
			ru: "Консультант студентов (пример)",
			uz: "Talabalar maslahatchisi (namuna)",
		},
		position: {
			en: "Life in Korea",
			ru: "Жизнь в Корее",
			uz: "Koreyadagi hayot",
		},
		city: { en: "Seoul", ru: "Сеул", uz: "Seul" },
		speaks: { en: "Uzbek, Russian, Korean", ru: "узбекский, русский, корейский", uz: "oʻzbek, rus, koreys" },
		bio: {
			en: "Sample entry. Explains the first weeks: housing, alien registration, health insurance and the rules for part-time jobs.",
			ru: "Пример записи. Объясняет, что делать в первые недели: жильё, регистрация иностранца, медицинская страховка и правила подработки.",
			uz: "Namuna yozuv. Dastlabki haftalarda nima qilishni tushuntiradi: turar joy, chet el fuqarosi sifatida roʻyxatdan oʻtish, tibbiy sugʻurta va qoʻshimcha ish qoidalari.",
		},
		email: null,
		code: "C2VH",
		linkedinUrl: null,
		imageUrl: null,
	},
];
