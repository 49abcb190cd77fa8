import type {
	programFields,
	programListFilters,
	universityFields,
	universityListFilters,
} from "../../../domain/catalog/fields.ts";
import { termNames } from "../../../domain/catalog/intakes/when-texts.ts";
import type { postFields, postFilters } from "../../../domain/content/blog/fields.ts";
import type { FeeCertainty, FeeItemPeriod, FeeKind } from "../../../domain/records/fees/rules.ts";
import type { LabelOf } from "../../../domain/records/field-types.ts";
import type { FilterText, FilterTexts } from "../../../domain/records/filters.ts";
import type { IntakeCertainty } from "../../../domain/records/intakes/rules.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { programTypes, studyFields, teachingLanguages } from "./options.ts";

/** The labels of records' fields, in the admin panel and wherever a page has no other label. */
export const fields = {
	universities: {
		name: { en: "Name", ru: "Название", uz: "Nomi" },
		nameKo: { en: "Name in Korean", ru: "Название на корейском", uz: "Koreyscha nomi" },
		location: { en: "Location", ru: "Расположение", uz: "Joylashuvi" },
		province: {
			en: "Province or metropolitan city",
			ru: "Провинция или город центрального подчинения",
			uz: "Viloyat yoki viloyat maqomidagi shahar",
		},
		description: { en: "Description", ru: "Описание", uz: "Tavsifi" },
		tuitionRange: { en: "Tuition range", ru: "Стоимость обучения", uz: "Oʻqish toʻlovi" },
		scholarships: { en: "Scholarships", ru: "Стипендии", uz: "Stipendiyalar" },
		ranking: { en: "Ranking", ru: "Место в рейтинге", uz: "Reytingdagi oʻrni" },
		rankingSource: { en: "Ranking source and year", ru: "Источник и год рейтинга", uz: "Reyting manbasi va yili" },
		isPublic: { en: "Public university", ru: "Государственный университет", uz: "Davlat universiteti" },
		imageUrl: { en: "Image", ru: "Изображение", uz: "Rasm" },
		websiteUrl: { en: "Website", ru: "Сайт", uz: "Veb-sayti" },
		isHidden: { en: "Hidden from visitors", ru: "Скрыто от посетителей", uz: "Tashrif buyuruvchilardan yashirilgan" },
	} satisfies Record<LabelOf<typeof universityFields>, LocalizedText>,
	programs: {
		university: { en: "University", ru: "Университет", uz: "Universitet" },
		title: { en: "Title", ru: "Название", uz: "Nomi" },
		type: { en: "Type", ru: "Уровень", uz: "Bosqich" },
		description: { en: "Description", ru: "Описание", uz: "Tavsifi" },
		fees: { en: "Fees", ru: "Стоимость", uz: "Oʻqish toʻlovi" },
		feeItems: { en: "Fees in won", ru: "Платежи в вонах", uz: "Toʻlovlar (vonda)" },
		duration: { en: "Duration", ru: "Продолжительность", uz: "Davomiyligi" },
		requirements: { en: "Requirements", ru: "Требования", uz: "Talablar" },
		applicationDeadline: { en: "Application deadline", ru: "Срок подачи заявок", uz: "Ariza topshirish muddati" },
		intakes: { en: "Intakes", ru: "Наборы", uz: "Qabullar" },
		studyField: { en: "Field of study", ru: "Направление", uz: "Yoʻnalish" },
		taughtIn: { en: "Taught in", ru: "Язык обучения", uz: "Taʼlim tili" },
		minTopik: {
			en: "Lowest TOPIK level; one of the three tests is enough (0: no test needed)",
			ru: "Минимальный уровень TOPIK; достаточно одного из трёх тестов (0: тест не нужен)",
			uz: "Eng past TOPIK darajasi; uchta testdan bittasi kifoya (0: test shart emas)",
		},
		minIelts: { en: "Lowest IELTS score", ru: "Минимальный балл IELTS", uz: "Eng past IELTS bali" },
		minToeflIbt: {
			en: "Lowest TOEFL iBT score (0–120)",
			ru: "Минимальный балл TOEFL iBT (0–120)",
			uz: "Eng past TOEFL iBT bali (0–120)",
		},
		minMarksPercent: {
			en: "Lowest average mark, in percent",
			ru: "Минимальный средний балл, в процентах",
			uz: "Eng past oʻrtacha baho, foizda",
		},
		minEducation: { en: "Education needed", ru: "Необходимое образование", uz: "Kerakli maʼlumot" },
		maxGapYears: {
			en: "Completed at most this many years ago",
			ru: "Сколько лет, самое большее, может пройти после его получения",
			uz: "Koʻpi bilan necha yil oldin tugatilgan boʻlishi mumkin",
		},
		requirementsSource: {
			en: "Source of the requirements: web address",
			ru: "Источник требований: адрес страницы",
			uz: "Talablar manbasi: sahifa manzili",
		},
		requirementsCheckedOn: {
			en: "Requirements checked on",
			ru: "Требования проверены",
			uz: "Talablar tekshirilgan kun",
		},
		isHidden: { en: "Hidden from visitors", ru: "Скрыто от посетителей", uz: "Tashrif buyuruvchilardan yashirilgan" },
	} satisfies Record<LabelOf<typeof programFields>, LocalizedText>,
	posts: {
		title: { en: "Title", ru: "Заголовок", uz: "Sarlavha" },
		slug: {
			en: "Address (we make it from the title if you leave this empty)",
			ru: "Адрес (если пусто, составляется из заголовка)",
			uz: "Manzil (boʻsh qolsa, sarlavhadan olinadi)",
		},
		content: { en: "Text", ru: "Текст", uz: "Matn" },
		excerpt: { en: "Excerpt", ru: "Краткое описание", uz: "Qisqacha mazmun" },
		tags: { en: "Tags, separated by commas", ru: "Теги через запятую", uz: "Vergul bilan ajratilgan teglar" },
		coverImageUrl: { en: "Cover image", ru: "Обложка", uz: "Muqova rasmi" },
		published: {
			en: "Published: visitors can read it",
			ru: "Опубликована: её видят посетители",
			uz: "Nashr qilingan: hamma oʻqiy oladi",
		},
		publishOn: {
			en: "Publish on this day (at once if you leave it empty)",
			ru: "Опубликовать в этот день (если пусто — сразу)",
			uz: "Shu kuni nashr qilish (boʻsh qolsa, darhol)",
		},
		createdAt: { en: "Date", ru: "Дата", uz: "Sana" },
		author: { en: "Author", ru: "Автор", uz: "Muallif" },
	} satisfies Record<LabelOf<typeof postFields> | "createdAt" | "author", LocalizedText>,
} satisfies LocalizedTexts;

