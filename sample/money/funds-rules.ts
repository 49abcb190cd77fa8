/** Rules about the money that must lie in a bank, each with its source (SOURCES.md). Staff edit them in the admin panel. */

const degrees = ["D-2-1", "D-2-2", "D-2-3", "D-2-4", "D-2-5", "D-2-6", "D-2-7", "D-2-8"];
const language = ["D-4-1"];
const checkedOn = "2026-11-22";

/** The Ministry of Justice's amounts in won since 3 July 2023; outside the capital area they are lower. */
const ministry = {
	currency: "KRW",
	source: "https://walkintokorea.com/news/articleView.html?idxno=4010",
	grade: "B",
	checkedOn,
	validFrom: "2023-07-03",
};

/** The amounts in dollars before that day: not shown any more. */
const before = {
	currency: "USD",
	source: "https://world.kbs.co.kr/service/news_view.htm?lang=e&Seq_Code=178675",
	grade: "B",
	checkedOn,
	validTo: "2023-07-02",
};

/** What applicants in Uzbekistan are usually asked for, by an agency in Tashkent, January 2026. */
const practice = {
	currency: "USD",
	nationality: "UZ",
	bank: "KDB Bank Uzbekistan",
	source: "https://visadoctors.uz/en/news/oquvchi-vizalariga-kerakli-hujjatlar-royhati",
	grade: "C",
	checkedOn,
	validFrom: "2026-01-21",
};

export const fundsRules = [
	{ ...ministry, visaTypes: degrees, amount: 20_000_000 },
	{ ...ministry, visaTypes: degrees, region: "other", amount: 16_000_000 },
	{ ...ministry, visaTypes: language, amount: 10_000_000 },
	{ ...ministry, visaTypes: language, region: "other", amount: 8_000_000 },
	{ ...practice, visaTypes: degrees, region: "capital", amount: 15_500, holdDaysBefore: 30 },
	{ ...practice, visaTypes: degrees, region: "other", amount: 12_500, holdDaysBefore: 30 },
	{ ...practice, visaTypes: language, region: "capital", amount: 8_000, holdDaysBefore: 90 },
	{ ...practice, visaTypes: language, region: "other", amount: 6_500, holdDaysBefore: 90 },
	{
		visaTypes: language,
		region: "capital",
		amount: 10_000_000,
		currency: "KRW",
		keepAfterArrivalDays: 3_650,
		note: {
			en: "The money must stay in the bank during the whole stay in Korea. In November 2023 a language school sent home students whose balance had fallen.",
			ru: "Деньги должны оставаться на счёте всё время пребывания в Корее. В ноябре 2023 года языковая школа отправила домой студентов, у которых остаток стал меньше.",
			uz: "Pul Koreyada boʻlgan butun vaqt davomida hisobda qolishi kerak. 2023-yil noyabrida til maktabi hisobidagi puli kamaygan talabalarni uyiga joʻnatib yuborgan.",
		},
		source: "https://www.fnnews.com/news/202312121553384820",
		grade: "B",
		checkedOn,
		validFrom: "2023-07-03",
	},
	{
		visaTypes: ["D-2-1"],
		exempt: true,
		note: {
			en: "Only in the 16 vocational college programs of the Ministry of Justice’s pilot, and only with TOPIK level 3 or higher.",
			ru: "Только для 16 программ профессиональных колледжей из пилотного проекта Министерства юстиции и только с TOPIK 3 уровня или выше.",
			uz: "Faqat Adliya vazirligining sinov loyihasidagi 16 ta kasb-hunar kolleji dasturi uchun va faqat TOPIK 3 yoki undan yuqori daraja bilan.",
		},
		source: "https://vnnow.net/en/education/south-korea-pilots-new-work-visa-for-international-students-180982.html",
		grade: "B",
		checkedOn,
		validFrom: "2026-02-05",
		validTo: "2027-12-31",
	},
	{
		visaTypes: degrees,
		certification: "excellent",
		exempt: true,
		note: {
			en: "Universities rated excellent: the visa can be issued on the standard certificate of admission alone. Ask the university whether it wants a bank certificate itself.",
			ru: "Университеты с оценкой «отлично»: для визы может хватить одного стандартного сертификата о зачислении (Certificate of Admission). Узнайте в университете, нужна ли справка из банка ему самому.",
			uz: "“Aʼlo” deb baholangan universitetlar: viza uchun birgina standart qabul sertifikati (Certificate of Admission) yetarli boʻlishi mumkin. Bank maʼlumotnomasi universitetning oʻziga kerakmi, undan soʻrang.",
		},
		source: "https://go.seoul.co.kr/news/prnewsView.php?id=410017",
		grade: "B",
		checkedOn,
		validFrom: "2026-03-01",
		validTo: "2030-02-28",
	},
	{ ...before, visaTypes: degrees, amount: 20_000 },
	{ ...before, visaTypes: language, amount: 10_000 },
	{
		visaTypes: ["D-2-2"],
		amount: 20_000,
		currency: "USD",
		holdDaysBefore: 180,
		note: {
			en: "Konkuk University, spring 2021: held for more than six months, and frozen until the semester began on 2 March 2021.",
			ru: "Университет Конкук, весна 2021 года: деньги лежат больше шести месяцев и заморожены до начала семестра 2 марта 2021 года.",
			uz: "Konkuk University, 2021-yil bahori: pul olti oydan koʻproq turgan va 2021-yil 2-martda semestr boshlanguncha muzlatilgan boʻlishi kerak.",
		},
		source: "https://vdocuments.pub/documents-for-non-chinese-2021-required-2020-10-12-3-unless-stated-otherwise.html",
		grade: "B",
		checkedOn,
		validFrom: "2020-10-12",
		validTo: "2021-03-02",
	},
];
