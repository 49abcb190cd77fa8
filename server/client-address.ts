import { isIPv4, isIPv6 } from "node:net";

/**
 * The visitor's address: the peer, or, behind our own proxies, the address that the outermost proxy added. Entries that
 * the visitor adds to X-Forwarded-For are further left and ignored.
 */
export function clientAddress(peer: string | undefined, forwarded: string | undefined, proxies: number): string {
	if (proxies === 0) return peer ?? "unknown";
	const hops = (forwarded ?? "").split(",").map((hop) => hop.trim());
	return hops.at(-proxies) || peer || "unknown";
}

/** The shortened address for the audit log: enough to recognize another network. */
export function networkOf(client: string): string | undefined {
	if (isIPv4(client)) return `${client.split(".").slice(0, 3).join(".")}.0/24`;
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(client)?.[1];
	if (mapped) return networkOf(mapped);
	return isIPv6(client) ? `${ipv6Groups(client).slice(0, 3).join(":")}::/48` : undefined;
}

/** The eight groups of an IPv6 address, without leading zeros. */
function ipv6Groups(address: string): string[] {
	const [head = "", tail] = address.split("::");
	const left = head.split(":").filter(Boolean);
	const right = (tail ?? "").split(":").filter(Boolean);
	const groups = tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill("0"), ...right];
	return groups.map((group) => Number.parseInt(group, 16).toString(16));
}

/** A household usually has a whole /64 of IPv6 addresses. */
export function addressBlock(address: string): string {
	if (!isIPv6(address)) return address;
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
	if (mapped) return mapped;
	return ipv6Groups(address).slice(0, 4).join(":");
}

/**
 * The addresses of one sender: a /24 shared by neighbors, or the /48 of one customer. A smaller IPv6 prefix is not
 * enough: a /48 contains 256 /56 networks.
 */
export function subnet(address: string): string {
	const own = addressBlock(address);
	if (isIPv4(own)) return own.split(".").slice(0, 3).join(".");
	return isIPv6(address) ? own.split(":").slice(0, 3).join(":") : own;
}
