import { createHash } from "node:crypto";

/**
 * One content policy for every public page: scripts and data only from here, no inline script, the one inlined style sheet
 * named by its hash. Pictures may come from the addresses that staff enter.
 */
export function securityHeaders(inlineStyles: string, https: boolean): Record<string, string> {
	const style = createHash("sha256").update(inlineStyles).digest("base64");
	return {
		"content-security-policy": [
			"default-src 'none'",
			"script-src 'self'",
			`style-src 'sha256-${style}'`,
			"img-src 'self' data: https:",
			"font-src 'self'",
			"connect-src 'self'",
			"form-action 'self'",
			"base-uri 'none'",
			"frame-ancestors 'none'",
			"require-trusted-types-for 'script'",
			"trusted-types page",
			...(https ? ["upgrade-insecure-requests"] : []),
		].join("; "),
		"x-content-type-options": "nosniff",
		"x-frame-options": "DENY",
		"referrer-policy": "strict-origin-when-cross-origin",
		"permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
		"cross-origin-opener-policy": "same-origin",
		"cross-origin-resource-policy": "same-origin",
		...(https ? { "strict-transport-security": "max-age=63072000; includeSubDomains" } : {}),
	};
}
