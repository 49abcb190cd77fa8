import { serialize } from "hono/utils/cookie";

/**
 * A `Set-Cookie` header for the whole site. Under https the server marks every cookie as Secure as it leaves (server/headers.ts).
 *
 * @param maxAge in seconds; 0 removes the cookie.
 * @param readable whether the page's scripts may read it; only for what holds nothing of the visitor.
 */
export function writeCookie(name: string, value: string, maxAge: number, { readable = false } = {}): string {
	return serialize(name, value, { path: "/", maxAge, httpOnly: !readable, sameSite: "Lax" });
}
