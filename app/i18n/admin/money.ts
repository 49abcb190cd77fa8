import type {
	costItemFields,
	costItemFilters,
	fundsRuleFields,
	fundsRuleFilters,
} from "../../../domain/money/fields.ts";
import type { LabelOf } from "../../../domain/records/field-types.ts";
import type { FilterTexts } from "../../../domain/records/filters.ts";
import type { LocalizedText, LocalizedTexts } from "../../../domain/shared/dictionary.ts";
import { cities, costNames } from "../shared/fields.ts";
import { certificationStatuses } from "./certifications.ts";
import { navigation } from "./navigation.ts";
import { visaTypes } from "./people.ts";

const regions = {
	capital: { en: "Seoul, Incheon and Gyeonggi", ru: "Сеул, Инчхон и Кёнгидо", uz: "Seul, Inchxon va Gyeonggi" },
	other: { en: "the rest of Korea", ru: "остальная Корея", uz: "Koreyaning qolgan qismi" },
};

export const grades = {
	A: { en: "A: official", ru: "A: официальный источник", uz: "A: rasmiy manba" },
	B: {
		en: "B: university, law firm or press",
		ru: "B: университет, юристы или пресса",
		uz: "B: universitet, yuristlar yoki matbuot",
	},
	C: { en: "C: agency or guide", ru: "C: агентство или справочный сайт", uz: "C: agentlik yoki maʼlumot sayti" },
};

const codes = {
	...costNames,
	deposit: {
		en: "Deposit for a room (it comes back)",
		ru: "Залог за комнату (возвращается)",
		uz: "Xona garovi (qaytariladi)",
	},
};

