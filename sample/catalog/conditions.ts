import { sentences } from "./text.ts";
import type { SampleRequirements, Text } from "./types.ts";

// Durations and requirements that several programs share. They describe what Korean universities typically require,
// according to sample/SOURCES.md, and say so: no requirement of a specific university is stated without a source.

export const durations = {
	bachelor: { en: "4 years (8 semesters)", ru: "4 года (8 семестров)", uz: "4 yil (8 semestr)" },
	architecture: { en: "5 years (10 semesters)", ru: "5 лет (10 семестров)", uz: "5 yil (10 semestr)" },
	master: { en: "2 years (4 semesters)", ru: "2 года (4 семестра)", uz: "2 yil (4 semestr)" },
	phd: {
		en: "Usually 3 years or more: 2 years of courses, then the dissertation",
		ru: "Обычно от 3 лет: 2 года занятий, затем диссертация",
		uz: "Odatda kamida 3 yil: 2 yil darslar, soʻng dissertatsiya",
	},
	tenWeeks: {
		en: "Usually 10 weeks (200 hours) per term, four terms a year",
		ru: "Обычно 10 недель (200 часов) за курс, четыре набора в год",
		uz: "Odatda bir kurs 10 hafta (200 soat), yiliga toʻrt marta qabul",
	},
	eightWeeks: {
		en: "About 8 weeks per term, six terms a year",
		ru: "Один курс — около 8 недель, шесть наборов в год",
		uz: "Bir kurs taxminan 8 hafta, yiliga olti marta qabul",
	},
} satisfies Record<string, Text>;

const checkWithUniversity: Text = {
	en: "Check on the university’s own page.",
	ru: "Уточните на сайте университета.",
	uz: "Universitet saytidan tekshiring.",
};

const checkScoreWithUniversity: Text = {
	en: "Check the minimum score on the university’s own page.",
	ru: "Минимальный балл уточните на сайте университета.",
	uz: "Eng past ballni universitet saytidan tekshiring.",
};

const askAboutPortfolio: Text = {
	en: "Ask whether the program wants a portfolio.",
	ru: "Узнайте, нужно ли портфолио.",
	uz: "Portfolio kerakmi, soʻrab oling.",
};

const bachelorInKorean = sentences(
	{
		en: "Usually: school certificate and transcript with apostille; TOPIK 3 or higher to enter, TOPIK 4 to graduate.",
		ru: "Обычно: аттестат с приложением и апостилем; TOPIK 3 и выше для поступления, TOPIK 4 для выпуска.",
		uz: "Odatda: attestat va uning ilovasi (baholar), apostil bilan; kirish uchun TOPIK 3 va undan yuqori, bitirish uchun TOPIK 4.",
	},
	checkWithUniversity,
);

const masterInKorean = sentences(
	{
		en: "Usually: bachelor’s diploma and transcript with apostille; TOPIK 3 or higher to enter, TOPIK 4 to graduate.",
		ru: "Обычно: диплом бакалавра с приложением и апостилем; TOPIK 3 и выше для поступления, TOPIK 4 для выпуска.",
		uz: "Odatda: bakalavr diplomi va uning ilovasi, apostil bilan; kirish uchun TOPIK 3 va undan yuqori, bitirish uchun TOPIK 4.",
	},
	checkWithUniversity,
);

