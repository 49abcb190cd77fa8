import type { Language } from "../../domain/language.ts";
import { typeset } from "./typography.ts";

// Uzbek numbers and times follow the Russian format. Common browsers do not support Uzbek and show the Russian format.
const locales = { en: "en-GB", ru: "ru-RU", uz: "ru-RU" } as const;
const uzbekMonths = "yanvar fevral mart aprel may iyun iyul avgust sentabr oktabr noyabr dekabr".split(" ");

const numbers = {
	en: new Intl.NumberFormat(locales.en), // 5700, but 12 500.
	ru: new Intl.NumberFormat(locales.ru, { useGrouping: "min2" }),
};

export const formatNumber = (value: number, language: Language): string =>
	numbers[language === "en" ? "en" : "ru"].format(value);

/** A fraction as a percentage: 0.0456 → "4.6%". */
export const formatShare = (value: number, language: Language): string =>
	new Intl.NumberFormat(locales[language], { style: "percent", maximumFractionDigits: value < 0.1 ? 1 : 0 }).format(
		value,
	);

/**
 * A calendar day, independent of the reader's and the server's time zones: an ISO date ("2026-11-30") or an instant.
 */
export const formatDay = (day: string | Date, language: Language): string => dayAt(new Date(day), language, "UTC");

/** A short form: "30.11". `day` is an ISO date. */
export const formatShortDay = (day: string, language: Language): string =>
	new Intl.DateTimeFormat(locales[language], { day: "2-digit", month: "2-digit", timeZone: "UTC" }).format(
		new Date(day),
	);

/** The time of day in a time zone, such as "18:00". */
export function formatTime(at: Date, timeZone: string | undefined, language: Language): string {
	const hours = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
	return new Intl.DateTimeFormat(locales[language], { ...hours, ...(timeZone && { timeZone }) }).format(at);
}

/** Date and time; in the browser's time zone by default. `at` is an ISO time. */
export function formatMoment(at: string, language: Language, timeZone?: string): string {
	const text = formatLocalMoment(new Date(at), language, timeZone);
	return timeZone ? `${text} ${timeZone}` : text;
}

/** Date and time where the page itself names the time zone. */
export const formatLocalMoment = (at: Date, language: Language, timeZone?: string): string =>
	`${dayAt(at, language, timeZone)}, ${formatTime(at, timeZone, language)}`;

const byPart: Record<string, Intl.DateTimeFormat> = {};

function dayAt(at: Date, language: Language, timeZone: string | undefined): string {
	const key = `${language} ${timeZone}`;
	byPart[key] ??= new Intl.DateTimeFormat(language === "uz" ? "en-GB" : locales[language], {
		day: "numeric",
		month: language === "uz" ? "numeric" : "long",
		year: "numeric",
		...(timeZone && { timeZone }),
	});
	const format = byPart[key];
	if (language !== "uz") return typeset(format.format(at), language);
	const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
	return typeset(`${part.year}-yil ${part.day}-${uzbekMonths[(part.month ?? 1) - 1]}`, language);
}
