import { createHash } from "node:crypto";

/**
 * The headers of every response, applied in server/listener.ts. The content security policy allows scripts and data only from this
 * site, no inline script, and one inline style sheet. Images may come from URLs that staff enter.
 * @param stylesheet the one that the response inlines, if it does.
 */
export function securityHeaders(https: boolean, stylesheet?: string): Record<string, string> {
	return {
		"content-security-policy": sitePolicy(https, stylesheet),
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "strict-origin-when-cross-origin",
		"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		...(https ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
	};
}

/** @returns the content security policy of a public page by its style sheet. Computes each only once. */
export function createPagePolicies(https: boolean): (stylesheet: string, withPixel: boolean) => string {
	const known = { site: new Map<string, string>(), pixel: new Map<string, string>() };
	return (stylesheet, withPixel) => {
		const policies = withPixel ? known.pixel : known.site;
		const policy = policies.get(stylesheet) ?? (withPixel ? pixelPolicy : sitePolicy)(https, stylesheet);
		policies.set(stylesheet, policy);
		return policy;
	};
}

function sitePolicy(https: boolean, stylesheet: string | undefined): string {
	return contentPolicy(
		["script-src 'self'", styleSource(stylesheet), "trusted-types page", "connect-src 'self'", pageForms],
		https,
	);
}

/**
 * The policy of pages where the ad pixel may run, if configured: also allows its two hosts. Meta's script creates its
 * own trusted-types policy and sets script URLs as text, which needs a policy named "default": app/analytics creates
 * one that allows only that host.
 */
function pixelPolicy(https: boolean, stylesheet: string): string {
	return contentPolicy(
		[
			"script-src 'self' https://connect.facebook.net",
			styleSource(stylesheet),
			"trusted-types page default connect.facebook.net/fbevents",
			"connect-src 'self' https://connect.facebook.net https://www.facebook.com",
			pageForms,
		],
		https,
	);
}

/** The button that connects Telegram is a form, so that no prefetch makes links; it is answered by a redirect to the bot. */
const pageForms = "form-action 'self' https://t.me";

/** Marks cookies as Secure with https. */
export function secureCookies(cookies: string[], https: boolean): string[] {
	return https ? cookies.map((cookie) => (/;\s*secure/i.test(cookie) ? cookie : `${cookie}; Secure`)) : cookies;
}

const styleSource = (stylesheet: string | undefined) =>
	`style-src ${stylesheet === undefined ? "'none'" : `'sha256-${createHash("sha256").update(stylesheet).digest("base64")}'`}`;

/** The admin panel's policy: allows the document's scripts by a nonce; its style sheet is a file. */
export function appPolicy(nonce: string, https: boolean): string {
	return contentPolicy(
		[
			`script-src 'self' 'nonce-${nonce}'`,
			"style-src 'self'",
			"trusted-types 'none'",
			"connect-src 'self'",
			"form-action 'self'",
		],
		https,
	);
}

function contentPolicy(own: string[], https: boolean): string {
	return [
		"default-src 'none'",
		...own,
		"img-src 'self' data: https:",
		"font-src 'self'",
		"manifest-src 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
		...(https ? ["upgrade-insecure-requests"] : []),
	].join("; ");
}