/** The names of fees, in the admin panel and on the page of a program. */
export const fees = {
	kinds: {
		tuition: { en: "Tuition", ru: "Обучение", uz: "Oʻqish toʻlovi" },
		admission_fee: { en: "Admission fee", ru: "Вступительный взнос", uz: "Kirish toʻlovi" },
		application_fee: { en: "Application fee", ru: "Сбор за рассмотрение заявки", uz: "Ariza uchun toʻlov" },
		dormitory: { en: "Dormitory", ru: "Общежитие", uz: "Yotoqxona" },
		insurance: { en: "Health insurance", ru: "Медицинская страховка", uz: "Tibbiy sugʻurta" },
		materials: { en: "Textbooks and materials", ru: "Учебники и материалы", uz: "Darslik va materiallar" },
		other: { en: "Other fee", ru: "Другой платёж", uz: "Boshqa toʻlov" },
	} satisfies Record<FeeKind, LocalizedText>,
	periods: {
		once: { en: "once", ru: "один раз", uz: "bir marta" },
		per_semester: { en: "per semester", ru: "за семестр", uz: "bir semestr uchun" },
		per_year: { en: "per year", ru: "за год", uz: "bir yil uchun" },
		per_term: { en: "per term", ru: "за курс", uz: "bir kurs uchun" },
		per_month: { en: "per month", ru: "за месяц", uz: "bir oy uchun" },
	} satisfies Record<FeeItemPeriod, LocalizedText>,
	certainties: {
		announced: { en: "announced", ru: "объявлено вузом", uz: "universitet eʼlon qilgan" },
		illustrative: { en: "about, as an example", ru: "примерно, для ориентира", uz: "taxminan, misol tariqasida" },
	} satisfies Record<FeeCertainty, LocalizedText>,
} satisfies LocalizedTexts;

