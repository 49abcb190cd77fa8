import type { Text } from "./types.ts";

export const team: {
	name: Text;
	position: Text;
	bio: Text;
	email: string | null;
	linkedinUrl: string | null;
	imageUrl: string | null;
}[] = [
	{
		name: {
			en: "Sample adviser — Tashkent",
			ru: "Консультант (пример) — Ташкент",
			uz: "Maslahatchi (namuna) — Toshkent",
		},
		position: {
			en: "Admissions adviser",
			ru: "Консультант по поступлению",
			uz: "Qabul boʻyicha maslahatchi",
		},
		bio: {
			en: "Sample entry. Helps families compare programs, fees and deadlines before they decide.",
			ru: "Пример записи. Помогает семьям сравнить программы, стоимость и сроки до того, как они примут решение.",
			uz: "Namuna yozuv. Qaror qabul qilishdan oldin oilalarga dastur, narx va muddatlarni solishtirishda yordam beradi.",
		},
		email: "consultant.tashkent@example.com",
		linkedinUrl: null,
		imageUrl: null,
	},
	{
		name: {
			en: "Sample adviser — Seoul",
			ru: "Консультант (пример) — Сеул",
			uz: "Maslahatchi (namuna) — Seul",
		},
		position: {
			en: "University relations",
			ru: "Связь с университетами",
			uz: "Universitetlar bilan aloqa",
		},
		bio: {
			en: "Sample entry. Writes to admissions offices and checks what each university asks for this year.",
			ru: "Пример записи. Переписывается с приёмными отделами и уточняет, что каждый университет требует в этом году.",
			uz: "Namuna yozuv. Qabul boʻlimlari bilan yozishadi va har bir universitet bu yil nima talab qilishini aniqlaydi.",
		},
		email: "consultant.seoul@example.com",
		linkedinUrl: null,
		imageUrl: null,
	},
	{
		name: {
			en: "Sample document specialist — Tashkent",
			ru: "Специалист по документам (пример) — Ташкент",
			uz: "Hujjatlar boʻyicha mutaxassis (namuna) — Toshkent",
		},
		position: {
			en: "Documents and visas",
			ru: "Документы и визы",
			uz: "Hujjatlar va vizalar",
		},
		bio: {
			en: "Sample entry. Makes the list of documents for each student and checks every page before we send it.",
			ru: "Пример записи. Составляет список документов для каждого студента и читает каждую страницу перед отправкой.",
			uz: "Namuna yozuv. Har bir talaba uchun hujjatlar roʻyxatini tuzadi va yuborishdan oldin har bir sahifani oʻqib chiqadi.",
		},
		email: null,
		linkedinUrl: null,
		imageUrl: null,
	},
	{
		name: {
			en: "Sample student adviser — Seoul",
			ru: "Консультант студентов (пример) — Сеул",
			uz: "Talabalar maslahatchisi (namuna) — Seul",
		},
		position: {
			en: "Life in Korea",
			ru: "Жизнь в Корее",
			uz: "Koreyadagi hayot",
		},
		bio: {
			en: "Sample entry. Explains the first weeks: housing, alien registration, health insurance and the rules for part-time jobs.",
			ru: "Пример записи. Объясняет, что делать в первые недели: жильё, регистрация иностранца, медицинская страховка и правила подработки.",
			uz: "Namuna yozuv. Dastlabki haftalarda nima qilishni tushuntiradi: turar joy, chet el fuqarosi sifatida roʻyxatdan oʻtish, tibbiy sugʻurta va qoʻshimcha ish qoidalari.",
		},
		email: null,
		linkedinUrl: null,
		imageUrl: null,
	},
];
