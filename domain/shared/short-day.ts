import { dateFormatter } from "./formatters.ts";
import type { Language } from "./language.ts";

/** A day as short as possible: "30 Nov", because readers of English disagree about 11/12, and "30.11". `day` is an ISO date. */
export function shortDay(day: string, language: Language): string {
	const format =
		language === "en"
			? dateFormatter("en-GB", { day: "numeric", month: "short", timeZone: "UTC" })
			: dateFormatter("ru-RU", { day: "2-digit", month: "2-digit", timeZone: "UTC" });
	return format.format(new Date(day)).replace(" ", "\u00a0");
}
