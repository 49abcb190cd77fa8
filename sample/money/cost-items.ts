import { spaced } from "../catalog/text.ts";

/**
 * What students pay besides fees, by the sources in SOURCES.md. What no source says is left out, and pages then ask to contact us: the visa fee, the
 * tuberculosis test, translations, a flight or an apostille from other countries than Uzbekistan, rent outside Seoul, food outside Seoul and Busan.
 */

const checkedOn = "2026-11-23";
const monthly = { currency: "KRW", period: "per_month", checkedOn } as const;

export const costItems = [
	{
		...monthly,
		code: "food",
		city: "Seoul",
		low: 300_000,
		high: 800_000,
		note: {
			en: "Seoul National University’s estimate for 2016–2017. Prices have risen since.",
			ru: "Оценка Сеульского национального университета на 2016–2017 годы. С тех пор цены выросли.",
			uz: "Seoul National University hisob-kitobi, 2016–2017-yillar. Oʻshandan beri narxlar oshgan.",
		},
		source: "https://studyabroad.uni.edu/index.cfm?FuseAction=Programs.BudgetSheet&Term=Fall&Program_ID=10065",
		grade: "B",
	},
	{
		...monthly,
		code: "food",
		city: "Busan",
		low: 300_000,
		high: 500_000,
		note: { en: "January 2024.", ru: "Январь 2024 года.", uz: "2024-yil yanvar." },
		source: "https://uol.de/wege-ins-ausland/ausserhalb-europas/asien/suedkorea-busan-pusan-national-university",
		grade: "B",
	},
	{
		...monthly,
		code: "rent",
		city: "Seoul",
		low: 497_000,
		high: 784_000,
		note: {
			en: "Averages of ten university districts in July 2025, for a studio with a deposit of 10,000,000 won, which the owner returns: rent of 422,000–709,000 won, and 75,000 won for utilities.",
			ru: spaced(
				"Средние цены в десяти районах у университетов, июль 2025 года: студия с залогом 10 000 000 вон, который хозяин возвращает. Аренда — 422 000–709 000 вон, коммунальные платежи — 75 000 вон.",
			),
			uz: spaced(
				"Universitetlar atrofidagi oʻnta mavzedagi oʻrtacha narxlar, 2025-yil iyul: bir xonali kvartira, garov puli 10 000 000 von, uni uy egasi qaytaradi. Ijara — 422 000–709 000 von, kommunal toʻlovlar — 75 000 von.",
			),
		},
		source: "https://www.koreaherald.com/article/10552320",
		grade: "B",
	},
	{
		...monthly,
		code: "transport",
		city: "Seoul",
		low: 62_000,
		note: {
			en: "The 30-day pass for subway and buses within Seoul, November 2024.",
			ru: "Проездной на 30 дней: метро и автобусы в пределах Сеула, ноябрь 2024 года.",
			uz: "Seul ichidagi metro va avtobuslar uchun 30 kunlik chipta, 2024-yil noyabr.",
		},
		source:
			"https://koreajoongangdaily.joins.com/news/2024-11-19/national/socialAffairs/Seouls-Climate-Card-transit-pass-to-offer-postpaid-option-billed-monthly/2181324",
		grade: "B",
	},
	{
		...monthly,
		code: "transport",
		city: "Busan",
		low: 70_000,
		note: { en: "January 2024.", ru: "Январь 2024 года.", uz: "2024-yil yanvar." },
		source: "https://uol.de/wege-ins-ausland/ausserhalb-europas/asien/suedkorea-busan-pusan-national-university",
		grade: "B",
	},
	{
		code: "phone",
		low: 100_000,
		currency: "KRW",
		period: "per_year",
		note: {
			en: "A SIM card for 50,000 won per six months, 2023. Plans with more data cost more.",
			ru: spaced("SIM-карта: 50 000 вон за полгода, 2023 год. Тарифы с большим трафиком дороже."),
			uz: spaced("SIM karta: yarim yilga 50 000 von, 2023-yil. Trafigi koʻp tariflar qimmatroq."),
		},
		source: "https://handong.edu/eng_v1/student_life/costs/",
		grade: "B",
		checkedOn,
	},
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
		checkedOn,
	},
	{
		...monthly,
		code: "health_insurance",
		low: 76_390,
		note: {
			en: "For students, from March 2025.",
			ru: "Для студентов, с марта 2025 года.",
			uz: "Talabalar uchun, 2025-yil martdan.",
		},
		source: "https://oia.hanyang.ac.kr/notice/1812000",
		grade: "B",
	},
	{
		code: "flight",
		nationality: "UZ",
		low: 820,
		currency: "USD",
		period: "once",
		note: {
			en: "About this much: Korean Air, Seoul–Tashkent and back, February 2026. Fares from Tashkent and in other months differ.",
			ru: "Примерно столько: Korean Air, Сеул — Ташкент и обратно, февраль 2026 года. Цены из Ташкента и в другие месяцы отличаются.",
			uz: "Taxminan shuncha: Korean Air, Seul–Toshkent va orqaga, 2026-yil fevral. Toshkentdan va boshqa oylarda narxlar boshqacha.",
		},
		source: "https://www.airtraveler.club/intel/uzbekistan-flights-seoul-stopover-two-destinations",
		grade: "C",
		checkedOn,
	},
	{
		code: "translation_apostille",
		nationality: "UZ",
		low: 82_400,
		currency: "UZS",
		period: "once",
		note: {
			en: "One apostille on a school certificate or diploma, without translations: 20% of the base calculation amount, which was 412,000 UZS in September 2025.",
			ru: spaced(
				"Один апостиль на аттестат или диплом, без переводов: 20 % базовой расчётной величины, которая в сентябре 2025 года составляла 412 000 сумов.",
			),
			uz: spaced(
				"Attestat yoki diplomga bitta apostil, tarjimalarsiz: bazaviy hisoblash miqdorining 20 foizi. 2025-yil sentabrda bu miqdor 412 000 soʻm edi.",
			),
		},
		source:
			"https://uzbmb.uz/page/post-view/ta-lim-sohasiga-oid-hujjatlarga-apostil-qo-yishni-tezlashtirish-uchun-qo-shimcha-to-lov-undirilmaydi",
		grade: "B",
		checkedOn,
	},
];
