import { usualHours, type WeeklyHours } from "../../domain/site-content/hours-rules.ts";
import type { Text } from "./types.ts";

export const offices: ({ name: Text; address: Text; phone: string; email: string } & WeeklyHours)[] = [
	{
		name: {
			en: "Seoul office",
			ru: "Офис в Сеуле",
			uz: "Seul ofisi",
		},
		address: {
			en: "Example address and phone number, Seoul, South Korea",
			ru: "Пример адреса и телефона, Сеул, Южная Корея",
			uz: "Namunaviy manzil va telefon, Seul, Janubiy Koreya",
		},
		phone: "+82 2-000-0000",
		email: "seoul@example.com",
		...usualHours,
	},
	{
		name: {
			en: "Tashkent office",
			ru: "Офис в Ташкенте",
			uz: "Toshkent ofisi",
		},
		address: {
			en: "Example address and phone number, Tashkent, Uzbekistan",
			ru: "Пример адреса и телефона, Ташкент, Узбекистан",
			uz: "Namunaviy manzil va telefon, Toshkent, Oʻzbekiston",
		},
		phone: "+998 71 000-00-00",
		email: "tashkent@example.com",
		...usualHours,
	},
];