/** The fees in the form of a program. */
export const feeForm = {
	...fees,
	hint: {
		en: "Whole amounts in won: 1200000, 1\u00a0200\u00a0000, 1,200,000 or 1.200.000. Spaces, commas and points only separate thousands. At most 12 fees, and one of each kind except other fees.",
		ru: "Целые суммы в вонах: 1200000, 1\u00a0200\u00a0000, 1,200,000 или 1.200.000. Пробелы, запятые и точки только отделяют тысячи. Не больше 12 платежей и по одному каждого вида, кроме других платежей.",
		uz: "Summalar vonda, butun son bilan: 1200000, 1\u00a0200\u00a0000, 1,200,000 yoki 1.200.000. Boʻsh joy, vergul va nuqta faqat minglarni ajratadi. Koʻpi bilan 12 ta toʻlov, boshqa toʻlovlardan tashqari har turdan bittadan.",
	},
	add: { en: "Add a fee", ru: "Добавить платёж", uz: "Toʻlov qoʻshish" },
	fresh: { en: "New fee", ru: "Новый платёж", uz: "Yangi toʻlov" },
	remove: {
		en: "Remove this fee when I save",
		ru: "Удалить этот платёж при сохранении",
		uz: "Saqlanganda bu toʻlov oʻchirilsin",
	},
	checked: {
		en: (day: string) => `checked on ${day}`,
		ru: (day: string) => `проверено ${day}`,
		uz: (day: string) => `${day} kuni tekshirilgan`,
	},
	fields: {
		kind: { en: "Kind", ru: "Вид", uz: "Turi" },
		amount: { en: "Amount", ru: "Сумма", uz: "Summa" },
		amountTo: { en: "Up to, for a range", ru: "До (если это диапазон)", uz: "Yuqori chegara (oraliq boʻlsa)" },
		period: { en: "Paid", ru: "Оплачивается", uz: "Qachon toʻlanadi" },
		academicYear: {
			en: "Academic year, such as 2026",
			ru: "Учебный год, например 2026",
			uz: "Oʻquv yili, masalan 2026",
		},
		certainty: { en: "Certainty", ru: "Точность", uz: "Aniqligi" },
		note: { en: "Note", ru: "Примечание", uz: "Izoh" },
		source: { en: "Source: web address", ru: "Источник: адрес страницы", uz: "Manba: sahifa manzili" },
		checkedOn: { en: "Checked on", ru: "Проверено", uz: "Tekshirilgan kun" },
		remove: { en: "Remove", ru: "Удаление", uz: "Oʻchirish" },
	},
} satisfies LocalizedTexts;

/** One of several deadlines for the same start. */
export const nthRound = {
	en: (round: number | string) => `round ${round}`,
	ru: (round: number | string) => `${round}-й тур`,
	uz: (round: number | string) => `${round}-bosqich`,
};

