import { hasPixel, isAppAddress, opensApplication } from "../../app/query-parameters.ts";
import { clearedFlash } from "../flash.ts";
import { appPolicy, type PageNeeds } from "../headers.ts";
import type { PageRequest } from "./context.ts";

/**
 * A form's origin distinguishes it from another site's: with "no-referrer", browsers would send forms with the origin
 * "null".
 */
const confidentialHeaders = { "cache-control": "no-store", "referrer-policy": "same-origin" };

export type HeaderOptions = {
	/** Headers of every response. */
	security: Record<string, string>;
	/** The content security policy of public pages. */
	pagePolicy(stylesheet: string, needs: PageNeeds): string;
};

/** The step "headers" for public pages. */
export function pageHeaders(
	{ security, pagePolicy }: HeaderOptions,
	{ context, response, personalHeaders }: PageRequest,
	status: number,
	isShared: boolean,
): Record<string, string> {
	const { path, site, stylesheet } = context;
	const needs = { pixel: Boolean(site.pixelId) && hasPixel(path), bot: opensApplication(path) };
	return {
		...security,
		"content-security-policy": pagePolicy(stylesheet, needs),
		"content-type": "text/html; charset=utf-8",
		"content-language": context.language,
		vary: "Cookie, Accept-Encoding",
		"speculation-rules": '"/speculation-rules.json"',
		"cache-control": cacheControl(status, isShared, context.account !== undefined),
		// The address has the visitor's answers: no other page, and no script of the ad network on it, learns it as the referrer.
		...(path === "/fit" && { "referrer-policy": "strict-origin" }),
		...(response.isConfidential && confidentialHeaders),
		...personalHeaders,
		...(response.retryAfterSeconds && { "retry-after": String(response.retryAfterSeconds) }),
	};
}

/** The back button may show a visitor's own page again, with everything that was entered. */
function cacheControl(status: number, isShared: boolean, isSignedIn: boolean): string {
	if (isShared) return "no-cache";
	return isSignedIn || status >= 500 || status === 404 || status === 413 ? "no-store" : "private, no-cache";
}

/** The step "headers" for the admin's pages and data: never stored, with scripts allowed by the response's nonce. */
export function withAdminHeaders(response: Response, { context }: PageRequest, cookies: string[]): Response {
	// A preview keeps the policy and the language of its public page.
	if (!response.headers.has("content-security-policy")) {
		const policy = appPolicy(context.nonce ?? "", context.site.url.startsWith("https:"));
		response.headers.set("content-security-policy", policy);
		response.headers.set("content-language", context.language);
	}
	response.headers.set("cache-control", "no-store");
	response.headers.set("vary", "Cookie");
	for (const cookie of cookies) response.headers.append("set-cookie", cookie);
	// Clears the flash message, which was shown, unless this response sets the next one.
	const isShown = context.flash && !response.headers.getSetCookie().some((cookie) => cookie.startsWith("flash="));
	if (isShown) response.headers.append("set-cookie", clearedFlash);
	return response;
}

/** Session cookies, except those that the page itself has set. */
export function ownCookies(headers: Headers, cookies: string[]): string[] {
	const set = headers.getSetCookie().map((cookie) => cookie.split("=")[0]);
	return cookies.filter((cookie) => !set.includes(cookie.split("=")[0]));
}

/**
 * The canonical form of a URL, which the browser's router and the server parse alike; undefined if it already has that
 * form.
 */
export function canonicalAdminUrl(asked: string, { path, query }: { path: string; query: string }): string | undefined {
	if (!isAppAddress(path)) return undefined;
	return asked === path ? undefined : path + query;
}
