import type { Language } from "../../domain/language.ts";

// Node's data names uz months in the old orthography's apostrophes nowhere, but its long form is "21-noyabr, 2026": right for us.
const locales = { en: "en-GB", ru: "ru-RU", uz: "uz-Latn-UZ" } as const;

const byLanguage = <T>(make: (locale: string) => T): Record<Language, T> => ({
	en: make(locales.en),
	ru: make(locales.ru),
	uz: make(locales.uz),
});

const numbers = byLanguage((locale) => new Intl.NumberFormat(locale));
// A deadline is a calendar day: it must not move with the reader's or the server's time zone.
const days = byLanguage(
	(locale) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" }),
);

export const formatNumber = (value: number, language: Language): string => numbers[language].format(value);

/** `day` is an ISO date ("2026-11-30") or an instant. */
export const formatDay = (day: string | Date, language: Language): string => days[language].format(new Date(day));

/** The time of day at a place, such as "18:00". */
export function formatTime(at: Date, timeZone: string, language: Language): string {
	const hours = { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone } as const;
	return new Intl.DateTimeFormat(locales[language], hours).format(at);
}

/** Day and time of day; in the browser's own time zone when none is given. */
export function formatMoment(at: string | Date, language: Language, timeZone?: string): string {
	const format = { dateStyle: "medium", timeStyle: "short", ...(timeZone && { timeZone }) } as const;
	return new Intl.DateTimeFormat(locales[language], format).format(new Date(at)) + (timeZone ? ` ${timeZone}` : "");
}