/** The intakes in the form of a program. */
export const intakeForm = {
	nthRound,
	terms: termNames,
	certainties: {
		certain: { en: "certain (exact days)", ru: "точно (известны дни)", uz: "aniq (kunlari maʼlum)" },
		expected: { en: "expected (months only)", ru: "ожидается (только месяцы)", uz: "kutilmoqda (faqat oylari)" },
	} satisfies Record<IntakeCertainty, LocalizedText>,
	hint: {
		en: "Days as 2026-11-30 or 30.11.2026; of an expected intake only months: 2026-11 or 11.2026. Days end at midnight in Korea. At most 24 intakes, and one for each start and round. The application deadline follows the next closing by itself.",
		ru: "Дни: 2026-11-30 или 30.11.2026; у ожидаемого набора — только месяцы: 2026-11 или 11.2026. День заканчивается в полночь по Корее. Не больше 24 наборов и по одному на каждое начало учёбы и тур. Поле «Срок подачи заявок» обновляется само по ближайшему концу приёма.",
		uz: "Kunlar: 2026-11-30 yoki 30.11.2026; kutilayotgan qabulda faqat oylar: 2026-11 yoki 11.2026. Kun Koreya vaqti bilan yarim tunda tugaydi. Koʻpi bilan 24 ta qabul, har bir oʻqish boshlanishi va bosqichi uchun bittadan. Ariza topshirish muddati eng yaqin tugash kuniga oʻzi moslanadi.",
	},
	add: { en: "Add an intake", ru: "Добавить набор", uz: "Qabul qoʻshish" },
	fresh: { en: "New intake", ru: "Новый набор", uz: "Yangi qabul" },
	remove: {
		en: "Remove this intake when I save",
		ru: "Удалить этот набор при сохранении",
		uz: "Saqlanganda bu qabul oʻchirilsin",
	},
	fields: {
		year: {
			en: "Year in which classes begin",
			ru: "Год начала занятий",
			uz: "Darslar boshlanadigan yil",
		},
		term: { en: "Term", ru: "Семестр или курс", uz: "Semestr yoki kurs" },
		round: { en: "Round (1 if you leave it empty)", ru: "Тур (если пусто, 1)", uz: "Bosqich (boʻsh qolsa, 1)" },
		certainty: { en: "Certainty", ru: "Точность", uz: "Aniqligi" },
		opens: { en: "Opens", ru: "Начало приёма", uz: "Qabul boshlanishi" },
		closes: { en: "Closes", ru: "Конец приёма", uz: "Qabul tugashi" },
		documentsBy: { en: "Documents by", ru: "Документы до", uz: "Hujjatlar muddati" },
		result: { en: "Result", ru: "Результаты", uz: "Natijalar" },
		classes: { en: "Classes begin", ru: "Начало занятий", uz: "Darslar boshlanishi" },
		countries: {
			en: "Other closing for citizens of: UZ 2026-12-31; VN 2026-12-31",
			ru: "Другой срок для граждан: UZ 2026-12-31; VN 2026-12-31",
			uz: "Boshqa muddat, fuqarolik boʻyicha: UZ 2026-12-31; VN 2026-12-31",
		},
		baseYear: {
			en: "Months as in the year (if expected)",
			ru: "Месяцы как в году (если ожидается)",
			uz: "Oylar qaysi yildagidek (kutilayotgan boʻlsa)",
		},
		source: { en: "Source: web address", ru: "Источник: адрес страницы", uz: "Manba: sahifa manzili" },
		checkedOn: { en: "Checked on", ru: "Проверено", uz: "Tekshirilgan kun" },
		remove: { en: "Remove", ru: "Удаление", uz: "Oʻchirish" },
	},
} satisfies LocalizedTexts;

export const cities = {
	Seoul: { en: "Seoul", ru: "Сеул", uz: "Seul" },
	Busan: { en: "Busan", ru: "Пусан", uz: "Pusan" },
	Incheon: { en: "Incheon", ru: "Инчхон", uz: "Inchxon" },
	Daegu: { en: "Daegu", ru: "Тэгу", uz: "Tegu" },
	Daejeon: { en: "Daejeon", ru: "Тэджон", uz: "Tejon" },
	Gwangju: { en: "Gwangju", ru: "Кванджу", uz: "Kvanju (Gwangju)" },
} satisfies LocalizedTexts;

export const universityKinds = {
	public: { en: "Public", ru: "Государственный", uz: "Davlat" },
	private: { en: "Private", ru: "Частный", uz: "Xususiy" },
} satisfies LocalizedTexts;

/** What the filters of lists say: their name, the entry for no filter, and their values. */
const city = {
	label: { en: "City", ru: "Город", uz: "Shahar" },
	all: { en: "All cities", ru: "Все города", uz: "Barchasi" },
	options: cities,
};

const certification = {
	certified: {
		label: { en: "Certification (IEQAS)", ru: "Сертификат IEQAS", uz: "IEQAS sertifikati" },
		all: { en: "Any", ru: "Не важно", uz: "Farqi yoʻq" },
		options: {
			degree: { en: "Certified for degrees", ru: "На высшее образование", uz: "Oliy taʼlim uchun" },
			language: { en: "Certified for Korean courses", ru: "На курсы корейского", uz: "Koreys tili kurslari uchun" },
		},
	},
	restricted: {
		label: { en: "Visa restrictions", ru: "Ограничение виз", uz: "Viza cheklovlari" },
		all: { en: "Show all universities", ru: "Показать все вузы", uz: "Barcha universitetlar" },
		options: {
			hide: {
				en: "Hide universities with visa restrictions",
				ru: "Скрыть вузы с ограничением виз",
				uz: "Viza berilmaydiganlarni yashirish",
			},
		},
	},
};

