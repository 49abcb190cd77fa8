/** What living costs, by the sources in SOURCES.md. What no source says is left out: pages then ask to contact us. */
export const costItems = [
	{
		code: "living",
		low: 1_200,
		currency: "USD",
		period: "per_month",
		note: {
			en: "At least; more in large cities and outside a dormitory.",
			ru: "Не меньше этой суммы; в больших городах и без общежития — больше.",
			uz: "Kamida shuncha; katta shaharlarda va yotoqxonadan tashqarida koʻproq.",
		},
		source: "https://studylink.com/countries/south-korea/",
		grade: "C",
		checkedOn: "2026-11-22",
	},
];
