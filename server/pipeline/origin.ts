import type { Header } from "./request.ts";

/**
 * Whether a form was sent from our own pages: the browser reports the same origin, or an origin that matches ours in
 * scheme, host and port. A proxy that terminates TLS does so for every host that we accept.
 */
export function isSameOrigin(header: Header, siteUrl: string): boolean {
	const site = header("sec-fetch-site");
	if (site) return site === "same-origin" || site === "none";
	const origin = header("origin");
	if (!origin || origin === "null") return false;
	return origin === siteUrl || origin === `${new URL(siteUrl).protocol}//${header("host")}`;
}
