import type { SubjectGroup } from "./subjects.ts";
import { amountIn } from "./text.ts";
import type { Text } from "./types.ts";

// Durations, requirements, fees and closing dates shared by the programs. What is a published figure and what is
// an illustrative one is listed in sample/SOURCES.md: an amount with "about" is illustrative.

export const durations = {
	bachelor: { en: "4 years (8 semesters)", ru: "4 года (8 семестров)", uz: "4 yil (8 semestr)" },
	architecture: { en: "5 years (10 semesters)", ru: "5 лет (10 семестров)", uz: "5 yil (10 semestr)" },
	master: { en: "2 years (4 semesters)", ru: "2 года (4 семестра)", uz: "2 yil (4 semestr)" },
	phd: {
		en: "From 3 years: 2 years of courses, then the dissertation",
		ru: "От 3 лет: 2 года занятий, затем диссертация",
		uz: "Kamida 3 yil: 2 yil darslar, soʻng dissertatsiya",
	},
	tenWeeks: {
		en: "10 weeks (200 hours) per term, four terms a year",
		ru: "Семестр — 10 недель (200 часов), четыре семестра в год",
		uz: "Bir semestr 10 hafta (200 soat), yiliga toʻrt semestr",
	},
	eightWeeks: {
		en: "About 8 weeks per session, six sessions a year",
		ru: "Около 8 недель в одной сессии, шесть сессий в год",
		uz: "Bir sessiya taxminan 8 hafta, yiliga olti sessiya",
	},
} satisfies Record<string, Text>;

