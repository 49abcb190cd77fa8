import type { IncomingMessage } from "node:http";
import type { Site } from "./create-site.ts";
import { createHostCheck, type HostSettings } from "./host-check.ts";
import { inEveryLanguage, type PlainResponse, plainText } from "./pipeline/plain-text.ts";

/** Probes may send any host name. */
const isProbe = (target: string) => /^\/(healthz|readyz)(\?|$)/.test(target);

/** @returns a function that finds requests which never reach the pipeline: for another site, or over plain http. */
export function createRefusals(site: Pick<Site, "siteUrl" | "trustProxy">, hosts: HostSettings) {
	const isOurs = createHostCheck(hosts);

	/** Rejects requests for another site's host, or with two hosts. */
	function misdirected({ url = "/", headers, rawHeaders }: IncomingMessage): PlainResponse | undefined {
		// RFC 9112 §3.2. Node would answer this itself, without our headers.
		if (headers.host === undefined)
			return { status: 400, headers: { ...plainText, connection: "close" }, body: wrongHost };
		const named = url.startsWith("/") ? [] : [URL.parse(url)?.host];
		if (hasOneHost(rawHeaders) && [headers.host, ...named].every(isOurs)) return undefined;
		return { status: 421, headers: { ...plainText, connection: "close" }, body: wrongHost };
	}

	/**
	 * Redirects to https if our only proxy reports a plain http request. With several proxies, the last one may have
	 * received plain http from one that received https, and the redirect would never end.
	 */
	function insecure({ url = "/", headers }: IncomingMessage): PlainResponse | undefined {
		if (site.trustProxy !== 1 || !site.siteUrl.startsWith("https:") || !url.startsWith("/")) return undefined;
		if (headers["x-forwarded-proto"] !== "http") return undefined;
		return { status: 308, headers: { ...plainText, location: site.siteUrl + url }, body: null };
	}

	return (incoming: IncomingMessage): PlainResponse | undefined => {
		// Web-standard requests cannot have this method, with which a server echoes the request's headers.
		if (incoming.method === "TRACE")
			return { status: 405, headers: { ...plainText, allow: "GET, HEAD, POST" }, body: null };
		return isProbe(incoming.url ?? "/") ? undefined : (misdirected(incoming) ?? insecure(incoming));
	};
}

const wrongHost = inEveryLanguage(
	"wrongHost",
	"",
	"If you run this site: add the host to ALLOWED_HOSTS, or set SITE_URL.",
);

function hasOneHost(rawHeaders: readonly string[]): boolean {
	let hosts = 0;
	for (let at = 0; at < rawHeaders.length; at += 2) {
		if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === "host") hosts++;
	}
	return hosts === 1;
}
