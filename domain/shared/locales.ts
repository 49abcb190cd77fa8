import { type Language, languages } from "./language.ts";

type Locale = {
	/** The language's own name. */
	name: string;
	/** For the server's `Intl`, which knows every language. Ends with the region. */
	locale: string;
	/** For the browser's `Intl`, when common browsers lack the language: one that writes numbers and hours in the same way. */
	browserLocale?: string;
	/** The names of the months in full, when common browsers lack them. */
	months?: readonly string[];
	/** Writes a date with these names. `month` is 1 to 12. */
	writeDay?: (day: number, month: number, year?: number) => string;
	/** "min2" writes 5700, but 12 500. */
	grouping: "auto" | "min2";
	/** The letters that follow Z in the alphabet, in its order. */
	lettersAfterZ: readonly string[];
	/** A deadline within a sentence: "by …", «до …», "… gacha". `day` is day and month, `time` is "18:00". */
	writeDeadline: (day: string, time: string) => string;
	/** In which order readers look for an amount in other currencies. */
	currencies: readonly ("KRW" | "USD" | "UZS")[];
	/** What people and spreadsheets write for a boolean. */
	yes: RegExp;
	no: RegExp;
	/** The names of the cities with an office. */
	cities: Record<"Seoul" | "Tashkent", RegExp>;
};

const uzbekMonths = "yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr".split(" ");

export const locales: Record<Language, Locale> = {
	en: {
		name: "English",
		locale: "en-GB",
		grouping: "auto",
		lettersAfterZ: [],
		writeDeadline: (day, time) => `${day}, ${time}`,
		currencies: ["USD", "UZS", "KRW"],
		yes: /^(true|yes|y|1)$/i,
		no: /^(false|no|n|0)$/i,
		cities: { Seoul: /seoul/i, Tashkent: /tashkent/i },
	},
	ru: {
		name: "Русский",
		locale: "ru-RU",
		grouping: "min2",
		lettersAfterZ: [],
		writeDeadline: (day, time) => `${time} ${day}`,
		currencies: ["UZS", "USD", "KRW"],
		yes: /^(да|истина)$/i,
		no: /^(нет|ложь)$/i,
		cities: { Seoul: /сеул/i, Tashkent: /ташкент/i },
	},
	uz: {
		name: "Oʻzbekcha",
		locale: "uz-Latn-UZ",
		browserLocale: "ru-RU",
		months: uzbekMonths,
		writeDay: (day, month, year) => `${year ? `${year}-yil ` : ""}${day}-${uzbekMonths[month - 1]}`,
		grouping: "min2",
		lettersAfterZ: ["oʻ", "gʻ", "sh", "ch"],
		writeDeadline: (day, time) => `${day}, soat\u00a0${time}`,
		currencies: ["UZS", "USD", "KRW"],
		yes: /^ha$/i,
		no: /^yo[ʻ'’`ʼ‘]q$/i,
		cities: { Seoul: /\bseul/i, Tashkent: /toshkent|тошкент/i },
	},
};

/** A value for each language. */
export const forEachLanguage = <Value>(make: (language: Language) => Value) =>
	Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Value>;

/** Each language's own name. */
export const languageNames = forEachLanguage((language) => locales[language].name);
