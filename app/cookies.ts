import { parse, serialize } from "hono/utils/cookie";

/**
 * Reads one cookie of a request.
 *
 * @param header the `Cookie` header.
 * @param pattern what a value of ours looks like; it is anchored at both ends.
 * @returns undefined when the cookie is missing or its value is not one that we write.
 */
export function readCookie(header: string | null | undefined, name: string, pattern: RegExp): string | undefined {
	const value = header ? parseOnce(header)[name] : undefined;
	return value !== undefined && pattern.test(value) ? value : undefined;
}

let latest: { header: string; cookies: Partial<Record<string, string>> } = { header: "", cookies: {} };

/** Several steps read the cookies of one request, also of a cached page, where parsing again would cost a microsecond each. */
function parseOnce(header: string): Partial<Record<string, string>> {
	if (latest.header !== header) latest = { header, cookies: parse(header) };
	return latest.cookies;
}

type CookieOptions = {
	/** Whether the page's scripts may read it; only for what holds nothing of the visitor. */
	readable?: boolean;
	/** Sent over TLS only. Under https the server adds it to every cookie as it leaves (server/headers.ts). */
	secure?: boolean;
};

/**
 * Makes a `Set-Cookie` header for the whole site.
 *
 * @param maxAge in seconds; 0 removes the cookie.
 */
export function writeCookie(
	name: string,
	value: string,
	maxAge: number,
	{ readable = false, secure = false }: CookieOptions = {},
): string {
	return serialize(name, value, { path: "/", maxAge, httpOnly: !readable, sameSite: "Lax", secure });
}
