import type { Text } from "./types.ts";

/** Public holidays of Uzbekistan and South Korea on weekdays (SOURCES.md). Religious holidays are added once announced. */
export const closedDays: { day: string; office: "both" | "tashkent" | "seoul"; name: Text }[] = [
	{
		day: "2026-12-08",
		office: "tashkent",
		name: { en: "Constitution Day", ru: "День Конституции", uz: "Konstitutsiya kuni" },
	},
	{ day: "2026-12-25", office: "seoul", name: { en: "Christmas", ru: "Рождество", uz: "Rojdestvo" } },
	{ day: "2027-01-01", office: "both", name: { en: "New Year", ru: "Новый год", uz: "Yangi yil" } },
	{
		day: "2027-02-08",
		office: "seoul",
		name: { en: "Lunar New Year", ru: "Новый год по лунному календарю", uz: "Qamariy yangi yil" },
	},
	{
		day: "2027-02-09",
		office: "seoul",
		name: {
			en: "Lunar New Year (substitute holiday)",
			ru: "Новый год по лунному календарю (перенос выходного)",
			uz: "Qamariy yangi yil (koʻchirilgan dam olish kuni)",
		},
	},
	{
		day: "2027-03-01",
		office: "seoul",
		name: {
			en: "March 1 Movement Day",
			ru: "День движения за независимость (1 марта)",
			uz: "Mustaqillik harakati kuni (1-mart)",
		},
	},
	{
		day: "2027-03-08",
		office: "tashkent",
		name: { en: "International Women’s Day", ru: "Международный женский день", uz: "Xalqaro xotin-qizlar kuni" },
	},
];
