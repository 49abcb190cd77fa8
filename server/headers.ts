import { createHash } from "node:crypto";

/**
 * The headers of every response, applied in server/listener.ts. The content security policy allows scripts and data only from this
 * site, no inline script, and one inline style sheet. Images may come from URLs that staff enter.
 * @param stylesheet the one that the response inlines, if it does.
 * @param hstsSubdomains whether browsers must use https for every subdomain too.
 */
export function securityHeaders(https: boolean, stylesheet?: string, hstsSubdomains = false): Record<string, string> {
	return {
		"content-security-policy": pagePolicy(https, stylesheet, {}),
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "strict-origin-when-cross-origin",
		"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		...(https && { "strict-transport-security": `max-age=63072000${hstsSubdomains ? "; includeSubDomains" : ""}` }),
	};
}

/** What a public page needs besides this site. */
export type PageNeeds = {
	/** The ad pixel may run. */
	pixel?: boolean;
	/** The button that connects Telegram is a form, so that no prefetch makes links; it is answered by a redirect to the bot. */
	bot?: boolean;
};

/** @returns the content security policy of a public page by its style sheet. Computes each only once. */
export function createPagePolicies(https: boolean): (stylesheet: string, needs: PageNeeds) => string {
	const known = new Map<string, string>();
	return (stylesheet, needs) => {
		const key = `${needs.pixel} ${needs.bot} ${stylesheet}`;
		const policy = known.get(key) ?? pagePolicy(https, stylesheet, needs);
		known.set(key, policy);
		return policy;
	};
}

/**
 * Pages with the ad pixel also allow its two hosts. Meta's script creates its own trusted-types policy and sets script
 * URLs as text, which needs a policy named "default": app/analytics creates one that allows only that host.
 */
function pagePolicy(https: boolean, stylesheet: string | undefined, { pixel = false, bot = false }: PageNeeds): string {
	return contentPolicy(
		[
			`script-src 'self'${pixel ? " https://connect.facebook.net" : ""}`,
			styleSource(stylesheet),
			`trusted-types page${pixel ? " default connect.facebook.net/fbevents" : ""}`,
			`connect-src 'self'${pixel ? " https://connect.facebook.net https://www.facebook.com" : ""}`,
			`form-action 'self'${bot ? " https://t.me" : ""}`,
		],
		https,
	);
}

/** Marks cookies as Secure with https. */
export function secureCookies(cookies: string[], https: boolean): string[] {
	return https ? cookies.map((cookie) => (/;\s*secure/i.test(cookie) ? cookie : `${cookie}; Secure`)) : cookies;
}

const styleSource = (stylesheet: string | undefined) =>
	`style-src ${stylesheet === undefined ? "'none'" : `'sha256-${createHash("sha256").update(stylesheet).digest("base64")}'`}`;

/**
 * The admin panel's policy: allows the document's scripts by a nonce; its style sheet is a file. Only the reader of PDFs
 * (app/admin/pdf-pages.tsx) makes a worker.
 */
export function appPolicy(nonce: string, https: boolean): string {
	return contentPolicy(
		[
			`script-src 'self' 'nonce-${nonce}'`,
			"style-src 'self'",
			"trusted-types pdf",
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
