/**
 * What stands in for the site's own content while the database has none or is out of reach (C-06, spec §7): one set for
 * every page. Placeholders until staff set the real ones (O-23).
 */
export const fallbackOffices = [
	{
		id: "seoul",
		name: "Seoul office",
		nameRu: "Офис в Сеуле",
		nameUz: "Seuldagi ofis",
		address: "Seoul, South Korea",
		addressRu: "Сеул, Южная Корея",
		addressUz: "Seul, Janubiy Koreya",
		phone: "+82 2-000-0000",
		email: "seoul@example.com",
	},
	{
		id: "tashkent",
		name: "Tashkent office",
		nameRu: "Офис в Ташкенте",
		nameUz: "Toshkentdagi ofis",
		address: "Tashkent, Uzbekistan",
		addressRu: "Ташкент, Узбекистан",
		addressUz: "Toshkent, Oʻzbekiston",
		phone: "+998 71 000-00-00",
		email: "tashkent@example.com",
	},
];

export const fallbackSocialLinks = [
	{ id: "telegram", platform: "Telegram", url: "https://t.me/example" },
	{ id: "whatsapp", platform: "WhatsApp", url: "https://wa.me/82200000000" },
];
