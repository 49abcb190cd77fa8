import { canonicalQuery } from "../app/addresses.ts";
import { asLanguage, type Language } from "../domain/language.ts";

export type Address = {
	language: Language;
	prefix: "" | "/ru" | "/uz";
	/** Without the language's prefix and without a slash at its end. */
	path: string;
	/** Only what the page knows, in a fixed order, with its "?". */
	query: string;
	/** The version of the notice that this visitor has put away. */
	dismissedNotice: string | undefined;
	/** The page's name in the page cache. */
	key: string;
};

/** Takes an address apart: its own language, else the visitor's setting, else English (spec §1). */
export function asAddress(target: string, cookies: string | null | undefined, notice: string | undefined): Address {
	const start = target.startsWith("/") ? 0 : target.indexOf("/", target.indexOf("//") + 2);
	const mark = target.indexOf("?", start);
	const whole = (mark < 0 ? target.slice(start) : target.slice(start, mark)).replace(/\/+$/, "") || "/";
	const prefix = /^\/(ru|uz)(?=\/|$)/.exec(whole)?.[0] as "/ru" | "/uz" | undefined;
	const path = prefix ? whole.slice(prefix.length) || "/" : whole;
	const language = asLanguage(prefix?.slice(1)) ?? asLanguage(cookieOf(cookies, languagePattern)) ?? "en";
	const query = mark < 0 ? "" : canonicalQuery(path, new URLSearchParams(target.slice(mark + 1)));
	const dismissedNotice = cookieOf(cookies, noticePattern);
	// Only the notice of today makes another page: an old or invented version in the cookie changes nothing.
	const without = notice !== undefined && dismissedNotice === notice ? "-" : "";
	const key = `${language}${prefix ? "/" : " "}${without}${path}${query}`;
	return { language, prefix: prefix ?? "", path, query, dismissedNotice, key };
}

const languagePattern = /(?:^|;\s*)preferred-language=([a-z]{2})(?:;|$)/;
const noticePattern = /(?:^|;\s*)notice=(\d{1,15})(?:;|$)/;

function cookieOf(cookies: string | null | undefined, pattern: RegExp): string | undefined {
	return cookies ? pattern.exec(cookies)?.[1] : undefined;
}
