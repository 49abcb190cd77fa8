/**
 * The visitor's address: what the connection says, or, behind our own proxies, what the outermost of them wrote down.
 * Whatever a visitor writes into X-Forwarded-For himself stands further left and is never looked at.
 */
export function clientAddress(peer: string | undefined, forwarded: string | undefined, proxies: number): string {
	if (proxies === 0) return peer ?? "unknown";
	const hops = (forwarded ?? "").split(",").map((hop) => hop.trim());
	return hops.at(-proxies) || peer || "unknown";
}