export const filters = {
	universities: {
		isPublic: {
			label: { en: "Type", ru: "Тип", uz: "Turi" },
			all: { en: "All", ru: "Все", uz: "Barchasi" },
			options: universityKinds,
		},
		city,
		...certification,
	} satisfies FilterTexts<typeof universityListFilters, LocalizedText>,
	programs: {
		type: {
			label: { en: "Type", ru: "Уровень", uz: "Bosqich" },
			all: { en: "All types", ru: "Все уровни", uz: "Barchasi" },
			options: programTypes,
		},
		university: {
			label: { en: "University", ru: "Университет", uz: "Universitet" },
			all: { en: "All universities", ru: "Все вузы", uz: "Barchasi" },
		},
		city,
		/** The amounts to choose from depend on the exchange rate. */
		fee: {
			label: { en: "Tuition a year", ru: "Плата за год", uz: "Yillik toʻlov" },
			all: { en: "Any tuition", ru: "Любая цена", uz: "Har qanday narx" },
		},
		studyField: {
			label: { en: "Field of study", ru: "Направление", uz: "Yoʻnalish" },
			all: { en: "All fields", ru: "Все", uz: "Barchasi" },
			options: studyFields,
		},
		taughtIn: {
			label: { en: "Taught in", ru: "Язык обучения", uz: "Taʼlim tili" },
			all: { en: "Any language", ru: "Любой язык", uz: "Istalgan til" },
			options: teachingLanguages,
		},
		/** Their options are the names of the tests. */
		topik: {
			label: { en: "My TOPIK level", ru: "Мой уровень TOPIK", uz: "TOPIK darajam" },
			all: { en: "Any", ru: "Любой", uz: "Istalgan" },
		},
		ielts: {
			label: { en: "My IELTS score", ru: "Мой балл IELTS", uz: "IELTS balim" },
			all: { en: "Any", ru: "Любой", uz: "Istalgan" },
		},
		/** What to choose from depends on the day. */
		starts: {
			label: { en: "Applications", ru: "Приём", uz: "Hujjat qabuli" },
			all: { en: "Any", ru: "Не важно", uz: "Farqi yoʻq" },
		},
		...certification,
	} satisfies Omit<FilterTexts<typeof programListFilters, LocalizedText>, "fee" | "topik" | "ielts"> &
		Record<"fee" | "topik" | "ielts", FilterText<LocalizedText>>,
	posts: {
		published: {
			label: { en: "State", ru: "Состояние", uz: "Holat" },
			all: { en: "All", ru: "Все", uz: "Hammasi" },
			options: {
				published: { en: "Published", ru: "Опубликована", uz: "Nashr qilingan" },
				draft: { en: "Draft", ru: "Черновик", uz: "Qoralama" },
			},
		},
	} satisfies FilterTexts<typeof postFilters, LocalizedText>,
} satisfies LocalizedTexts;

/** Kinds of cost besides the fees of a program. */
export const costNames = {
	dormitory: { en: "Dormitory", ru: "Общежитие", uz: "Yotoqxona" },
	food: { en: "Food", ru: "Еда", uz: "Ovqat" },
	rent: { en: "Rented room", ru: "Аренда комнаты", uz: "Xona ijarasi" },
	transport: { en: "Transport", ru: "Транспорт", uz: "Transport" },
	phone: { en: "Phone", ru: "Связь", uz: "Aloqa" },
	flight: { en: "Flight", ru: "Перелёт", uz: "Aviachipta" },
	visa_fee: { en: "Visa fee", ru: "Визовый сбор", uz: "Viza toʻlovi" },
	translation_apostille: { en: "Translations and apostille", ru: "Переводы и апостиль", uz: "Tarjima va apostil" },
	tb_test: { en: "Tuberculosis test", ru: "Обследование на туберкулёз", uz: "Sil kasalligi tekshiruvi" },
	health_insurance: {
		en: "National health insurance",
		ru: "Государственная медицинская страховка",
		uz: "Davlat tibbiy sugʻurtasi",
	},
} satisfies LocalizedTexts;
