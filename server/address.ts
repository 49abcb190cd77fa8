import { canonicalQuery } from "../app/addresses.ts";
import { asLanguage, type Language } from "../domain/language.ts";

export type Address = {
	language: Language;
	prefix: "" | "/ru" | "/uz";
	/** Without the language's prefix and without a slash at its end. */
	path: string;
	/** Only what the page knows, in a fixed order, with its "?". */
	query: string;
	/** The page's name in the page cache. */
	key: string;
};

/** Takes an address apart: its own language, else the visitor's setting, else English (spec §1). */
export function asAddress(target: string, cookies: string | null | undefined): Address {
	const start = target.startsWith("/") ? 0 : target.indexOf("/", target.indexOf("//") + 2);
	const mark = target.indexOf("?", start);
	const whole = (mark < 0 ? target.slice(start) : target.slice(start, mark)).replace(/\/+$/, "") || "/";
	const prefix = /^\/(ru|uz)(?=\/|$)/.exec(whole)?.[0] as "/ru" | "/uz" | undefined;
	const path = prefix ? whole.slice(prefix.length) || "/" : whole;
	const language = asLanguage(prefix?.slice(1)) ?? asLanguage(languageCookie(cookies)) ?? "en";
	const query = mark < 0 ? "" : canonicalQuery(path, new URLSearchParams(target.slice(mark + 1)));
	return { language, prefix: prefix ?? "", path, query, key: `${language}${prefix ? "/" : " "}${path}${query}` };
}

function languageCookie(cookies: string | null | undefined): string | undefined {
	return /(?:^|;\s*)preferred-language=([a-z]{2})(?:;|$)/.exec(cookies ?? "")?.[1];
}
