import type {
	documentRuleFields,
	documentRuleFilters,
	packTemplateFields,
	packTemplateFilters,
} from "../../../domain/documents/fields.ts";
import type { LabelOf } from "../../../domain/records/field-types.ts";
import type { FilterTexts } from "../../../domain/records/filters.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { documentNames, documentStages, documentTerms } from "../shared/documents.ts";
import { grades } from "./money.ts";
import { navigation } from "./navigation.ts";
import { visaTypes } from "./people.ts";

const { needs, legalizations, translations, forms } = documentTerms;
const payers = {
	self: { en: "the student", ru: "студент", uz: "talaba" },
	parents: { en: "the parents", ru: "родители", uz: "ota-ona" },
};

/** Rules on papers. */
export const documentRules = {
	title: navigation.entries.documentRules,
	hint: {
		en: "Which documents are asked for, and in which form. The page “Which documents do I need?” shows those that apply. The most specific rule counts: one for a university, then for a citizenship, then for a visa, then for who pays.",
		ru: "Какие документы нужны и в какой форме. Страница «Какие нужны документы?» показывает подходящие. Действует самое точное правило: для университета, затем для гражданства, затем для визы, затем для плательщика.",
		uz: "Qaysi hujjatlar va qanday koʻrinishda soʻraladi. “Qanday hujjatlar kerak?” sahifasi mos qoidalarni koʻrsatadi. Eng aniq qoida hisobga olinadi: avval universitet, keyin fuqarolik, viza va toʻlovchi boʻyicha.",
	},
	empty: {
		en: "No rules yet. Until you add some, the page “Which documents do I need?” asks visitors to contact you.",
		ru: "Правил пока нет. Пока Вы их не добавите, страница «Какие нужны документы?» предлагает посетителям спросить у Вас.",
		uz: "Hali qoida yoʻq. Qoʻshguningizcha “Qanday hujjatlar kerak?” sahifasi tashrif buyuruvchilarga sizdan soʻrashni taklif qiladi.",
	},
	fields: {
		document: { en: "Document", ru: "Документ", uz: "Hujjat" },
		stage: { en: "What it is for", ru: "Для чего", uz: "Nima uchun" },
		visaTypes: {
			en: "Visa types (none: every visa)",
			ru: "Типы виз (ничего: любая виза)",
			uz: "Viza turlari (belgilanmasa: istalgan viza)",
		},
		nationality: {
			en: "Citizenship (empty: any)",
			ru: "Гражданство (пусто: любое)",
			uz: "Fuqarolik (boʻsh: istalgan)",
		},
		university: {
			en: "University (empty: any)",
			ru: "Университет (пусто: любой)",
			uz: "Universitet (boʻsh: istalgan)",
		},
		payer: {
			en: "Who shows the money (empty: either)",
			ru: "Чьи деньги показывают (пусто: любые)",
			uz: "Kimning puli koʻrsatiladi (boʻsh: istalgan)",
		},
		need: { en: "Is it needed?", ru: "Нужен ли он?", uz: "Kerakmi?" },
		legalization: {
			en: "Legalization (empty: none)",
			ru: "Легализация (пусто: не нужна)",
			uz: "Tasdiqlash (boʻsh: shart emas)",
		},
		translation: {
			en: "Translation (empty: none)",
			ru: "Перевод (пусто: не нужен)",
			uz: "Tarjima (boʻsh: shart emas)",
		},
		form: { en: "Original or copy", ru: "Оригинал или копия", uz: "Asli yoki nusxasi" },
		maxAgeDays: { en: "Maximum age, in days", ru: "Не старше, дней", uz: "Koʻpi bilan necha kunlik" },
		leadDays: { en: "How many days it takes", ru: "Сколько дней занимает", uz: "Necha kunda tayyor boʻladi" },
		note: { en: "Note for visitors", ru: "Примечание для посетителей", uz: "Tashrif buyuruvchilar uchun izoh" },
		source: { en: "Source (web address)", ru: "Источник (адрес в интернете)", uz: "Manba (internet manzili)" },
		grade: { en: "Reliability of the source", ru: "Надёжность источника", uz: "Manbaning ishonchliligi" },
		checkedOn: { en: "Checked on", ru: "Проверено", uz: "Tekshirilgan kun" },
		validFrom: { en: "First day (in Korea)", ru: "Первый день (по Корее)", uz: "Birinchi kun (Koreya vaqti bilan)" },
		validTo: {
			en: "Last day (in Korea, included)",
			ru: "Последний день (по Корее, включительно)",
			uz: "Oxirgi kun (Koreya vaqti bilan, shu kun ham kiradi)",
		},
	} satisfies Record<LabelOf<typeof documentRuleFields>, LocalizedText>,
	filters: {
		document: {
			label: { en: "Document", ru: "Документ", uz: "Hujjat" },
			all: { en: "All documents", ru: "Все документы", uz: "Barcha hujjatlar" },
			options: documentNames,
		},
		stage: {
			label: { en: "What it is for", ru: "Для чего", uz: "Nima uchun" },
			all: { en: "For everything", ru: "Для всего", uz: "Hammasi uchun" },
			options: documentStages,
		},
		visa: {
			label: { en: "Visa type", ru: "Тип визы", uz: "Viza turi" },
			all: { en: "All visa types", ru: "Все типы виз", uz: "Barcha viza turlari" },
			options: visaTypes,
		},
		need: {
			label: { en: "Is it needed?", ru: "Нужен ли он?", uz: "Kerakmi?" },
			all: { en: "Needed or not", ru: "Нужен или нет", uz: "Kerak yoki kerak emas" },
			options: needs,
		},
		grade: {
			label: { en: "Reliability", ru: "Надёжность", uz: "Ishonchlilik" },
			all: { en: "All sources", ru: "Все источники", uz: "Barcha manbalar" },
			options: grades,
		},
	} satisfies FilterTexts<typeof documentRuleFilters, LocalizedText>,
	options: {
		...{ ...documentNames, ...documentStages, ...visaTypes, ...needs, ...legalizations, ...translations },
		...{ ...forms, ...payers, ...grades },
	},
} satisfies LocalizedTexts;