/** Rules on the money to show, and cost items. */
export const money = {
	fundsRules: {
		title: { en: "Money to show", ru: "Деньги на счёте для визы", uz: "Viza uchun hisobdagi pul" },
		hint: {
			en: "The money to show in a bank for a visa, as each source says it. The pages of programs and the page “Costs” show the rules that apply; the highest amount counts.",
			ru: "Какую сумму показать на счёте, по каждому источнику. Страницы программ и страница «Расходы» показывают подходящие правила; в расчёт идёт самая большая сумма.",
			uz: "Hisobda qancha pul koʻrsatish kerakligi, har bir manba boʻyicha. Dastur sahifalari va “Xarajatlar” sahifasi mos qoidalarni koʻrsatadi; eng katta summa hisobga olinadi.",
		},
		empty: {
			en: "No rules yet. Until you add some, pages ask visitors to contact you.",
			ru: "Правил пока нет. Пока Вы их не добавите, страницы предлагают посетителям спросить у Вас.",
			uz: "Hali qoida yoʻq. Qoida qoʻshguningizcha sahifalar tashrif buyuruvchilarga sizdan soʻrashni taklif qiladi.",
		},
		fields: {
			visaTypes: { en: "Visa types", ru: "Типы виз", uz: "Viza turlari" },
			region: {
				en: "Region of the university (empty: all of Korea)",
				ru: "Регион университета (пусто: вся Корея)",
				uz: "Universitet hududi (boʻsh: butun Koreya)",
			},
			nationality: {
				en: "Citizenship (empty: any)",
				ru: "Гражданство (пусто: любое)",
				uz: "Fuqarolik (boʻsh: istalgan)",
			},
			certification: {
				en: "Certification of the university (empty: any)",
				ru: "Сертификация университета (пусто: любая)",
				uz: "Universitet sertifikati (boʻsh: istalgan)",
			},
			amount: {
				en: "Amount (empty for an exemption)",
				ru: "Сумма (пусто для освобождения)",
				uz: "Summa (istisno uchun boʻsh qoldiring)",
			},
			currency: { en: "Currency", ru: "Валюта", uz: "Valyuta" },
			exempt: {
				en: "Exemption: no proof of money is needed under the conditions in the note",
				ru: "Освобождение: при условиях из примечания деньги показывать не нужно",
				uz: "Istisno: izohdagi shartlar bilan pul koʻrsatish shart emas",
			},
			holdDaysBefore: {
				en: "Days in the account before the application",
				ru: "Сколько дней на счёте до подачи",
				uz: "Hujjat topshirishdan oldin hisobda necha kun",
			},
			maxAgeDays: {
				en: "Maximum age of the bank certificate, in days",
				ru: "Справка из банка не старше, дней",
				uz: "Bank maʼlumotnomasi koʻpi bilan necha kunlik",
			},
			keepAfterArrivalDays: {
				en: "Days in the account after arrival (3650: the whole stay)",
				ru: "Сколько дней на счёте после приезда (3650: всё время)",
				uz: "Yetib borgandan keyin hisobda necha kun (3650: butun vaqt)",
			},
			bank: {
				en: "Bank that issues the certificate",
				ru: "Банк, который выдаёт справку",
				uz: "Maʼlumotnoma beradigan bank",
			},
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
		} satisfies Record<LabelOf<typeof fundsRuleFields>, LocalizedText>,
		filters: {
			visa: {
				label: { en: "Visa type", ru: "Тип визы", uz: "Viza turi" },
				all: { en: "All visa types", ru: "Все типы виз", uz: "Barcha viza turlari" },
				options: visaTypes,
			},
			region: {
				label: { en: "Region", ru: "Регион", uz: "Hudud" },
				all: { en: "All regions", ru: "Все регионы", uz: "Barcha hududlar" },
				options: regions,
			},
			certification: {
				label: { en: "Certification", ru: "Сертификация", uz: "Sertifikat" },
				all: { en: "All certifications", ru: "Все сертификации", uz: "Barcha sertifikatlar" },
				options: certificationStatuses,
			},
			grade: {
				label: { en: "Reliability", ru: "Надёжность", uz: "Ishonchlilik" },
				all: { en: "All sources", ru: "Все источники", uz: "Barcha manbalar" },
				options: grades,
			},
		} satisfies FilterTexts<typeof fundsRuleFilters, LocalizedText>,
	},
	costItems: {
		title: navigation.entries.costItems,
		hint: {
			en: "What students pay besides the fees of a program, as each source says it. The page “Costs” adds these amounts up.",
			ru: "Сколько студенты платят кроме стоимости программы, по каждому источнику. Страница «Расходы» складывает эти суммы.",
			uz: "Talabalar dastur toʻlovlaridan tashqari nimaga toʻlashi, har bir manba boʻyicha. “Xarajatlar” sahifasi bu summalarni qoʻshadi.",
		},
		empty: {
			en: "No costs yet. Until you add some, the page “Costs” asks visitors to contact you.",
			ru: "Расходов пока нет. Пока Вы их не добавите, страница «Расходы» предлагает посетителям спросить у Вас.",
			uz: "Hali xarajat yoʻq. Qoʻshguningizcha “Xarajatlar” sahifasi tashrif buyuruvchilarga sizdan soʻrashni taklif qiladi.",
		},
		fields: {
			code: { en: "Kind of cost", ru: "Вид расхода", uz: "Xarajat turi" },
			city: { en: "City (empty: everywhere)", ru: "Город (пусто: везде)", uz: "Shahar (boʻsh: hamma joyda)" },
			nationality: {
				en: "Citizenship of the student (empty: any)",
				ru: "Гражданство студента (пусто: любое)",
				uz: "Talabaning fuqaroligi (boʻsh: istalgan)",
			},
			low: { en: "Amount, or the lowest one", ru: "Сумма или минимальная сумма", uz: "Summa yoki eng kichik summa" },
			high: {
				en: "Highest amount (empty: a single amount)",
				ru: "Максимальная сумма (пусто: одна сумма)",
				uz: "Eng katta summa (boʻsh: bitta summa)",
			},
			currency: { en: "Currency", ru: "Валюта", uz: "Valyuta" },
			period: { en: "Paid", ru: "Платится", uz: "Toʻlanadi" },
			year: { en: "Year of the price", ru: "Год цены", uz: "Narx yili" },
			note: {
				en: "What the amount covers, for visitors",
				ru: "Что входит в сумму, для посетителей",
				uz: "Summaga nima kiradi, tashrif buyuruvchilar uchun",
			},
			source: { en: "Source (web address)", ru: "Источник (адрес в интернете)", uz: "Manba (internet manzili)" },
			grade: { en: "Reliability of the source", ru: "Надёжность источника", uz: "Manbaning ishonchliligi" },
			checkedOn: { en: "Checked on", ru: "Проверено", uz: "Tekshirilgan kun" },
		} satisfies Record<LabelOf<typeof costItemFields>, LocalizedText>,
		filters: {
			code: {
				label: { en: "Kind of cost", ru: "Вид расхода", uz: "Xarajat turi" },
				all: { en: "All costs", ru: "Все расходы", uz: "Barcha xarajatlar" },
				options: codes,
			},
			city: {
				label: { en: "City", ru: "Город", uz: "Shahar" },
				all: { en: "All cities", ru: "Все города", uz: "Barcha shaharlar" },
				options: cities,
			},
			grade: {
				label: { en: "Reliability", ru: "Надёжность", uz: "Ishonchlilik" },
				all: { en: "All sources", ru: "Все источники", uz: "Barcha manbalar" },
				options: grades,
			},
		} satisfies FilterTexts<typeof costItemFilters, LocalizedText>,
	},
	conditions: { en: "Applies to", ru: "Для кого", uz: "Kimlar uchun" },
	amount: { en: "Amount", ru: "Сумма", uz: "Summa" },
	validity: { en: "Valid", ru: "Действует", uz: "Amal qiladi" },
	exemption: { en: "exemption", ru: "освобождение", uz: "istisno" },
	/** The names of choices, which other records call otherwise. */
	options: {
		...regions,
		...certificationStatuses,
		...grades,
		...codes,
		...cities,
		once: { en: "once", ru: "один раз", uz: "bir marta" },
		per_month: { en: "per month", ru: "в месяц", uz: "oyiga" },
		per_year: { en: "per year", ru: "в год", uz: "yiliga" },
	},
} satisfies LocalizedTexts;
