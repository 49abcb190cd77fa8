import { createHash } from "node:crypto";

/**
 * The headers of every answer, applied in server/listener.ts. One content policy for all but the admin's: scripts and data only from here, no inline script, the one inlined
 * style sheet named by its hash. Pictures may come from the addresses that staff enter.
 */
export function securityHeaders(inlineStyles: string, https: boolean): Record<string, string> {
	return {
		"content-security-policy": contentPolicy(
			["script-src 'self'", styleSource(inlineStyles), "trusted-types page", "connect-src 'self'"],
			https,
		),
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "strict-origin-when-cross-origin",
		"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		...(https ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
	};
}

/**
 * The policy of pages on which the ad pixel may run, where one is configured: its own two hosts besides. Meta's script makes a
 * trusted-types policy of its own, and sets the addresses of further scripts as text too, which only one named "default" lets
 * through: app/analytics makes one that takes that host's alone.
 */
export function pixelPolicy(inlineStyles: string, https: boolean): string {
	return contentPolicy(
		[
			"script-src 'self' https://connect.facebook.net",
			styleSource(inlineStyles),
			"trusted-types page default connect.facebook.net/fbevents",
			"connect-src 'self' https://connect.facebook.net https://www.facebook.com",
		],
		https,
	);
}

/** Cookies as they leave: under https none of them is ever sent without TLS. */
export function secureCookies(cookies: string[], https: boolean): string[] {
	return https ? cookies.map((cookie) => (/;\s*secure/i.test(cookie) ? cookie : `${cookie}; Secure`)) : cookies;
}

const styleSource = (inlineStyles: string) =>
	`style-src 'sha256-${createHash("sha256").update(inlineStyles).digest("base64")}'`;

/** The admin's policy: its document's own scripts are named by a word of that answer alone, its style sheet is a file. */
export function appPolicy(nonce: string, https: boolean): string {
	return contentPolicy(
		[`script-src 'self' 'nonce-${nonce}'`, "style-src 'self'", "trusted-types 'none'", "connect-src 'self'"],
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
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
		...(https ? ["upgrade-insecure-requests"] : []),
	].join("; ");
}
