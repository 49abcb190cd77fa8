import type { Text } from "./types.ts";

export const offices: { name: Text; address: Text; phone: string; email: string }[] = [
	{
		name: {
			en: "Seoul office",
			ru: "Офис в Сеуле",
			uz: "Seul ofisi",
		},
		address: {
			en: "Sample address, Seoul, South Korea",
			ru: "Пример адреса, Сеул, Южная Корея",
			uz: "Namuna manzil, Seul, Janubiy Koreya",
		},
		phone: "+82 2-000-0000",
		email: "seoul@example.com",
	},
	{
		name: {
			en: "Tashkent office",
			ru: "Офис в Ташкенте",
			uz: "Toshkent ofisi",
		},
		address: {
			en: "Sample address, Tashkent, Uzbekistan",
			ru: "Пример адреса, Ташкент, Узбекистан",
			uz: "Namuna manzil, Toshkent, Oʻzbekiston",
		},
		phone: "+998 71 000-00-00",
		email: "tashkent@example.com",
	},
];
