import { dateFormatter, numberFormatter } from "../../domain/shared/formatters.ts";
import type { Language } from "../../domain/shared/language.ts";
import { locales as details, forEachLanguage } from "../../domain/shared/locales.ts";
import { typeset } from "./typography.ts";

const locales = forEachLanguage((language) => details[language].browserLocale ?? details[language].locale);

/** How a script that has none of our texts writes numbers in the same way: arguments of `Intl.NumberFormat`. */
export const numberStyle = (language: Language) => ({
	locale: locales[language],
	grouping: details[language].grouping,
});

export const formatNumber = (value: number, language: Language): string =>
	numberFormatter(locales[language], { useGrouping: details[language].grouping }).format(value);

/** An amount in whole units of its currency: "₩4,165,000". */
export const formatMoney = (value: number, currency: string, language: Language): string =>
	moneyFormat(currency, language).format(value);

/**
 * "₩1,503,000–₩2,254,000", "1 503 000–2 254 000 ₩". It may break after the dash. As `formatRange` writes it, which takes a
 * hundred times as long.
 */
export function formatMoneyRange(from: number, to: number, currency: string, language: Language): string {
	const { format } = moneyFormat(currency, language);
	const [low, high] = [format(from), format(to)];
	return /^\d/.test(low) ? `${low.replace(/\D+$/, "")}–${high}` : `${low}–${high.replace(/^[A-Z]{3}\s/, "")}`;
}

const moneyFormat = (currency: string, language: Language) =>
	numberFormatter(locales[language], {
		style: "currency",
		currency,
		currencyDisplay: "narrowSymbol",
		maximumFractionDigits: 0,
		useGrouping: details[language].grouping,
	});

/** An exchange rate: "11,806.97". */
export const formatRate = (value: number, language: Language): string =>
	numberFormatter(locales[language], { minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(value);

/** A fraction as a percentage: 0.0456 → "4.6%". */
export const formatShare = (value: number, language: Language): string =>
	numberFormatter(locales[language], { style: "percent", maximumFractionDigits: value < 0.1 ? 1 : 0 }).format(value);

/** A number of percents with its fraction: 84.5 → "84.5%". */
export const formatPercent = (value: number, language: Language): string =>
	numberFormatter(locales[language], { style: "percent", maximumFractionDigits: 2 }).format(value / 100);

/**
 * A calendar day, independent of the reader's and the server's time zones: an ISO date ("2026-11-30") or an instant.
 */
export const formatDay = (day: string | Date, language: Language): string => dayAt(new Date(day), language, "UTC");

/** The time of day in a time zone, such as "18:00". */
export function formatTime(at: Date, timeZone: string | undefined, language: Language): string {
	const hours = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
	return dateFormatter(locales[language], { ...hours, ...(timeZone && { timeZone }) }).format(at);
}

/** Date and time; in the browser's time zone by default. `at` is an ISO time. */
export function formatMoment(at: string, language: Language, timeZone?: string): string {
	const text = formatLocalMoment(new Date(at), language, timeZone);
	return timeZone ? `${text} ${timeZone}` : text;
}

/** Date and time where the page itself names the time zone. */
export const formatLocalMoment = (at: Date, language: Language, timeZone?: string): string =>
	`${dayAt(at, language, timeZone)}, ${formatTime(at, timeZone, language)}`;

/** Date and time as short as possible, for tables: "21 Nov 2026, 12:00", "21.11.2026, 12:00". */
export function formatShortMoment(at: Date, language: Language, timeZone?: string): string {
	const isEnglish = language === "en";
	const day = dateFormatter(isEnglish ? "en-GB" : "ru", {
		day: isEnglish ? "numeric" : "2-digit",
		month: isEnglish ? "short" : "2-digit",
		year: "numeric",
		...(timeZone && { timeZone }),
	}).format(at);
	return `${typeset(day, language)}, ${formatTime(at, timeZone, language)}${timeZone ? ` ${timeZone}` : ""}`;
}

function dayAt(at: Date, language: Language, timeZone: string | undefined): string {
	const { writeDay } = details[language];
	const format = dateFormatter(writeDay ? "en-GB" : locales[language], {
		day: "numeric",
		month: writeDay ? "numeric" : "long",
		year: "numeric",
		...(timeZone && { timeZone }),
	});
	if (!writeDay) return typeset(format.format(at), language);
	const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
	return typeset(writeDay(parts.day ?? 1, parts.month ?? 1, parts.year), language);
}