export const requirements = {
	bachelorInKorean: {
		en: "School certificate and transcript with apostille; TOPIK 3 or higher (TOPIK 4 to graduate).",
		ru: "Аттестат и табель оценок с апостилем; TOPIK 3 и выше (для выпуска — TOPIK 4).",
		uz: "Apostilli attestat va baholar jadvali; TOPIK 3 va undan yuqori (bitirish uchun TOPIK 4).",
	},
	bachelorInKoreanHigher: {
		en: "School certificate and transcript with apostille; TOPIK 4 or higher; study plan.",
		ru: "Аттестат и табель оценок с апостилем; TOPIK 4 и выше; план обучения.",
		uz: "Apostilli attestat va baholar jadvali; TOPIK 4 va undan yuqori; oʻqish rejasi.",
	},
	bachelorInEnglish: {
		en: "School certificate and transcript with apostille; TOEFL iBT 80 or IELTS 6.0; personal statement.",
		ru: "Аттестат и табель оценок с апостилем; TOEFL iBT 80 или IELTS 6.0; мотивационное письмо.",
		uz: "Apostilli attestat va baholar jadvali; TOEFL iBT 80 yoki IELTS 6.0; motivatsion xat.",
	},
	bachelorInEnglishLower: {
		en: "School certificate and transcript with apostille; TOEFL iBT 71 or IELTS 5.5, or an interview in English.",
		ru: "Аттестат и табель оценок с апостилем; TOEFL iBT 71 или IELTS 5.5 либо собеседование на английском.",
		uz: "Apostilli attestat va baholar jadvali; TOEFL iBT 71 yoki IELTS 5.5 yoki ingliz tilida suhbat.",
	},
	bachelorWithPortfolio: {
		en: "School certificate and transcript with apostille; TOPIK 3 or higher; portfolio.",
		ru: "Аттестат и табель оценок с апостилем; TOPIK 3 и выше; портфолио.",
		uz: "Apostilli attestat va baholar jadvali; TOPIK 3 va undan yuqori; portfolio.",
	},
	masterInKorean: {
		en: "Bachelor’s diploma and transcript with apostille; study plan; TOPIK 3 or higher.",
		ru: "Диплом бакалавра с приложением и апостилем; план обучения; TOPIK 3 и выше.",
		uz: "Apostilli bakalavr diplomi va ilovasi; oʻqish rejasi; TOPIK 3 va undan yuqori.",
	},
	masterInKoreanHigher: {
		en: "Bachelor’s diploma and transcript with apostille; study plan; TOPIK 4 or higher.",
		ru: "Диплом бакалавра с приложением и апостилем; план обучения; TOPIK 4 и выше.",
		uz: "Apostilli bakalavr diplomi va ilovasi; oʻqish rejasi; TOPIK 4 va undan yuqori.",
	},
	masterInEnglish: {
		en: "Bachelor’s diploma and transcript with apostille; TOEFL iBT 80 or IELTS 6.0; recommendation letter.",
		ru: "Диплом бакалавра с приложением и апостилем; TOEFL iBT 80 или IELTS 6.0; рекомендательное письмо.",
		uz: "Apostilli bakalavr diplomi va ilovasi; TOEFL iBT 80 yoki IELTS 6.0; tavsiyanoma.",
	},
	masterWithPortfolio: {
		en: "Bachelor’s diploma and transcript with apostille; portfolio; TOPIK 3 or TOEFL iBT 80.",
		ru: "Диплом бакалавра с приложением и апостилем; портфолио; TOPIK 3 или TOEFL iBT 80.",
		uz: "Apostilli bakalavr diplomi va ilovasi; portfolio; TOPIK 3 yoki TOEFL iBT 80.",
	},
	gistGraduate: {
		en: "Diploma and transcript, preferably with apostille; two recommendation letters; TOEFL iBT 80 or IELTS 6.5.",
		ru: "Диплом с приложением, желательно с апостилем; два рекомендательных письма; TOEFL iBT 80 или IELTS 6.5.",
		uz: "Diplom va ilovasi, apostilli boʻlgani maʼqul; ikkita tavsiyanoma; TOEFL iBT 80 yoki IELTS 6.5.",
	},
	phdInEnglish: {
		en: "Master’s diploma and transcript with apostille; research plan; TOEFL iBT 80 or IELTS 6.0; recommendation letters.",
		ru: "Диплом магистра с приложением и апостилем; план исследования; TOEFL iBT 80 или IELTS 6.0; рекомендации.",
		uz: "Apostilli magistr diplomi va ilovasi; tadqiqot rejasi; TOEFL iBT 80 yoki IELTS 6.0; tavsiyanomalar.",
	},
	phdInKorean: {
		en: "Master’s diploma and transcript with apostille; research plan; TOPIK 4 or higher.",
		ru: "Диплом магистра с приложением и апостилем; план исследования; TOPIK 4 и выше.",
		uz: "Apostilli magistr diplomi va ilovasi; tadqiqot rejasi; TOPIK 4 va undan yuqori.",
	},
	language: {
		en: "School certificate with apostille, bank certificate and study plan. No knowledge of Korean is needed.",
		ru: "Аттестат с апостилем, справка из банка и план обучения. Знание корейского не требуется.",
		uz: "Apostilli attestat, bank maʼlumotnomasi va oʻqish rejasi. Koreys tilini bilish shart emas.",
	},
	languageFourTerms: {
		en: "School certificate with apostille and bank certificate. Students from Central Asia pay for four terms at once.",
		ru: "Аттестат с апостилем и справка из банка. Студенты из Центральной Азии оплачивают сразу четыре семестра.",
		uz: "Apostilli attestat va bank maʼlumotnomasi. Markaziy Osiyodan kelgan talabalar birdaniga toʻrt semestr uchun toʻlaydi.",
	},
	languageOneYear: {
		en: "School certificate with apostille and bank certificate. Citizens of some countries register for more than a year.",
		ru: "Аттестат с апостилем и справка из банка. Граждане некоторых стран записываются более чем на год.",
		uz: "Apostilli attestat va bank maʼlumotnomasi. Ayrim davlat fuqarolari bir yildan ortiq muddatga yoziladi.",
	},
} satisfies Record<string, Text>;

type Level = "bachelor" | "graduate";
type Band = "public" | "privateSeoul" | "privateRegional";

/** Illustrative won per semester; chosen as explained in sample/SOURCES.md. */
const illustrativeFees: Record<Level, Record<Band, Record<SubjectGroup, number>>> = {
	bachelor: {
		public: { humanities: 2_000_000, science: 2_400_000, engineering: 2_600_000, arts: 2_700_000 },
		privateSeoul: { humanities: 4_300_000, science: 5_000_000, engineering: 5_600_000, arts: 5_800_000 },
		privateRegional: { humanities: 3_400_000, science: 4_000_000, engineering: 4_300_000, arts: 4_400_000 },
	},
	graduate: {
		public: { humanities: 2_900_000, science: 3_500_000, engineering: 3_700_000, arts: 3_900_000 },
		privateSeoul: { humanities: 5_900_000, science: 6_900_000, engineering: 7_300_000, arts: 7_500_000 },
		privateRegional: { humanities: 4_300_000, science: 5_200_000, engineering: 5_600_000, arts: 5_800_000 },
	},
};

