import { dateFormatter } from "./formatters.ts";
import type { Language } from "./language.ts";
import { locales } from "./locales.ts";

/**
 * Dates in words, as pages, emails and the bot write them. For the server, whose `Intl` knows every language; browsers can
 * write only a span of months in full. Pages take days from app/i18n/formats.ts, which browsers can write, too.
 */

/** A calendar day: "25 November 2026", or so near that its year is plain "25 November". `day` is an ISO date. */
export function writtenDay(day: string, language: Language, hasYear = true): string {
	const { writeDay, locale } = locales[language];
	const [inYear = 0, month = 1, date = 1] = day.split("-").map(Number);
	if (writeDay) return writeDay(date, month, hasYear ? inYear : undefined);
	const year = hasYear ? ({ year: "numeric" } as const) : {};
	return dateFormatter(locale, { day: "numeric", month: "long", ...year, timeZone: "UTC" }).format(new Date(day));
}

/**
 * A span of months, 1 to 12: "October–November", or in a narrow column "Oct–Nov". Only English writes months with a capital.
 * The names stay in one line.
 */
export function writtenMonths(from: number, to: number, language: Language, month: "long" | "short"): string {
	const { locale, months } = locales[language];
	const format = dateFormatter(locale, { month, timeZone: "UTC" });
	const names = [from, to].map(
		(number) =>
			(month === "long" && months?.[number - 1]) || inSentence(format.format(Date.UTC(2000, number - 1)), language),
	);
	return [...new Set(names)].join("–\u2060");
}

/** A month as it stands with a day, in Russian in the genitive: "March", «марта», "mart". */
export function monthOfDay(month: number, language: Language): string {
	const format = dateFormatter(locales[language].locale, { day: "numeric", month: "long", timeZone: "UTC" });
	const part = format.formatToParts(Date.UTC(2000, month - 1)).find(({ type }) => type === "month");
	return inSentence(part?.value ?? "", language);
}

const inSentence = (name: string, language: Language) => (language === "en" ? name : name.toLowerCase());
