import type { scholarshipFields, scholarshipFilters } from "../../../domain/catalog/scholarships/fields.ts";
import type { LabelOf } from "../../../domain/records/field-types.ts";
import type { FilterTexts } from "../../../domain/records/filters.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { fees } from "../shared/fields.ts";
import { programTypes } from "../shared/options.ts";
import { benefitNames, providers, scholarshipFilterTexts } from "../shared/scholarships.ts";
import { documentRules } from "./documents.ts";
import { grades } from "./money.ts";
import { navigation } from "./navigation.ts";

/** Scholarships. */
export const scholarships = {
	title: navigation.entries.scholarships,
	add: { en: "Add a scholarship", ru: "Добавить стипендию", uz: "Stipendiya qoʻshish" },
	hint: {
		en: "What students may get, as each source says it. The website’s list of scholarships shows all of them; the pages of universities and programs and the page “Costs” show those that fit.",
		ru: "Что могут получить студенты, по каждому источнику. Список стипендий на сайте показывает все, а страницы университетов и программ и страница «Расходы» — подходящие.",
		uz: "Talabalar nima olishi mumkinligi, har bir manba boʻyicha. Saytdagi stipendiyalar roʻyxati hammasini, universitet va dastur sahifalari hamda “Xarajatlar” sahifasi mos kelganlarini koʻrsatadi.",
	},
	empty: {
		en: "No scholarships yet. Until you add some, the website’s list of scholarships asks visitors to contact you.",
		ru: "Стипендий пока нет. Пока Вы их не добавите, список стипендий на сайте предлагает посетителям спросить у Вас.",
		uz: "Hali stipendiya yoʻq. Qoʻshguningizcha saytdagi stipendiyalar roʻyxati tashrif buyuruvchilarga sizdan soʻrashni taklif qiladi.",
	},
	formHint: {
		en: "Enter a day such as 2026-09-01 only if it is announced, otherwise the month, such as 2026-09: visitors then read “expected”.",
		ru: "День, например 2026-09-01, указывайте, только если он объявлен. Иначе укажите месяц, например 2026-09: посетители увидят «ожидается».",
		uz: "Kunni, masalan 2026-09-01, faqat eʼlon qilingan boʻlsa yozing. Aks holda oyni yozing, masalan 2026-09: tashrif buyuruvchilar “kutilmoqda” deb oʻqiydi.",
	},
	everyUniversity: { en: "Every university", ru: "Любой университет", uz: "Istalgan universitet" },
	fields: {
		name: { en: "Name", ru: "Название", uz: "Nomi" },
		provider: { en: "Who pays", ru: "Кто платит", uz: "Kim toʻlaydi" },
		university: documentRules.fields.university,
		levels: { en: "Levels", ru: "Уровни", uz: "Bosqichlar" },
		benefits: { en: "What it pays", ru: "Что оплачивает", uz: "Nimani toʻlaydi" },
		kind: { en: "What for", ru: "За что", uz: "Nima uchun" },
		percent: { en: "Percent", ru: "Процент", uz: "Foiz" },
		percentTo: {
			en: "Percent up to, for a range",
			ru: "Процент до (если диапазон)",
			uz: "Foizning yuqori chegarasi (oraliq boʻlsa)",
		},
		amount: {
			en: "Amount, if not a percentage",
			ru: "Сумма, если это не процент",
			uz: "Summa (foiz boʻlmasa)",
		},
		currency: { en: "Currency", ru: "Валюта", uz: "Valyuta" },
		period: { en: "Paid", ru: "Выплачивается", uz: "Qachon toʻlanadi" },
		semesters: {
			en: "For how many semesters, or terms of a language course (empty: for the whole program)",
			ru: "На сколько семестров или языковых курсов (пусто: на всё время учёбы)",
			uz: "Necha semestr yoki til kursi uchun (boʻsh: butun oʻqish davomida)",
		},
		minTopik: {
			en: "Only with this TOPIK level",
			ru: "Только с таким уровнем TOPIK",
			uz: "Faqat shu TOPIK darajasi bilan",
		},
		minIelts: { en: "Or with this IELTS score", ru: "Или с таким баллом IELTS", uz: "Yoki shu IELTS bali bilan" },
		conditions: {
			en: "Conditions for visitors",
			ru: "Условия для посетителей",
			uz: "Tashrif buyuruvchilar uchun shartlar",
		},
		requiredTopik: {
			en: "TOPIK level that everyone needs",
			ru: "Уровень TOPIK, который нужен всем",
			uz: "Hammaga kerak boʻlgan TOPIK darajasi",
		},
		minMarksPercent: {
			en: "Minimum average mark, in percent",
			ru: "Минимальный средний балл, в процентах",
			uz: "Oʻrtacha baho kamida, foizda",
		},
		maxAge: { en: "Maximum age", ru: "Максимальный возраст", uz: "Eng katta yosh" },
		citizenships: {
			en: "Only for citizens of: country codes such as UZ, KZ (empty: all)",
			ru: "Только для граждан: коды стран, например UZ, KZ (пусто: для всех)",
			uz: "Faqat shu davlatlar fuqarolariga: kodlar, masalan UZ, KZ (boʻsh: hammaga)",
		},
		rounds: { en: "Calls for applications", ru: "Наборы", uz: "Qabullar" },
		year: { en: "Year in which studies begin", ru: "Год начала учёбы", uz: "Oʻqish boshlanadigan yil" },
		opens: { en: "Opens on (in Korea)", ru: "Открывается (по Корее)", uz: "Ochiladi (Koreya vaqti bilan)" },
		closes: {
			en: "Closes on (in Korea, included)",
			ru: "Закрывается (по Корее, включительно)",
			uz: "Yopiladi (Koreya vaqti bilan, shu kun ham kiradi)",
		},
		source: { en: "Source (web address)", ru: "Источник (адрес в интернете)", uz: "Manba (internet manzili)" },
		grade: { en: "Reliability of the source", ru: "Надёжность источника", uz: "Manbaning ishonchliligi" },
		checkedOn: { en: "Checked on", ru: "Проверено", uz: "Tekshirilgan kun" },
	} satisfies Record<LabelOf<typeof scholarshipFields>, LocalizedText>,
	filters: {
		...scholarshipFilterTexts,
		level: {
			label: { en: "Level", ru: "Уровень", uz: "Bosqich" },
			all: { en: "All levels", ru: "Все уровни", uz: "Barcha bosqichlar" },
			options: programTypes,
		},
	} satisfies FilterTexts<typeof scholarshipFilters, LocalizedText>,
	options: { ...benefitNames, ...providers, ...programTypes, ...fees.periods, ...grades },
} satisfies LocalizedTexts;
