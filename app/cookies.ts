import { parse, serialize } from "hono/utils/cookie";
import type { Language } from "../domain/shared/language.ts";

/**
 * Reads a cookie of a request. A browser sends a name twice if another host of the domain has set it too, perhaps with a
 * value that is not ours.
 * @param header the `Cookie` header
 * @param pattern matches the whole value of a cookie that we write
 * @returns the first valid value; undefined if there is none.
 */
export function readCookie(header: string | null | undefined, name: string, pattern: RegExp): string | undefined {
	if (!header?.includes(name)) return undefined;
	for (const pair of header.split(";")) {
		const value = parse(pair, name)[name];
		if (value !== undefined && pattern.test(value)) return value;
	}
	return undefined;
}

type CookieOptions = {
	/** Whether scripts may read the cookie; only for values without personal data. */
	readable?: boolean;
	/** Sent over TLS only. With https, the server adds this to every cookie (server/headers.ts). */
	secure?: boolean;
};

/**
 * Creates a `Set-Cookie` header for the whole site.
 * @param maxAge in seconds; 0 deletes the cookie
 */
export function writeCookie(
	name: string,
	value: string,
	maxAge: number,
	{ readable = false, secure = false }: CookieOptions = {},
): string {
	return serialize(name, value, { path: "/", maxAge, httpOnly: !readable, sameSite: "Lax", secure });
}

const aYear = 365 * 24 * 60 * 60;

/** Remembers a choice of language. Readable by scripts, because the loader mirrors it; it contains only the language. */
export const languageCookie = (language: Language): string =>
	writeCookie("preferred-language", language, aYear, { readable: true });
