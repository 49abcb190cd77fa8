import type { Language } from "../shared/language.ts";
import { forEachLanguage, locales } from "../shared/locales.ts";
import { shortDay } from "../shared/short-day.ts";
import { homeDay, homeZone } from "../shared/time-zone.ts";
import { writtenDay } from "../shared/written-dates.ts";

const moments = forEachLanguage(
	(language) =>
		new Intl.DateTimeFormat(locales[language].locale, { dateStyle: "long", timeStyle: "short", timeZone: homeZone }),
);
const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: homeZone });

/** Date and time in an email, in Tashkent: "25 November 2026 at 14:30". */
export const writtenMoment = (at: Date, language: Language): string =>
	locales[language].writeDay
		? `${writtenDay(homeDay(at), language)}, soat ${clock.format(at)}`
		: moments[language].format(at);

const monthDays = forEachLanguage(
	(language) =>
		new Intl.DateTimeFormat(locales[language].locale, { day: "numeric", month: "long", timeZone: homeZone }),
);

/**
 * Until when something was promised or is due, in Tashkent, as pages, emails and the bot write it: "25 November, 18:00".
 * The texts put "by", «до» or "gacha" beside it.
 */
export function writtenDeadline(at: Date, language: Language): string {
	const time = clock.format(at);
	// Midnight is the end of a day: readers of "1 December, 00:00" would wait a day longer.
	const isMidnight = time === "00:00";
	const day = monthDays[language].format(isMidnight ? at.getTime() - 1 : at).replaceAll(" ", "\u00a0");
	return locales[language].writeDeadline(day, isMidnight ? "24:00" : time);
}

const weekdays = forEachLanguage(
	(language) => new Intl.DateTimeFormat(locales[language].locale, { weekday: "long", timeZone: "UTC" }),
);
/** Days that a promise does not count: "Sunday (22 Nov), Tuesday (24 Nov)". `days` are ISO dates. */
export const writtenSkipped = (days: readonly string[], language: Language): string =>
	days.map((day) => `${weekdays[language].format(new Date(day))}\u00a0(${shortDay(day, language)})`).join(", ");
