import type { IntakeTerm } from "../../records/intakes/rules.ts";
import { dictionariesOf, type LocalizedTexts } from "../../shared/dictionary.ts";
import { plural } from "../../shared/plural.ts";

/** The names of terms without a year. */
export const termNames = {
	spring: { en: "spring", ru: "весна", uz: "bahor" },
	summer: { en: "summer", ru: "лето", uz: "yoz" },
	fall: { en: "fall", ru: "осень", uz: "kuz" },
	winter: { en: "winter", ru: "зима", uz: "qish" },
} satisfies Record<IntakeTerm, LocalizedTexts>;

/** How pages, emails and the bot say when a program takes applications. */
const texts = {
	terms: termNames,
	starts: {
		spring: {
			en: (year: number) => `spring ${year}`,
			ru: (year: number) => `весна ${year}`,
			uz: (year: number) => `${year}-yil bahori`,
		},
		summer: {
			en: (year: number) => `summer ${year}`,
			ru: (year: number) => `лето ${year}`,
			uz: (year: number) => `${year}-yil yozi`,
		},
		fall: {
			en: (year: number) => `fall ${year}`,
			ru: (year: number) => `осень ${year}`,
			uz: (year: number) => `${year}-yil kuzi`,
		},
		winter: {
			en: (year: number) => `winter ${year}`,
			ru: (year: number) => `зима ${year}`,
			uz: (year: number) => `${year}-yil qishi`,
		},
	} satisfies Record<IntakeTerm, LocalizedTexts>,
	closes: {
		en: (day: string) => `closes ${day}`,
		ru: (day: string) => `до ${day}`,
		uz: (day: string) => `${day}gacha`,
	},
	opens: {
		en: (day: string) => `opens ${day}`,
		ru: (day: string) => `откроется ${day}`,
		uz: (day: string) => `${day}da ochiladi`,
	},
	closed: {
		en: (day: string) => `closed on ${day}`,
		ru: (day: string) => `приём закрыт ${day}`,
		uz: (day: string) => `${day}da yopilgan`,
	},
	/** Until a day. */
	daysLeft: {
		en: (days: number) => (days === 0 ? "today" : `${days} ${plural("en", days, { one: "day", other: "days" })}`),
		ru: (days: number) =>
			days === 0 ? "сегодня" : `${days} ${plural("ru", days, { one: "день", few: "дня", many: "дней", other: "дня" })}`,
		uz: (days: number) => (days === 0 ? "bugun" : `${days} kun`),
	},
	ofTerm: {
		en: (term: string, text: string) => `${term}: ${text}`,
		ru: (term: string, text: string) => `${term}: ${text}`,
		uz: (term: string, text: string) => `${term}: ${text}`,
	},
	tooLate: { en: "probably too late", ru: "скорее всего, уже поздно", uz: "ulgurish qiyin" },
	/** A month with the form that it has beside a day. */
	from: {
		en: (month: string) => `from ${month}`,
		ru: (month: string) => `с ${month}`,
		uz: (month: string) => `${month}dan`,
	},
	countriesDiffer: {
		en: "other dates for some countries",
		ru: "для некоторых стран другие сроки",
		uz: "ayrim davlatlar uchun boshqa muddat",
	},
	closing: { en: "closing about now", ru: "приём заканчивается", uz: "qabul tugayapti" },
	next: {
		en: (months: string) => `next: usually ${months}`,
		ru: (months: string) => `следующий: обычно ${months}`,
		uz: (months: string) => `keyingisi: odatda ${months}`,
	},
	/** On a card, where a line has few letters. */
	closingShort: { en: "closing now", ru: "закрывается", uz: "tugayapti" },
	thenShort: {
		en: (months: string) => `then ${months}`,
		ru: (months: string) => `затем ${months}`,
		uz: (months: string) => `keyin ${months}`,
	},
	/** Where usual months are today; nothing for those to come. */
	states: {
		open: { en: "now", ru: "сейчас", uz: "hozir" },
		closing: { en: "until the end of this month", ru: "до конца этого месяца", uz: "shu oy oxirigacha" },
		passed: { en: "passed", ru: "уже прошли", uz: "oʻtib ketdi" },
	},
	usual: {
		en: (months: string) => `usually ${months}`,
		ru: (months: string) => `обычно ${months}`,
		uz: (months: string) => `odatda ${months}`,
	},
	usualUntil: {
		en: (month: string) => `usually through ${month}`,
		ru: (month: string) => `обычно по ${month}`,
		uz: (month: string) => `odatda ${month} oxirigacha`,
	},
	usualTerms: { en: "usually 4 times a year", ru: "обычно 4 раза в год", uz: "odatda yiliga 4 marta" },
	studiesFrom: {
		en: (month: string) => `for studies from ${month}`,
		ru: (month: string) => `для учёбы с ${month}`,
		uz: (month: string) => `${month}da boshlanadigan oʻqish uchun`,
	},
} satisfies LocalizedTexts;

export const whenTexts = dictionariesOf(texts);
