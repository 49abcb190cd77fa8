import { parse, serialize } from "hono/utils/cookie";

/**
 * Reads a cookie of a request.
 * @param header the `Cookie` header
 * @param pattern matches the whole value of a cookie that we write
 * @returns undefined if the cookie is missing or its value does not match.
 */
export function readCookie(header: string | null | undefined, name: string, pattern: RegExp): string | undefined {
	const value = header ? parseOnce(header)[name] : undefined;
	return value !== undefined && pattern.test(value) ? value : undefined;
}

let latest: { header: string; cookies: Partial<Record<string, string>> } = { header: "", cookies: {} };

/**
 * Caches the last header, because several steps read the cookies of a request, and parsing takes about a microsecond
 * each time.
 */
function parseOnce(header: string): Partial<Record<string, string>> {
	if (latest.header !== header) latest = { header, cookies: parse(header) };
	return latest.cookies;
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