const formats = {
	zip: {
		en: "ZIP with a file for each document",
		ru: "ZIP: каждый документ отдельным файлом",
		uz: "ZIP: har bir hujjat alohida faylda",
	},
	pdf: { en: "one PDF", ru: "один PDF", uz: "bitta PDF" },
};

/** What universities want to get. */
export const packTemplates = {
	title: { en: "Packs for universities", ru: "Пакеты для университетов", uz: "Universitetlar uchun toʻplamlar" },
	add: { en: "Add a pack template", ru: "Добавить шаблон пакета", uz: "Toʻplam shablonini qoʻshish" },
	hint: {
		en: "Which documents a university wants for an admission, in which order and under which names. In a case, “Make a pack” puts the accepted documents together.",
		ru: "Какие документы нужны университету для поступления, в каком порядке и с какими именами файлов. Кнопка «Собрать пакет» в карточке соберёт принятые документы.",
		uz: "Universitet qabul uchun qaysi hujjatlarni, qanday tartibda va qanday fayl nomlari bilan soʻraydi. Kartochkadagi “Toʻplam tuzish” qabul qilingan hujjatlarni yigʻadi.",
	},
	empty: {
		en: "No templates yet. Add one for each university to which you send documents.",
		ru: "Шаблонов пока нет. Добавьте по одному для каждого университета, куда отправляете документы.",
		uz: "Hali shablon yoʻq. Hujjat yuboradigan har bir universitet uchun bittadan qoʻshing.",
	},
	formHint: {
		en: "Words in file names: {nn} the number, {code} the document, {name} the name as in the passport, {reference} the application. {nn} or {code} is needed. Use Latin letters, digits, spaces, _ and -.",
		ru: "Слова в именах файлов: {nn} — номер, {code} — документ, {name} — имя как в паспорте, {reference} — заявка. Нужно {nn} или {code}. Можно использовать латинские буквы, цифры, пробелы, _ и -.",
		uz: "Fayl nomidagi soʻzlar: {nn} — raqam, {code} — hujjat, {name} — pasportdagi ism, {reference} — ariza. {nn} yoki {code} boʻlishi shart. Lotin harflari, raqamlar, boʻshliq, _ va - ishlatiladi.",
	},
	fields: {
		name: { en: "Name for staff", ru: "Название для сотрудников", uz: "Xodimlar uchun nomi" },
		university: { en: "University", ru: "Университет", uz: "Universitet" },
		papers: { en: "Documents in their order", ru: "Документы по порядку", uz: "Hujjatlar tartib bilan" },
		fileName: { en: "File names", ru: "Имена файлов", uz: "Fayl nomlari" },
		format: { en: "How they are sent", ru: "Как отправлять", uz: "Qanday yuboriladi" },
		source: { en: "Source (web address)", ru: "Источник (адрес в интернете)", uz: "Manba (internet manzili)" },
		grade: { en: "Reliability of the source", ru: "Надёжность источника", uz: "Manbaning ishonchliligi" },
		checkedOn: { en: "Checked on", ru: "Проверено", uz: "Tekshirilgan kun" },
	} satisfies Record<LabelOf<typeof packTemplateFields>, LocalizedText>,
	filters: {
		format: {
			label: { en: "How they are sent", ru: "Как отправлять", uz: "Qanday yuboriladi" },
			all: { en: "Any way", ru: "Любым способом", uz: "Istalgan usulda" },
			options: formats,
		},
	} satisfies FilterTexts<typeof packTemplateFilters, LocalizedText>,
	options: { ...documentNames, ...formats, ...grades },
} satisfies LocalizedTexts;
