import type { Header } from "./request.ts";

/**
 * Whether a form was sent from our own pages: the browser says that it is the same origin, or names one that matches ours in
 * scheme, host and port. A proxy that ends TLS for us does so for every host that we answer to.
 */
export function isSameOrigin(header: Header, siteUrl: string): boolean {
	const site = header("sec-fetch-site");
	if (site) return site === "same-origin" || site === "none";
	const origin = header("origin");
	if (!origin || origin === "null") return false;
	return origin === siteUrl || origin === `${new URL(siteUrl).protocol}//${header("host")}`;
}
