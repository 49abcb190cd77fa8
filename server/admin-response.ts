import type { RequestContext } from "../app/request-context.ts";
import { clearedFlash } from "./flash.ts";
import { appPolicy } from "./headers.ts";

/** The admin's answers, pages and data alike: nobody keeps them, and their scripts are known by the visit's nonce. */
export function asAdminResponse(
	made: Response,
	visit: RequestContext,
	security: Record<string, string>,
	cookies: string[],
): Response {
	for (const [name, value] of Object.entries(security)) made.headers.set(name, value);
	made.headers.set("content-security-policy", appPolicy(visit.nonce ?? "", visit.site.url.startsWith("https:")));
	made.headers.set("cache-control", "no-store");
	made.headers.set("vary", "Cookie");
	made.headers.set("content-language", visit.language);
	for (const cookie of cookies) made.headers.append("set-cookie", cookie);
	// What was told is over, unless this very answer leaves the next message.
	const told = visit.flash && !made.headers.getSetCookie().some((cookie) => cookie.startsWith("flash="));
	if (told) made.headers.append("set-cookie", clearedFlash);
	return made;
}

/** The only form of an address that the browser's router and the server both understand alike; undefined when it is that. */
export function canonicalAdminUrl(
	target: string,
	{ path, query }: Pick<RequestContext, "path" | "query">,
): string | undefined {
	const { pathname } = new URL(target, "http://localhost");
	return pathname === path ? undefined : path + query;
}