export const requirements = {
	bachelorInKorean,
	bachelorInEnglish: sentences(
		{
			en: "Usually: school certificate and transcript with apostille; TOEFL or IELTS instead of TOPIK.",
			ru: "Обычно: аттестат с приложением и апостилем; вместо TOPIK — TOEFL или IELTS.",
			uz: "Odatda: attestat va uning ilovasi (baholar), apostil bilan; TOPIK oʻrniga TOEFL yoki IELTS.",
		},
		checkScoreWithUniversity,
	),
	bachelorWithPortfolio: sentences(bachelorInKorean, askAboutPortfolio),
	masterInKorean,
	masterInEnglish: sentences(
		{
			en: "Usually: bachelor’s diploma and transcript with apostille; TOEFL or IELTS instead of TOPIK.",
			ru: "Обычно: диплом бакалавра с приложением и апостилем; вместо TOPIK — TOEFL или IELTS.",
			uz: "Odatda: bakalavr diplomi va uning ilovasi, apostil bilan; TOPIK oʻrniga TOEFL yoki IELTS.",
		},
		checkScoreWithUniversity,
	),
	masterWithPortfolio: sentences(masterInKorean, askAboutPortfolio),
	gistGraduate: sentences(
		{
			en: "In 2022: diploma and transcript, preferably with apostille; two recommendation letters; TOEFL iBT 80 or IELTS 6.5.",
			ru: "В 2022 году: диплом с приложением, желательно с апостилем; два рекомендательных письма; TOEFL iBT 80 или IELTS 6.5.",
			uz: "2022-yilda: diplom va ilovasi, apostilli boʻlgani maʼqul; ikkita tavsiyanoma; TOEFL iBT 80 yoki IELTS 6.5.",
		},
		checkWithUniversity,
	),
	phdInEnglish: sentences(
		{
			en: "Usually: master’s diploma and transcript with apostille; TOEFL or IELTS instead of TOPIK.",
			ru: "Обычно: диплом магистра с приложением и апостилем; вместо TOPIK — TOEFL или IELTS.",
			uz: "Odatda: magistr diplomi va uning ilovasi, apostil bilan; TOPIK oʻrniga TOEFL yoki IELTS.",
		},
		checkScoreWithUniversity,
	),
	phdInKorean: sentences(
		{
			en: "Usually: master’s diploma and transcript with apostille; TOPIK 3 or higher to enter, TOPIK 4 to graduate.",
			ru: "Обычно: диплом магистра с приложением и апостилем; TOPIK 3 и выше для поступления, TOPIK 4 для выпуска.",
			uz: "Odatda: magistr diplomi va uning ilovasi, apostil bilan; kirish uchun TOPIK 3 va undan yuqori, bitirish uchun TOPIK 4.",
		},
		checkWithUniversity,
	),
	language: {
		en: "Usually: school certificate with apostille, bank certificate and study plan. The course itself needs no Korean; the consulate may still ask for a language certificate.",
		ru: "Обычно: аттестат с апостилем, справка из банка и план обучения. Для самого курса корейский не нужен, но консульство может попросить языковой сертификат.",
		uz: "Odatda: apostilli attestat, bank maʼlumotnomasi va oʻqish rejasi. Kursning oʻzi uchun koreys tili shart emas, lekin konsullik til sertifikati soʻrashi mumkin.",
	},
	languageFourTerms: {
		en: "Usually: school certificate with apostille and bank certificate. Students from Central Asia pay for four terms at once.",
		ru: "Обычно: аттестат с апостилем и справка из банка. Студенты из Центральной Азии оплачивают сразу четыре курса.",
		uz: "Odatda: apostilli attestat va bank maʼlumotnomasi. Markaziy Osiyodan kelgan talabalar birdaniga toʻrt kurs uchun toʻlaydi.",
	},
	languageOneYear: {
		en: "Usually: school certificate with apostille and bank certificate. Citizens of some countries must register for more than a year; ask whether yours is one of them.",
		ru: "Обычно: аттестат с апостилем и справка из банка. Граждане некоторых стран должны записаться более чем на год; спросите, относится ли это к Вашей стране.",
		uz: "Odatda: apostilli attestat va bank maʼlumotnomasi. Ayrim davlat fuqarolari bir yildan ortiq muddatga yozilishi shart; bu sizning davlatingizga tegishlimi, soʻrab oling.",
	},
} satisfies Record<string, Text>;

const school = { minEducation: "school_certificate" } as const;
const bachelor = { minEducation: "bachelor_degree" } as const;
const master = { minEducation: "master_degree" } as const;
/** What each of the requirements says, as fields. */
const typed: Record<keyof typeof requirements, SampleRequirements> = {
	bachelorInKorean: { ...school, minTopik: 3 },
	bachelorInEnglish: school,
	bachelorWithPortfolio: { ...school, minTopik: 3 },
	masterInKorean: { ...bachelor, minTopik: 3 },
	masterInEnglish: bachelor,
	masterWithPortfolio: { ...bachelor, minTopik: 3 },
	gistGraduate: { minIelts: 6.5, minToeflIbt: 80 },
	phdInEnglish: master,
	phdInKorean: { ...master, minTopik: 3 },
	language: { ...school, minTopik: 0 },
	languageFourTerms: school,
	languageOneYear: school,
};
const keys = Object.keys(requirements) as (keyof typeof requirements)[];

export function typedRequirements(required: Text): SampleRequirements {
	const key = keys.find((one) => requirements[one] === required);
	return key ? typed[key] : {};
}
