import type { scholarshipListFilters } from "../../../domain/catalog/scholarships/fields.ts";
import type { FilterTexts } from "../../../domain/records/filters.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { formatNumber } from "../formats.ts";
import { plural } from "../plural.ts";
import { programTypes } from "../shared/options.ts";
import { benefitNames, providers, scholarshipFilterTexts } from "../shared/scholarships.ts";

/** Scholarships: their page, and what other pages show of them. */
export const scholarships = {
	title: {
		en: "Scholarships for studying in Korea",
		ru: "Стипендии на учёбу в Корее",
		uz: "Koreyada oʻqish uchun stipendiyalar",
	},
	nav: { en: "Scholarships", ru: "Стипендии", uz: "Stipendiyalar" },
	description: {
		en: "Scholarships of the Korean government and of universities: what each one pays, who can get it, when to apply, with sources.",
		ru: "Стипендии правительства Кореи и университетов: что они оплачивают, кто может их получить и когда подавать документы, с источниками.",
		uz: "Koreya hukumati va universitetlarining stipendiyalari: har biri nimani toʻlaydi, kim olishi mumkin, qachon hujjat topshirish kerak, manbalari bilan.",
	},
	intro: {
		en: "This is what each source said when we checked it. The university or the government decides who gets a scholarship: nobody can promise you one.",
		ru: "Так сказано в источнике на день проверки. Кому дать стипендию, решает университет или правительство: обещать её не может никто.",
		uz: "Bular tekshirilgan kuni manbada yozilgan maʼlumotlar. Stipendiyani kimga berishni universitet yoki hukumat hal qiladi: uni hech kim vaʼda qila olmaydi.",
	},
	count: {
		en: (count: number) =>
			`${formatNumber(count, "en")} ${plural("en", count, { one: "scholarship", other: "scholarships" })}`,
		ru: (count: number) =>
			`${formatNumber(count, "ru")} ${plural("ru", count, { one: "стипендия", few: "стипендии", many: "стипендий", other: "стипендии" })}`,
		uz: (count: number) => `${formatNumber(count, "uz")} ta stipendiya`,
	},
	none: {
		en: "No such scholarship found. Change the filters, or ask us.",
		ru: "Таких стипендий мы не нашли. Измените фильтры или спросите у нас.",
		uz: "Bunday stipendiya topilmadi. Filtrlarni oʻzgartiring yoki bizdan soʻrang.",
	},
	filters: {
		level: {
			label: { en: "Level", ru: "Уровень", uz: "Bosqich" },
			all: { en: "All levels", ru: "Все уровни", uz: "Barcha bosqichlar" },
			options: programTypes,
		},
		...scholarshipFilterTexts,
		university: {
			label: { en: "University", ru: "Университет", uz: "Universitet" },
			all: { en: "All universities", ru: "Все университеты", uz: "Barcha universitetlar" },
		},
		state: {
			label: { en: "Applications", ru: "Приём документов", uz: "Hujjat qabuli" },
			all: { en: "Open or not", ru: "Открыт или нет", uz: "Ochiq yoki yopiq" },
			options: { open: { en: "Open now", ru: "Открыт сейчас", uz: "Hozir ochiq" } },
		},
	} satisfies FilterTexts<typeof scholarshipListFilters, LocalizedText>,
	providers,
	benefits: benefitNames,
	everyUniversity: { en: "any university", ru: "любой университет", uz: "istalgan universitet" },
	levels: { en: "Level", ru: "Уровень", uz: "Bosqich" },
	pays: { en: "What it pays", ru: "Что оплачивает", uz: "Nimani toʻlaydi" },
	needs: { en: "What you need", ru: "Что нужно", uz: "Talablar" },
	when: { en: "Applications", ru: "Приём документов", uz: "Hujjat qabuli" },
	/** A share of tuition, such as "50%". */
	ofTuition: {
		en: (share: string) => `${share} of tuition`,
		ru: (share: string) => `${share} стоимости обучения`,
		uz: (share: string) => `oʻqish toʻlovining ${share} qismi`,
	},
	allTuition: { en: "full tuition", ru: "вся стоимость обучения", uz: "oʻqish toʻlovi toʻliq" },
	offTuition: {
		en: (amount: string) => `${amount} of tuition`,
		ru: (amount: string) => `${amount} в счёт обучения`,
		uz: (amount: string) => `oʻqish toʻlovidan ${amount}`,
	},
	semesters: {
		en: (count: number) => (count === 1 ? "first semester" : `first ${count} semesters`),
		ru: (count: number) =>
			count === 1
				? "первый семестр"
				: `первые ${count} ${plural("ru", count, { one: "семестр", few: "семестра", many: "семестров", other: "семестра" })}`,
		uz: (count: number) => (count === 1 ? "birinchi semestr" : `dastlabki ${count} semestr`),
	},
	/** Of a language course. */
	terms: {
		en: (count: number) => (count === 1 ? "one term" : `${count} terms`),
		ru: (count: number) =>
			count === 1
				? "один курс"
				: `${count} ${plural("ru", count, { one: "курс", few: "курса", many: "курсов", other: "курса" })}`,
		uz: (count: number) => `${count} kurs`,
	},
	whole: { en: "for the whole program", ru: "на всё время учёбы", uz: "butun oʻqish davomida" },
	with: {
		en: (tests: string) => `with ${tests}`,
		ru: (tests: string) => `с ${tests}`,
		uz: (tests: string) => `${tests} bilan`,
	},
	andHigher: {
		en: (test: string) => `${test} or higher`,
		ru: (test: string) => `${test} или выше`,
		uz: (test: string) => `${test} yoki undan yuqori`,
	},
	marks: {
		en: (percent: string) => `average mark of at least ${percent}`,
		ru: (percent: string) => `средний балл не ниже ${percent}`,
		uz: (percent: string) => `oʻrtacha baho kamida ${percent}`,
	},
	age: {
		en: (years: number) => `at most ${years} years old`,
		ru: (years: number) => `не старше ${years} ${plural("ru", years, { one: "года", other: "лет" })}`,
		uz: (years: number) => `yoshi ${years} dan oshmagan`,
	},
	citizens: {
		en: (countries: string) => `citizens of: ${countries}`,
		ru: (countries: string) => `граждане стран: ${countries}`,
		uz: (countries: string) => `fuqaroligi: ${countries}`,
	},
	open: { en: "Open", ru: "Открыт", uz: "Ochiq" },
	expected: {
		en: (months: string, year: number) => `expected in ${months} ${year}; dates not announced`,
		ru: (months: string, year: number) => `ожидается: ${months} ${year}\u00a0г., даты не объявлены`,
		uz: (months: string, year: number) => `kutilmoqda: ${year}-yil ${months}, sanalari eʼlon qilinmagan`,
	},
	notAnnounced: {
		en: "next call not announced",
		ru: "следующий набор не объявлен",
		uz: "keyingi qabul eʼlon qilinmagan",
	},
	studies: {
		en: (year: number) => `for studies from ${year}`,
		ru: (year: number) => `для учёбы с ${year} года`,
		uz: (year: number) => `${year}-yildan boshlanadigan oʻqish uchun`,
	},
	askDates: { en: "Ask us about the dates", ru: "Спросите у нас о сроках", uz: "Muddatini bizdan soʻrang" },
	all: { en: "All scholarships", ru: "Все стипендии", uz: "Barcha stipendiyalar" },
	/** On /costs. */
	savings: {
		title: {
			en: "If you get a scholarship",
			ru: "Если Вы получите стипендию",
			uz: "Agar stipendiya olsangiz",
		},
		text: {
			en: "The total above includes no scholarship. If you get one of these, you pay less tuition for this time:",
			ru: "Стипендии в итог выше не входят. Если Вы получите одну из них, обучение за это время станет дешевле на:",
			uz: "Yuqoridagi jami summaga stipendiya kirmagan. Shulardan birini olsangiz, shu vaqt uchun oʻqish toʻlovi quyidagicha kamayadi:",
		},
	},
} satisfies LocalizedTexts;
