import { parse } from "node-html-parser";

/** A response as a scanner sees it. */
export type Scanned = { headers: Headers; body: string; https: boolean };

const broad = ["ftp:", "http:", "https:", "*", "http://*", "http://*.*", "https://*", "https://*.*"];
const unsafe = [...broad, "'unsafe-inline'", "data:"];

/**
 * The score of Mozilla's HTTP Observatory by its published rules (version 5: penalties from 100; extra credit only from
 * 90), as far as one response determines it. Not included: HSTS preload list, certificates.
 */
export function observatory(answer: Scanned): { score: number; findings: Record<string, number> } {
	const findings: Record<string, number> = {
		"content-security-policy": policyScore(answer),
		cookies: cookieScore(answer),
		"cross-origin-resource-sharing":
			answer.headers.get("access-control-allow-origin") === "*" &&
			answer.headers.has("access-control-allow-credentials")
				? -50
				: 0,
		"cross-origin-resource-policy": oneOf(answer, "cross-origin-resource-policy", [
			[/^same-origin$|^same-site$|^cross-origin$/, 10],
			[/./, -5],
		]),
		"referrer-policy": oneOf(answer, "referrer-policy", [
			[/(^|,\s*)(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/, 5],
			[/./, -5],
		]),
		"strict-transport-security": transportScore(answer),
		"subresource-integrity": integrityScore(answer),
		"x-content-type-options": answer.headers.get("x-content-type-options") === "nosniff" ? 0 : -5,
		"x-frame-options": frameScore(answer),
	};
	const points = Object.values(findings);
	const base = points.reduce((sum, point) => sum + Math.min(point, 0), 100);
	const extra = points.reduce((sum, point) => sum + Math.max(point, 0), 0);
	return { score: base >= 90 ? base + extra : Math.max(base, 0), findings };
}

/**
 * The highest score for this kind of response: credit for cookies needs cookies, credit for integrity needs external
 * scripts.
 */
export function topScore({ headers, body }: Scanned): number {
	return 130 + (headers.getSetCookie().length > 0 ? 5 : 0) + (scriptsOf({ headers, body }).length > 0 ? 5 : 0);
}

function oneOf({ headers }: Scanned, name: string, rules: [RegExp, number][]): number {
	const value = headers.get(name)?.toLowerCase();
	return value === undefined ? 0 : (rules.find(([pattern]) => pattern.test(value))?.[1] ?? 0);
}

function directives({ headers }: Pick<Scanned, "headers">): Map<string, string[]> | undefined {
	const policy = headers.get("content-security-policy");
	if (!policy) return undefined;
	return new Map(
		policy.split(";").map((directive) => {
			const [name = "", ...sources] = directive.trim().split(/\s+/);
			return [name.toLowerCase(), sources];
		}),
	);
}

function policyScore(answer: Scanned): number {
	const policy = directives(answer);
	if (!policy) return -25;
	const sources = (name: string) => policy.get(name) ?? policy.get("default-src") ?? ["*"];
	const has = (name: string, words: string[]) => sources(name).some((source) => words.includes(source));
	if (has("script-src", unsafe) || has("object-src", broad)) return -20;
	const insecure = (names: string[]) =>
		names.some((name) => sources(name).some((source) => /^(http|ftp):/.test(source)));
	const passive = ["img-src", "media-src"];
	if (answer.https && insecure([...policy.keys()].filter((name) => !passive.includes(name)))) return -20;
	if (has("script-src", ["'unsafe-eval'"]) || has("style-src", ["'unsafe-eval'"])) return -10;
	if (answer.https && insecure(passive)) return -10;
	if (has("style-src", unsafe)) return 0;
	return policy.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function cookieScore({ headers, https }: Scanned): number {
	const cookies = headers.getSetCookie();
	if (cookies.length === 0) return 0;
	const withHsts = https && headers.has("strict-transport-security");
	const scores = cookies.map((cookie) => {
		const isSession = /^[^=]*(login|sess)/i.test(cookie);
		if (isSession && !/;\s*httponly/i.test(cookie)) return -30;
		if (!/;\s*secure/i.test(cookie)) return isSession ? (withHsts ? -10 : -40) : withHsts ? -5 : -20;
		const sameSite = /;\s*samesite=([^;]*)/i.exec(cookie)?.[1];
		if (sameSite === undefined) return 0;
		return /^(lax|strict)$/i.test(sameSite) ? 5 : -20;
	});
	return Math.min(...scores);
}

function transportScore({ headers, https }: Scanned): number {
	if (!https) return 0;
	const age = Number(/max-age=(\d+)/.exec(headers.get("strict-transport-security") ?? "")?.[1] ?? Number.NaN);
	return Number.isNaN(age) ? -20 : age >= 15_768_000 ? 0 : -10;
}

function scriptsOf({ headers, body }: Pick<Scanned, "headers" | "body">) {
	if (!/^text\/html/.test(headers.get("content-type") ?? "")) return [];
	return parse(body).querySelectorAll("script[src]");
}

function integrityScore(answer: Scanned): number {
	const scripts = scriptsOf(answer);
	const isOurs = (src: string) => /^\/(?!\/)/.test(src);
	const foreign = scripts.filter((script) => !isOurs(script.getAttribute("src") ?? ""));
	if (foreign.some((script) => !script.hasAttribute("integrity"))) return -5;
	return scripts.length > 0 && answer.https && scripts.every((script) => script.hasAttribute("integrity")) ? 5 : 0;
}

function frameScore(answer: Scanned): number {
	if (directives(answer)?.has("frame-ancestors")) return 5;
	return /^(deny|sameorigin)$/i.test(answer.headers.get("x-frame-options") ?? "") ? 0 : -20;
}
