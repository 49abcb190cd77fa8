import type {
	programFields,
	programListFilters,
	universityFields,
	universityListFilters,
} from "../../../domain/catalog/fields.ts";
import type { postFields, postFilters } from "../../../domain/content/blog/fields.ts";
import type { FeeCertainty, FeeItemPeriod, FeeKind } from "../../../domain/records/fees/rules.ts";
import type { ChoiceValue, LabelOf } from "../../../domain/records/field-types.ts";
import type { FilterText, FilterTexts } from "../../../domain/records/filters.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";

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
		imageUrl: { en: "Image address", ru: "Адрес изображения", uz: "Rasm manzili" },
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
			ru: "Сколько лет назад оно могло быть получено, не больше",
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
		content: { en: "Text (Markdown)", ru: "Текст (Markdown)", uz: "Matn (Markdown)" },
		excerpt: { en: "Excerpt", ru: "Краткое описание", uz: "Qisqacha mazmun" },
		tags: { en: "Tags, separated by commas", ru: "Теги через запятую", uz: "Vergul bilan ajratilgan teglar" },
		coverImageUrl: { en: "Cover image address", ru: "Адрес обложки", uz: "Muqova rasmining manzili" },
		published: {
			en: "Published: visitors can read it",
			ru: "Опубликована: её видят посетители",
			uz: "Nashr qilingan: hamma oʻqiy oladi",
		},
		createdAt: { en: "Created", ru: "Создана", uz: "Yaratilgan" },
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
		amountTo: { en: "Up to, for a range", ru: "До (если это диапазон)", uz: "Gacha (agar oraliq boʻlsa)" },
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

export const programTypes = {
	Bachelor: { en: "Bachelor", ru: "Бакалавриат", uz: "Bakalavriat" },
	Master: { en: "Master", ru: "Магистратура", uz: "Magistratura" },
	PhD: { en: "PhD", ru: "Докторантура (PhD)", uz: "Doktorantura (PhD)" },
	Language: { en: "Language Course", ru: "Языковой курс", uz: "Til kursi" },
} satisfies LocalizedTexts;

export const educations = {
	school_certificate: { en: "School certificate", ru: "Аттестат", uz: "Attestat" },
	associate_degree: {
		en: "Associate degree",
		ru: "Диплом колледжа (associate degree)",
		uz: "Kollej diplomi (associate degree)",
	},
	bachelor_degree: { en: "Bachelor’s diploma", ru: "Диплом бакалавра", uz: "Bakalavr diplomi" },
	master_degree: { en: "Master’s diploma", ru: "Диплом магистра", uz: "Magistr diplomi" },
} satisfies LocalizedTexts;

/** The values of fields with a closed list. */
const provinces = {
	seoul: { en: "Seoul", ru: "Сеул", uz: "Seul" },
	busan: { en: "Busan", ru: "Пусан", uz: "Pusan" },
	daegu: { en: "Daegu", ru: "Тэгу", uz: "Tegu" },
	incheon: { en: "Incheon", ru: "Инчхон", uz: "Inchxon" },
	gwangju: { en: "Gwangju", ru: "Кванджу", uz: "Kvanju" },
	daejeon: { en: "Daejeon", ru: "Тэджон", uz: "Tejon" },
	ulsan: { en: "Ulsan", ru: "Ульсан", uz: "Ulsan" },
	sejong: { en: "Sejong", ru: "Седжон", uz: "Sejong" },
	gyeonggi: { en: "Gyeonggi", ru: "Кёнгидо", uz: "Gyeonggi" },
	gangwon: { en: "Gangwon", ru: "Канвондо", uz: "Gangwon" },
	north_chungcheong: { en: "North Chungcheong", ru: "Чхунчхон-Пукто", uz: "Shimoliy Chungcheong" },
	south_chungcheong: { en: "South Chungcheong", ru: "Чхунчхон-Намдо", uz: "Janubiy Chungcheong" },
	north_jeolla: { en: "North Jeolla", ru: "Чолла-Пукто", uz: "Shimoliy Jeolla" },
	south_jeolla: { en: "South Jeolla", ru: "Чолла-Намдо", uz: "Janubiy Jeolla" },
	north_gyeongsang: { en: "North Gyeongsang", ru: "Кёнсан-Пукто", uz: "Shimoliy Gyeongsang" },
	south_gyeongsang: { en: "South Gyeongsang", ru: "Кёнсан-Намдо", uz: "Janubiy Gyeongsang" },
	jeju: { en: "Jeju", ru: "Чеджудо", uz: "Jeju" },
};

