import type { FeeForm, FeeNames, FieldEducations, FieldLabels, FieldOptions, FilterLabels } from "./en.ts";

export const fields: FieldLabels = {
	universities: {
		name: "Название",
		nameKo: "Название на корейском",
		location: "Расположение",
		province: "Провинция или город центрального подчинения",
		description: "Описание",
		tuitionRange: "Стоимость обучения",
		scholarships: "Стипендии",
		ranking: "Место в рейтинге",
		rankingSource: "Источник и год рейтинга",
		isPublic: "Государственный университет",
		imageUrl: "Адрес изображения",
		websiteUrl: "Сайт",
		isHidden: "Скрыто от посетителей",
	},
	programs: {
		university: "Университет",
		title: "Название",
		type: "Уровень",
		description: "Описание",
		fees: "Стоимость",
		feeItems: "Платежи в вонах",
		duration: "Продолжительность",
		requirements: "Требования",
		applicationDeadline: "Срок подачи заявок",
		studyField: "Направление",
		taughtIn: "Язык обучения",
		minTopik: "Минимальный уровень TOPIK; достаточно одного из трёх тестов (0: тест не нужен)",
		minIelts: "Минимальный балл IELTS",
		minToeflIbt: "Минимальный балл TOEFL iBT (0–120)",
		minMarksPercent: "Минимальный средний балл, в процентах",
		minEducation: "Необходимое образование",
		maxGapYears: "Сколько лет назад оно могло быть получено, не больше",
		requirementsSource: "Источник требований: адрес страницы",
		requirementsCheckedOn: "Требования проверены",
		isHidden: "Скрыто от посетителей",
	},
	posts: {
		title: "Заголовок",
		slug: "Адрес (если пусто, составляется из заголовка)",
		content: "Текст (Markdown)",
		excerpt: "Краткое описание",
		tags: "Теги через запятую",
		coverImageUrl: "Адрес обложки",
		published: "Опубликована: её видят посетители",
		createdAt: "Создана",
		author: "Автор",
	},
};

export const fees: FeeNames = {
	kinds: {
		tuition: "Обучение",
		admission_fee: "Вступительный взнос",
		application_fee: "Сбор за рассмотрение заявки",
		dormitory: "Общежитие",
		insurance: "Медицинская страховка",
		materials: "Учебники и материалы",
		other: "Другой платёж",
	},
	periods: {
		once: "один раз",
		per_semester: "за семестр",
		per_year: "за год",
		per_term: "за курс",
		per_month: "за месяц",
	},
	certainties: { announced: "объявлено вузом", illustrative: "примерно, для ориентира" },
};

export const feeForm: FeeForm = {
	...fees,
	hint: "Целые суммы в вонах: 1200000, 1\u00a0200\u00a0000, 1,200,000 или 1.200.000. Пробелы, запятые и точки только отделяют тысячи. Не больше 12 платежей и по одному каждого вида, кроме других платежей.",
	add: "Добавить платёж",
	fresh: "Новый платёж",
	remove: "Удалить этот платёж при сохранении",
	checked: (day) => `проверено ${day}`,
	fields: {
		kind: "Вид",
		amount: "Сумма",
		amountTo: "До (если это диапазон)",
		period: "Оплачивается",
		academicYear: "Учебный год, например 2026",
		certainty: "Точность",
		note: "Примечание",
		source: "Источник: адрес страницы",
		checkedOn: "Проверено",
		remove: "Удаление",
	},
};

export const programTypes = {
	Bachelor: "Бакалавриат",
	Master: "Магистратура",
	PhD: "Докторантура (PhD)",
	Language: "Языковой курс",
};
export const educations: FieldEducations = {
	school_certificate: "Аттестат",
	associate_degree: "Диплом колледжа (associate degree)",
	bachelor_degree: "Диплом бакалавра",
	master_degree: "Диплом магистра",
};
const provinces = {
	seoul: "Сеул",
	busan: "Пусан",
	daegu: "Тэгу",
	incheon: "Инчхон",
	gwangju: "Кванджу",
	daejeon: "Тэджон",
	ulsan: "Ульсан",
	sejong: "Седжон",
	gyeonggi: "Кёнгидо",
	gangwon: "Канвондо",
	north_chungcheong: "Чхунчхон-Пукто",
	south_chungcheong: "Чхунчхон-Намдо",
	north_jeolla: "Чолла-Пукто",
	south_jeolla: "Чолла-Намдо",
	north_gyeongsang: "Кёнсан-Пукто",
	south_gyeongsang: "Кёнсан-Намдо",
	jeju: "Чеджудо",
};
const studyFields = {
	education: "Педагогика",
	arts_humanities: "Искусство и гуманитарные науки",
	social_sciences: "Общественные науки и медиа",
	business_law: "Бизнес и право",
	natural_sciences: "Естественные науки и математика",
	it: "ИТ и информатика",
	engineering: "Инженерия и строительство",
	agriculture: "Сельское хозяйство и пищевые науки",
	health: "Здравоохранение",
	services: "Туризм и сервис",
};
const teachingLanguages = { ko: "Корейский", en: "Английский" };
export const fieldOptions: FieldOptions = {
	...programTypes,
	...educations,
	...provinces,
	...studyFields,
	...teachingLanguages,
};
export const cities = {
	Seoul: "Сеул",
	Busan: "Пусан",
	Incheon: "Инчхон",
	Daegu: "Тэгу",
	Daejeon: "Тэджон",
	Gwangju: "Кванджу",
};
export const universityKinds = { public: "Государственный", private: "Частный" };

const city = { label: "Город", all: "Все города", options: cities };
const certification = {
	certified: {
		label: "Сертификат IEQAS",
		all: "Не важно",
		options: { degree: "На высшее образование", language: "На курсы корейского" },
	},
	restricted: {
		label: "Ограничения на визы",
		all: "Показать все вузы",
		options: { hide: "Скрыть вузы, в которые не выдают визы" },
	},
};
export const filters: FilterLabels = {
	universities: { isPublic: { label: "Тип", all: "Все", options: universityKinds }, city, ...certification },
	programs: {
		type: { label: "Уровень", all: "Все уровни", options: programTypes },
		university: { label: "Университет", all: "Все университеты" },
		city,
		fee: { label: "Плата за год", all: "Любая цена" },
		studyField: { label: "Направление", all: "Все направления", options: studyFields },
		taughtIn: { label: "Язык обучения", all: "Любой язык", options: teachingLanguages },
		topik: { label: "Мой уровень TOPIK", all: "Любой" },
		ielts: { label: "Мой балл IELTS", all: "Любой" },
		...certification,
	},
	posts: {
		published: { label: "Состояние", all: "Все", options: { published: "Опубликована", draft: "Черновик" } },
	},
};

/** Rules of passwords. */
export const passwordIssues = {
	password_short: "Не менее 8 знаков.",
	password_long: "Не более 128 знаков.",
	password_pattern:
		"Повторы и ряды вроде 12345 или qwerty взломщики пробуют первыми. Выберите вместо них несколько слов подряд.",
	password_common: "Этот пароль слишком распространён, взломщики пробуют его первым. Выберите другой.",
};

/** Kinds of cost besides the fees of a program. */
export const costNames = {
	dormitory: "Общежитие",
	food: "Еда",
	rent: "Аренда комнаты",
	transport: "Транспорт",
	phone: "Связь",
	flight: "Перелёт",
	visa_fee: "Визовый сбор",
	translation_apostille: "Переводы и апостиль",
	tb_test: "Обследование на туберкулёз",
	health_insurance: "Государственная медицинская страховка",
};
