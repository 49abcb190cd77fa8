import { readCookie } from "../app/cookies.ts";
import { canonicalQuery } from "../app/query-parameters.ts";
import {
	asLanguage,
	type Language,
	type LanguagePrefix,
	languages,
	originalLanguage,
	prefixOf,
} from "../domain/shared/language.ts";

const knownLanguage = new RegExp(`^(${languages.join("|")})$`);

export type PageAddress = {
	language: Language;
	/** Whether the path or the visitor's setting names the language; otherwise it is the default. */
	isLanguageChosen: boolean;
	prefix: LanguagePrefix;
	/** Without the language prefix and without a trailing slash. */
	path: string;
	/** Only the parameters that the page knows, in a fixed order, with "?". */
	query: string;
	/** The version of the notice that this visitor dismissed. */
	dismissedNotice: string | undefined;
	/** The page's key in the page cache. */
	key: string;
};

/** Parses a URL. The language is that of the path, else the visitor's setting, else English (spec §1). */
export function parseAddress(target: string, cookies: string | null | undefined, notice?: string): PageAddress {
	const start = target.startsWith("/") ? 0 : target.indexOf("/", target.indexOf("//") + 2);
	const mark = target.indexOf("?", start);
	// The lookbehind: without it, a row of slashes inside the path would be tried from each of them.
	const whole = (mark < 0 ? target.slice(start) : target.slice(start, mark)).replace(/(?<!\/)\/+$/, "") || "/";
	const prefix = prefixOf(whole);
	// "/Programs" is the same page as "/programs". The rest may be a slug, in which case matters.
	const path = (prefix ? whole.slice(prefix.length) || "/" : whole).replace(/^\/[^/]+/, (segment) =>
		segment.toLowerCase(),
	);
	const chosen = asLanguage(prefix.slice(1)) ?? asLanguage(readCookie(cookies, "preferred-language", knownLanguage));
	const language = chosen ?? originalLanguage;
	const query = mark < 0 ? "" : canonicalQuery(path, new URLSearchParams(target.slice(mark + 1)));
	const dismissedNotice = readCookie(cookies, "notice", /^\d{1,15}$/);
	// Only the current notice changes the page: an old or invented version in the cookie has no effect.
	const without = notice !== undefined && dismissedNotice === notice ? "-" : "";
	const key = `${language}${prefix ? "/" : " "}${without}${path}${query}`;
	return { language, isLanguageChosen: chosen !== undefined, prefix, path, query, dismissedNotice, key };
}

/**
 * The canonical spelling, as in our own links. Countless other spellings name the same page ("/%70rograms", an id in
 * capitals); they are answered but not cached, because they would fill the cache.
 */
export function isOurForm(path: string): boolean {
	return /^(\/|(\/([a-z0-9._~-]|%[89A-F][0-9A-F])+)+)$/.test(path) && !hasDotSegment(path);
}

/** Whether a path has a segment "." or "..", which browsers resolve before they send a request. */
export const hasDotSegment = (path: string) => /(^|[/\\])\.{1,2}([/\\]|$)/.test(path);

/** The path for the router, which decodes it. Invalid UTF-8 names no page but must still get our 404 page. */
export function decodable(path: string): string {
	try {
		// The result is used, because the bundler removes calls whose result is unused.
		return decodeURIComponent(path) && path;
	} catch {
		return path.replaceAll("%", "-");
	}
}
