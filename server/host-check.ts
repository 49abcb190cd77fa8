import { isIP } from "node:net";
import { hostname } from "node:os";

export type HostSettings = {
	/** Accepted host names besides loopback, without ports. */
	names: readonly string[];
	/** While the site's URL is not configured: also accept any IP address and the machine's own name. */
	anyAddress: boolean;
};

/** Whether a Host header is accepted; otherwise the response is 421 (RFC 9110 §15.5.20). */
export function createHostCheck({ names, anyAddress }: HostSettings): (host: string | undefined) => boolean {
	const own = hostname().toLowerCase();
	const known = new Set(names.map((name) => name.toLowerCase()));
	if (anyAddress) for (const name of [own, `${own}.local`]) known.add(name);
	return (host) => {
		const name = nameOf(host);
		return name !== undefined && (known.has(name) || isLoopback(name) || (anyAddress && isAddress(name)));
	};
}

/** The name in a Host header without its port. */
function nameOf(host: string | undefined): string | undefined {
	return /^(\[[0-9a-f:.]+\]|[^:/@\s]+)(?::\d{1,5})?$/i.exec(host ?? "")?.[1]?.toLowerCase();
}

/** Loopback addresses, also as peer addresses. */
export function isLoopback(name: string | undefined): boolean {
	return (
		name !== undefined &&
		/^(127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3}|([a-z0-9.-]+\.)?localhost)$/i.test(name)
	);
}

const isAddress = (name: string) => isIP(name.replace(/^\[|\]$/g, "")) > 0;