const publicUniversities = ["snu", "pusan", "pukyong", "inu", "knu", "cnu", "chonnam"];
const regionalPrivateUniversities = ["donga", "dongseo", "inha", "keimyung", "hannam", "woosong", "chosun", "honam"];

function bandOf(university: string): Band {
	if (publicUniversities.includes(university)) return "public";
	return regionalPrivateUniversities.includes(university) ? "privateRegional" : "privateSeoul";
}

export function illustrativeFee(university: string, level: Level, group: SubjectGroup): Text {
	const { en, ru, uz } = amountIn(illustrativeFees[level][bandOf(university)][group]);
	return {
		en: `about ${en} KRW per semester`,
		ru: `около ${ru}\u00a0вон за семестр`,
		uz: `har semestr uchun taxminan ${uz}\u00a0von`,
	};
}

/** A published price of one language term. */
export function wonPerTerm(amount: number): Text {
	const { en, ru, uz } = amountIn(amount);
	return {
		en: `${en} KRW per 10-week term`,
		ru: `${ru}\u00a0вон за 10-недельный семестр`,
		uz: `10 haftalik semestr uchun ${uz}\u00a0von`,
	};
}

/** An illustrative price of one language term. */
export function aboutWonPerTerm(amount: number): Text {
	const { en, ru, uz } = amountIn(amount);
	return {
		en: `about ${en} KRW per 10-week term`,
		ru: `около ${ru}\u00a0вон за 10-недельный семестр`,
		uz: `10 haftalik semestr uchun taxminan ${uz}\u00a0von`,
	};
}

/** The intake of a degree program, or null when no date has been announced. */
export type Intake = "march" | "september" | null;

type ClosingDates = { march: string; september: string };

const usualClosing: Record<Level, ClosingDates> = {
	bachelor: { march: "2026-12-11", september: "2027-05-21" },
	graduate: { march: "2026-12-04", september: "2027-05-14" },
};

/** Where a university usually closes earlier or later than that. */
const ownClosing: Record<string, Partial<Record<Level, ClosingDates>>> = {
	snu: {
		bachelor: { march: "2026-12-04", september: "2027-03-12" },
		graduate: { march: "2026-12-04", september: "2027-03-19" },
	},
	yonsei: {
		bachelor: { march: "2026-12-04", september: "2027-04-09" },
		graduate: { march: "2026-12-04", september: "2027-04-16" },
	},
	korea: {
		bachelor: { march: "2026-12-04", september: "2027-04-16" },
		graduate: { march: "2026-12-04", september: "2027-03-26" },
	},
	kaist: {
		bachelor: { march: "2026-12-04", september: "2027-01-08" },
		graduate: { march: "2026-12-04", september: "2027-04-02" },
	},
	postech: {
		bachelor: { march: "2026-12-04", september: "2027-03-31" },
		graduate: { march: "2026-12-04", september: "2027-04-30" },
	},
	gist: {
		bachelor: { march: "2026-12-04", september: "2027-04-15" },
		graduate: { march: "2026-12-04", september: "2027-04-15" },
	},
	sogang: { bachelor: { march: "2026-12-18", september: "2027-06-11" } },
	hannam: { bachelor: { march: "2026-12-11", september: "2027-04-30" } },
	sejong: { bachelor: { march: "2026-12-04", september: "2027-05-07" } },
	woosong: {
		bachelor: { march: "2026-12-18", september: "2027-06-18" },
		graduate: { march: "2026-12-18", september: "2027-06-11" },
	},
	chosun: { bachelor: { march: "2026-12-18", september: "2027-06-04" } },
	honam: { bachelor: { march: "2027-01-08", september: "2027-06-18" } },
	dongseo: { bachelor: { march: "2026-12-18", september: "2027-06-11" } },
	keimyung: {
		bachelor: { march: "2026-12-11", september: "2027-05-28" },
		graduate: { march: "2026-12-11", september: "2027-05-28" },
	},
};

export function closingDate(university: string, level: Level, intake: Intake): string | null {
	if (intake === null) return null;
	return (ownClosing[university]?.[level] ?? usualClosing[level])[intake];
}
