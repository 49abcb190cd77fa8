import type { Language } from "../language.ts";
import { forEachLanguage, locales } from "../locales.ts";
import { homeDay, homeZone } from "../time-zone.ts";

const days = forEachLanguage(
	(language) => new Intl.DateTimeFormat(locales[language].locale, { dateStyle: "long", timeZone: "UTC" }),
);

/** A calendar day in an email, as the pages write it: "25 November 2026". `day` is an ISO date. */
export function writtenDay(day: string, language: Language): string {
	const { writeDay } = locales[language];
	if (!writeDay) return days[language].format(new Date(day));
	const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
	return writeDay(date, month, year);
}

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

/** The time of day in an email, in Tashkent: "14:30". */
export const writtenTime = (at: Date): string => clock.format(at);

const weekdays = forEachLanguage(
	(language) => new Intl.DateTimeFormat(locales[language].locale, { weekday: "long", timeZone: "UTC" }),
);
const shortDays = forEachLanguage(
	(language) =>
		new Intl.DateTimeFormat(locales[language].locale, { day: "2-digit", month: "2-digit", timeZone: "UTC" }),
);

/** Days that a promise does not count: "Sunday (22/11), Tuesday (24/11)". `days` are ISO dates. */
export const writtenSkipped = (days: readonly string[], language: Language): string =>
	days
		.map((day) => new Date(day))
		.map((day) => `${weekdays[language].format(day)}\u00a0(${shortDays[language].format(day)})`)
		.join(", ");