const studyFields = {
	education: { en: "Education", ru: "Педагогика", uz: "Pedagogika" },
	arts_humanities: {
		en: "Arts and humanities",
		ru: "Искусство и гуманитарные науки",
		uz: "Sanʼat va gumanitar fanlar",
	},
	social_sciences: {
		en: "Social sciences and media",
		ru: "Общественные науки и медиа",
		uz: "Ijtimoiy fanlar va media",
	},
	business_law: { en: "Business and law", ru: "Бизнес и право", uz: "Biznes va huquq" },
	natural_sciences: {
		en: "Natural sciences and mathematics",
		ru: "Естественные науки и математика",
		uz: "Tabiiy fanlar va matematika",
	},
	it: { en: "IT and computing", ru: "ИТ и информатика", uz: "IT va informatika" },
	engineering: { en: "Engineering and construction", ru: "Инженерия и строительство", uz: "Muhandislik va qurilish" },
	agriculture: {
		en: "Agriculture and food",
		ru: "Сельское хозяйство и пищевые науки",
		uz: "Qishloq xoʻjaligi va oziq-ovqat",
	},
	health: { en: "Health", ru: "Здравоохранение", uz: "Sogʻliqni saqlash" },
	services: { en: "Tourism and services", ru: "Туризм и сервис", uz: "Turizm va xizmat koʻrsatish" },
};

const teachingLanguages = {
	ko: { en: "Korean", ru: "Корейский", uz: "Koreys tili" },
	en: { en: "English", ru: "Английский", uz: "Ingliz tili" },
};

export const fieldOptions = {
	...programTypes,
	...educations,
	...provinces,
	...studyFields,
	...teachingLanguages,
} satisfies Record<ChoiceValue<typeof programFields> | ChoiceValue<typeof universityFields>, LocalizedText>;

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
	all: { en: "All cities", ru: "Все города", uz: "Barcha shaharlar" },
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
		label: { en: "Visa restrictions", ru: "Ограничения на визы", uz: "Viza cheklovlari" },
		all: { en: "Show all schools", ru: "Показать все вузы", uz: "Barcha oliygohlar" },
		options: {
			hide: {
				en: "Hide restricted schools",
				ru: "Скрыть вузы, в которые не выдают визы",
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
			all: { en: "All types", ru: "Все уровни", uz: "Barcha bosqichlar" },
			options: programTypes,
		},
		university: {
			label: { en: "University", ru: "Университет", uz: "Universitet" },
			all: { en: "All universities", ru: "Все университеты", uz: "Barcha universitetlar" },
		},
		city,
		/** The amounts to choose from depend on the exchange rate. */
		fee: {
			label: { en: "Tuition a year", ru: "Плата за год", uz: "Yillik toʻlov" },
			all: { en: "Any tuition", ru: "Любая цена", uz: "Har qanday narx" },
		},
		studyField: {
			label: { en: "Field of study", ru: "Направление", uz: "Yoʻnalish" },
			all: { en: "All fields", ru: "Все направления", uz: "Barcha yoʻnalishlar" },
			options: studyFields,
		},
		taughtIn: {
			label: { en: "Taught in", ru: "Язык обучения", uz: "Taʼlim tili" },
			all: { en: "Any language", ru: "Любой язык", uz: "Istalgan til" },
			options: teachingLanguages,
		},
		/** Their options are the names of the tests. */
		topik: {
			label: { en: "My TOPIK level", ru: "Мой уровень TOPIK", uz: "Mening TOPIK darajam" },
			all: { en: "Any", ru: "Любой", uz: "Istalgan" },
		},
		ielts: {
			label: { en: "My IELTS score", ru: "Мой балл IELTS", uz: "Mening IELTS balim" },
			all: { en: "Any", ru: "Любой", uz: "Istalgan" },
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

/** Rules of passwords. */
export const passwordIssues = {
	password_short: { en: "Use 8 characters or more.", ru: "Не менее 8 знаков.", uz: "Kamida 8 ta belgi." },
	password_long: { en: "Use 128 characters or fewer.", ru: "Не более 128 знаков.", uz: "Koʻpi bilan 128 ta belgi." },
	password_pattern: {
		en: "Attackers try repeated characters and rows such as 12345 or qwerty first. Choose a few words in a row instead.",
		ru: "Повторы и ряды вроде 12345 или qwerty взломщики пробуют первыми. Выберите вместо них несколько слов подряд.",
		uz: "Takroriy belgilar hamda 12345 yoki qwerty kabi qatorlarni buzgʻunchilar birinchi boʻlib sinaydi. Ularning oʻrniga ketma-ket bir nechta soʻz tanlang.",
	},
	password_common: {
		en: "Many people use this password, so attackers try it first. Choose another one.",
		ru: "Этот пароль слишком распространён, взломщики пробуют его первым. Выберите другой.",
		uz: "Bu parol juda koʻp ishlatiladi, uni birinchi boʻlib sinab koʻrishadi. Boshqasini tanlang.",
	},
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
