import { readCookie } from "../app/cookies.ts";
import { canonicalQuery } from "../app/query-parameters.ts";
import { asLanguage, type Language, type LanguagePrefix, originalLanguage, prefixOf } from "../domain/language.ts";

export type PageAddress = {
	language: Language;
	prefix: LanguagePrefix;
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
export function parseAddress(target: string, cookies: string | null | undefined, notice?: string): PageAddress {
	const start = target.startsWith("/") ? 0 : target.indexOf("/", target.indexOf("//") + 2);
	const mark = target.indexOf("?", start);
	const whole = (mark < 0 ? target.slice(start) : target.slice(start, mark)).replace(/\/+$/, "") || "/";
	const prefix = prefixOf(whole);
	// "/Programs" is the same page as "/programs"; what follows may be a record's own name, in which case counts.
	const path = (prefix ? whole.slice(prefix.length) || "/" : whole).replace(/^\/[^/]+/, (room) => room.toLowerCase());
	const chosen = readCookie(cookies, "preferred-language", /^[a-z]{2}$/);
	const language = asLanguage(prefix.slice(1)) ?? asLanguage(chosen) ?? originalLanguage;
	const query = mark < 0 ? "" : canonicalQuery(path, new URLSearchParams(target.slice(mark + 1)));
	const dismissedNotice = readCookie(cookies, "notice", /^\d{1,15}$/);
	// Only the notice of today makes another page: an old or invented version in the cookie changes nothing.
	const without = notice !== undefined && dismissedNotice === notice ? "-" : "";
	const key = `${language}${prefix ? "/" : " "}${without}${path}${query}`;
	return { language, prefix, path, query, dismissedNotice, key };
}

/**
 * Written as our own links write it. The same page has addresses without number besides ("/%70rograms", an id in capitals):
 * they are answered, but not cached: they would fill the cache.
 */
export function isOurForm(path: string): boolean {
	return /^(\/|(\/([a-z0-9._~-]|%[89A-F][0-9A-F])+)+)$/.test(path) && !hasDotSegment(path);
}

/** Whether a path has a segment "." or "..", which browsers resolve before they send it. */
export const hasDotSegment = (path: string) => /(^|[/\\])\.{1,2}([/\\]|$)/.test(path);

/** The path for the router, which decodes it. What is no UTF-8 names nothing, but must still reach its place's own 404 page. */
export function decodable(path: string): string {
	try {
		// Its result is used, because the bundler takes a call without use away.
		return decodeURIComponent(path) && path;
	} catch {
		return path.replaceAll("%", "-");
	}
}
