import { isIP } from "node:net";
import { hostname } from "node:os";

export type HostSettings = {
	/** Names that are answered besides those of this machine's loopback, without ports. */
	names: readonly string[];
	/** While the site's own address is not configured: also any IP address and this machine's own name. */
	anyAddress: boolean;
};

/** Whether a Host header names this site. A name that is not ours is no way to reach it: the answer is 421 (RFC 9110 §15.5.20). */
export function createHostCheck({ names, anyAddress }: HostSettings): (host: string | undefined) => boolean {
	const own = hostname().toLowerCase();
	const known = new Set([...names.map((name) => name.toLowerCase()), "localhost"]);
	if (anyAddress) for (const name of [own, `${own}.local`]) known.add(name);
	return (host) => {
		const name = nameOf(host);
		return name !== undefined && (known.has(name) || isLoopback(name) || (anyAddress && isAddress(name)));
	};
}

/** The name in a Host header, without its port. */
function nameOf(host: string | undefined): string | undefined {
	return /^(\[[0-9a-f:.]+\]|[^:/@\s]+)(?::\d{1,5})?$/i.exec(host ?? "")?.[1]?.toLowerCase();
}

/** Addresses of this machine alone; also those that a peer has when it connects from here. */
export function isLoopback(name: string | undefined): boolean {
	return (
		name !== undefined && /^(127(\.\d{1,3}){3}|\[?::1\]?|::ffff:127(\.\d{1,3}){3}|[a-z0-9.-]+\.localhost)$/i.test(name)
	);
}

const isAddress = (name: string) => isIP(name.replace(/^\[|\]$/g, "")) > 0;
